import type { PlanGroup } from "../contracts/hall-plan.ts";
import type { PlanAround } from "./derive-ids.ts";
import { type Table, table, tableExtent, type TableForm } from "./table.ts";

export interface TableGrid extends Omit<Table, "label"> {
  readonly tables: number;
  readonly columns: number;
  /** Free room between two tables with their chairs. */
  readonly gap: number;
  /** Free room in the middle, between the left and the right half of the columns; 0 is none. */
  readonly aisleWidth: number;
  /** 'Tafel' in 'Tafel 4'. */
  readonly word: string;
  readonly firstNumber: number;
}

/** Most columns, and most tables in all. */
const MOST = 500;

/**
 * Returns tables in lines from the stage to the back. A last line that is not full stands in the middle; with an aisle
 * in the middle, its left half may have one table more.
 */
export function tableGrid(grid: TableGrid, { others, zones }: PlanAround): PlanGroup[] {
  const { tables, columns } = counts(grid);
  const { width, height } = tableExtent(grid);
  const isSplit = hasAisle(grid);
  const lines = Math.ceil(tables / columns);
  const top = grid.y - ((lines - 1) * (height + grid.gap)) / 2;
  const placed: PlanGroup[] = [];
  for (let index = 0; index < tables; index += 1) {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, tables - line * columns);
    const fromMiddle = (index % columns) - (isSplit ? Math.ceil(inLine / 2) - 0.5 : (inLine - 1) / 2);
    const x = grid.x + fromMiddle * (width + grid.gap) + (isSplit ? (Math.sign(fromMiddle) * aisleOf(grid)) / 2 : 0);
    const y = top + line * (height + grid.gap);
    const label = `${grid.word} ${grid.firstNumber + index}`.trim();
    const [x1, y1] = [Math.round(x), Math.round(y)];
    placed.push(...table({ ...grid, label, x: x1, y: y1 }, { others: [...others, ...placed], zones }));
  }
  return placed;
}

/** Size of all tables together, with their chairs. */
export function tableGridExtent(grid: TableForm & Pick<TableGrid, "tables" | "columns" | "gap" | "aisleWidth">): {
  width: number;
  height: number;
} {
  const { tables, columns } = counts(grid);
  const { width, height } = tableExtent(grid);
  const most = Math.min(columns, tables);
  const isSplit = hasAisle(grid);
  // The left half may have one table more, so the right half is as wide.
  const across = isSplit ? 2 * Math.ceil(most / 2) : most;
  return {
    width: across * (width + grid.gap) - grid.gap + (isSplit ? aisleOf(grid) : 0),
    height: Math.ceil(tables / columns) * (height + grid.gap) - grid.gap,
  };
}

/** Whether the tables leave room for the aisle: only with an even number of columns. */
function hasAisle(grid: Pick<TableGrid, "tables" | "columns" | "aisleWidth">): boolean {
  const { tables, columns } = counts(grid);
  return grid.aisleWidth > 0 && columns % 2 === 0 && tables > 1;
}

/** Returns how much wider the aisle is than the gap between other tables. */
function aisleOf({ aisleWidth, gap }: Pick<TableGrid, "aisleWidth" | "gap">): number {
  return Math.max(0, aisleWidth - gap);
}

function counts({ tables, columns }: Pick<TableGrid, "tables" | "columns">): { tables: number; columns: number } {
  const whole = (wanted: number): number => Math.min(MOST, Math.max(1, Math.trunc(wanted) || 1));
  return { tables: whole(tables), columns: whole(columns) };
}
