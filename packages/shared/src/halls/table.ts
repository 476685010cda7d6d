import type { PlanGroup, PlanSeat } from "#contracts/hall-plan.ts";
import { SEAT_SIZE, TABLE_RADIUS } from "./hall.ts";
import { type PlanAround, withIds } from "./derive-ids.ts";
import { seatNumbers, USUAL_SEATS } from "./numbering.ts";

/** A side of a table; `front` faces the stage. */
export type TableSide = "front" | "right" | "back" | "left";

export interface TableForm {
  readonly shape: "round" | "square" | "long";
  readonly chairs: number;
  /** Sides with chairs; for a round table only `front` matters: without it that side stays open. */
  readonly sides: readonly TableSide[];
}

export interface Table extends TableForm {
  readonly label: string;
  readonly chairLabels: "letters" | "numbers";
  readonly zone: string;
  readonly x: number;
  readonly y: number;
}

export const ALL_SIDES: readonly TableSide[] = ["front", "right", "back", "left"];

const MOST_CHAIRS = 100;
const CHAIR_PITCH = 38;
/** Distance from the edge of a table to the middle of a chair. */
const CHAIR_DISTANCE = 19;
/** Opening of a round table that is open to the stage, in degrees. */
const OPENING = 120;

interface Chair {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface Laid {
  readonly width: number;
  readonly height: number;
  readonly chairs: readonly Chair[];
}

/** Returns a table with chairs that face it, numbered from the stage's left: left, back, right, front. */
export function table(wanted: Table, around: PlanAround): PlanGroup[] {
  const { chairs, size } = chairsAround(wanted);
  const labels = seatNumbers(chairs.length, { ...USUAL_SEATS, as: wanted.chairLabels });
  const seats = chairs.map((chair, index): PlanSeat => ({
    id: "",
    label: labels[index] ?? "",
    x: tenths(wanted.x + chair.x),
    y: tenths(wanted.y + chair.y),
    turn: tenths(chair.turn),
    kind: "seat",
  }));
  const { label, zone, x, y, shape } = wanted;
  return withIds([{ id: "", kind: "table", label, zone, x, y, shape, ...size, seats }], around);
}

/** Returns the chairs, relative to the table's middle, and the table's size unless it is the usual one. */
export function chairsAround(form: TableForm): { chairs: readonly Chair[]; size: { width?: number; height?: number } } {
  const { width, height, chairs } = laid(form);
  const isUsual = width === 2 * TABLE_RADIUS && height === 2 * TABLE_RADIUS;
  return { chairs, size: isUsual ? {} : { width: tenths(width), height: tenths(height) } };
}

export function tableExtent(form: TableForm): { width: number; height: number } {
  const { width, height, chairs } = laid(form);
  const reach = (of: (chair: Chair) => number): number => Math.max(...chairs.map((chair) => Math.abs(of(chair))));
  return {
    width: Math.max(width, 2 * reach(({ x }) => x) + SEAT_SIZE),
    height: Math.max(height, 2 * reach(({ y }) => y) + SEAT_SIZE),
  };
}

function laid({ shape, chairs, sides }: TableForm): Laid {
  const count = Math.min(MOST_CHAIRS, Math.max(1, Math.trunc(chairs) || 1));
  return shape === "round" ? round(count, sides) : angular(count, { shape, sides });
}

function round(count: number, sides: readonly TableSide[]): Laid {
  const isOpen = !sides.includes("front");
  const step = isOpen ? (360 - OPENING) / Math.max(1, count - 1) : 360 / count;
  // Chairs go anticlockwise from the stage's left; an angle of 90 is behind the table.
  const first = isOpen && count > 1 ? 270 - OPENING / 2 : isOpen ? 90 : 270 - step / 2;
  const angles = Array.from({ length: count }, (_, index) => first - index * step);
  const needed = count > 1 ? CHAIR_PITCH / (2 * Math.sin((Math.min(step, 180) * Math.PI) / 360)) : 0;
  const distance = Math.max(TABLE_RADIUS + CHAIR_DISTANCE, Math.ceil(needed));
  const size = 2 * (distance - CHAIR_DISTANCE);
  const chairs = angles.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return { x: distance * Math.cos(radians), y: distance * Math.sin(radians), turn: angle - 90 };
  });
  return { width: size, height: size, chairs };
}

function angular(count: number, { shape, sides }: Pick<TableForm, "shape" | "sides">): Laid {
  const perSide = chairsPerSide(count, shape, sides.length > 0 ? sides : ALL_SIDES);
  const room = (side: TableSide): number => perSide[side] * CHAIR_PITCH + SEAT_SIZE / 2;
  const across = Math.max(2 * TABLE_RADIUS, room("front"), room("back"));
  const along = Math.max(2 * TABLE_RADIUS, room("left"), room("right"));
  const width = shape === "square" ? Math.max(across, along) : Math.max(across, 4 * TABLE_RADIUS);
  const height = shape === "square" ? width : along;
  const line = (side: TableSide, length: number, at: (offset: number) => Chair): Chair[] =>
    Array.from({ length: perSide[side] }, (_, index) => at((length * (index + 0.5)) / perSide[side] - length / 2));
  const [beside, behind] = [width / 2 + CHAIR_DISTANCE, height / 2 + CHAIR_DISTANCE];
  return {
    width,
    height,
    chairs: [
      ...line("left", height, (offset) => ({ x: -beside, y: offset, turn: 90 })),
      ...line("back", width, (offset) => ({ x: offset, y: behind, turn: 0 })),
      ...line("right", height, (offset) => ({ x: beside, y: -offset, turn: -90 })),
      ...line("front", width, (offset) => ({ x: -offset, y: -behind, turn: 180 })),
    ],
  };
}

/** Returns the chairs per side: a square table has them evenly divided, a long one at most one at each head. */
function chairsPerSide(
  count: number,
  shape: TableForm["shape"],
  sides: readonly TableSide[],
): Record<TableSide, number> {
  const perSide = { front: 0, right: 0, back: 0, left: 0 };
  const isHead = (side: TableSide): boolean => shape === "long" && (side === "left" || side === "right");
  const heads = sides.filter(isHead);
  const long = sides.filter((side) => !isHead(side));
  let left = count;
  if (long.length > 0 && count > long.length) {
    for (const side of heads.slice(0, left - long.length)) {
      perSide[side] = 1;
      left -= 1;
    }
  }
  const rest = long.length > 0 ? long : heads;
  const order = (["back", "front", "left", "right"] as const).filter((side) => rest.includes(side));
  for (let placed = 0; placed < left; placed += 1) {
    const side = order[placed % order.length];
    if (side) perSide[side] += 1;
  }
  return perSide;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

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

const MOST = 500;

/** Centres a last line that is not full. */
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

function aisleOf({ aisleWidth, gap }: Pick<TableGrid, "aisleWidth" | "gap">): number {
  return Math.max(0, aisleWidth - gap);
}

function counts({ tables, columns }: Pick<TableGrid, "tables" | "columns">): { tables: number; columns: number } {
  const whole = (wanted: number): number => Math.min(MOST, Math.max(1, Math.trunc(wanted) || 1));
  return { tables: whole(tables), columns: whole(columns) };
}
