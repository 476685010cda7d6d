/** 'Snel maken': a first plan of a hall from five answers. */
import type { HallPlan, PlanDecor, PlanGroup, PlanZone } from "../contracts/hall-plan.ts";
import { SEAT_SIZE } from "./hall.ts";
import { type RowBlock, rowBlock, rowWidth, USUAL_ROW_BLOCK } from "./row-block.ts";
import { type TableForm, tableGrid, tableGridExtent } from "./table.ts";

export interface QuickPlanChoices {
  /** Rows in the hall itself, not on the balcony; 0 is none. */
  readonly rows: number;
  readonly seatsPerRow: number;
  readonly hasMiddleAisle: boolean;
  readonly tables: number;
  readonly chairsPerTable: number;
  readonly balconyRows: number;
}

/** Together they may still exceed what can be published. */
export const QUICK_LIMITS = { rows: 60, seatsPerRow: 60, tables: 120, chairsPerTable: 12, balconyRows: 20 } as const;

const MARGIN = 60;
const GAP = 90;
const AISLE = 90;
const LEAST_WIDTH = 800;
const STAGE_HEIGHT = 140;
const DOOR = { width: 100, height: 16 };
const TABLE_GAP = 30;
const HALL: PlanZone = { id: "zaal", name: "Zaal" };
const BALCONY: PlanZone = { id: "balkon", name: "Balkon" };

export function quickSeatCount(answers: QuickPlanChoices): number {
  const { rows, seatsPerRow, tables, chairsPerTable, balconyRows } = tidied(answers);
  return (rows + balconyRows) * seatsPerRow + tables * chairsPerTable;
}

/** Returns a plan with, from the stage to the back, tables, rows and a balcony; faultless for 1 to 3,000 seats. */
export function quickPlan(name: string, given: QuickPlanChoices): HallPlan {
  const answers = tidied(given);
  const parts = [tablesPart(answers), rowsPart(answers), balconyPart(answers)].filter((part) => part !== null);
  const width = 2 * MARGIN + Math.ceil(Math.max(LEAST_WIDTH - 2 * MARGIN, ...parts.map((part) => part.width)));
  const middle = Math.round(width / 2);
  const zones = [...(answers.rows + answers.tables > 0 ? [HALL] : []), ...(answers.balconyRows > 0 ? [BALCONY] : [])];
  let y = STAGE_HEIGHT + GAP;
  const groups: PlanGroup[] = [];
  const decor: PlanDecor[] = [];
  for (const part of parts) {
    if (part.isBalcony) decor.push(rail(width, y, part));
    groups.push(...part.place(middle, y + part.height / 2, groups));
    y += part.height + GAP;
  }
  const height = Math.round(y - GAP + MARGIN);
  const stageWidth = Math.round((width * 0.6) / 10) * 10;
  return {
    name,
    width,
    height,
    stage: { x: Math.round(middle - stageWidth / 2), y: 0, width: stageWidth, height: STAGE_HEIGHT, label: "PODIUM" },
    zones: zones.length > 0 ? zones : [HALL],
    groups,
    decor: [...aisle(answers, middle, decor[0]?.y ?? height), ...decor, door(middle, height)],
  };
}

interface Part {
  readonly width: number;
  readonly height: number;
  readonly isBalcony: boolean;
  readonly curve: number;
  readonly place: (x: number, y: number, others: readonly PlanGroup[]) => PlanGroup[];
}

function rowsPart(answers: QuickPlanChoices): Part | null {
  return answers.rows > 0 ? seatedPart(answers, answers.rows, "Rij", HALL.id) : null;
}

function balconyPart(answers: QuickPlanChoices): Part | null {
  if (answers.balconyRows === 0) return null;
  // Only one row may be called 'Rij 2'.
  return seatedPart(answers, answers.balconyRows, answers.rows > 0 ? "Balkon rij" : "Rij", BALCONY.id);
}

function seatedPart({ seatsPerRow, hasMiddleAisle }: QuickPlanChoices, rows: number, word: string, zone: string): Part {
  const aislesAfter = hasMiddleAisle ? [Math.ceil(seatsPerRow / 2)] : [];
  const block = { ...USUAL_ROW_BLOCK, rows, seats: seatsPerRow, aislesAfter, aisleWidth: AISLE, word, zone };
  const width = rowWidth(block);
  // The curve is a tenth of half a row, so that long and short rows look equally bent.
  const curve = seatsPerRow < 6 ? 0 : Math.round(Math.min(width / 20, 80));
  const height = (rows - 1) * block.rowPitch + SEAT_SIZE + curve;
  return {
    width: width + SEAT_SIZE,
    height,
    isBalcony: zone === BALCONY.id,
    curve,
    place(x, y, others) {
      const placed: RowBlock = { ...block, curve, x, y: Math.round(y + curve / 2) };
      return rowBlock(placed, { others, zones: [HALL, BALCONY] });
    },
  };
}

function tablesPart(answers: QuickPlanChoices): Part | null {
  const { tables, chairsPerTable, hasMiddleAisle } = answers;
  if (tables === 0) return null;
  const form: TableForm = { shape: "round", chairs: chairsPerTable, sides: chairsPerTable > 6 ? ["front"] : [] };
  const grid = {
    ...form,
    tables,
    columns: columnsFor(answers),
    gap: TABLE_GAP,
    aisleWidth: hasMiddleAisle ? AISLE : 0,
    chairLabels: "letters" as const,
    word: "Tafel",
    firstNumber: 1,
    zone: HALL.id,
  };
  return {
    ...tableGridExtent(grid),
    isBalcony: false,
    curve: 0,
    place: (x, y, others) => tableGrid({ ...grid, x, y: Math.round(y) }, { others, zones: [HALL, BALCONY] }),
  };
}

function columnsFor({ tables, hasMiddleAisle }: QuickPlanChoices): number {
  const columns = Math.ceil(Math.sqrt(tables * 1.7));
  return hasMiddleAisle && columns % 2 === 1 ? columns + 1 : columns;
}

function aisle({ hasMiddleAisle, rows, tables }: QuickPlanChoices, middle: number, end: number): PlanDecor[] {
  const y = STAGE_HEIGHT + 20;
  const width = AISLE - SEAT_SIZE;
  // With a balcony alone there is nothing to walk between.
  if (!hasMiddleAisle || rows + tables === 0) return [];
  return [{ kind: "aisle", x: middle - width / 2, y, width, height: Math.max(0, Math.round(end - y)), label: "" }];
}

function rail(width: number, y: number, { height, curve }: Part): PlanDecor {
  const margin = MARGIN / 2;
  const top = Math.round(y - GAP / 2);
  // The rail's ends stay clear of the part before it.
  const bend = Math.min(curve, GAP / 3);
  return {
    kind: "rail",
    x: margin,
    y: top,
    width: width - 2 * margin,
    height: Math.round(height + GAP / 2 + margin),
    label: "BALKON",
    bend,
  };
}

function door(middle: number, height: number): PlanDecor {
  return { kind: "door", x: middle - DOOR.width / 2, y: height - DOOR.height, ...DOOR, label: "Ingang" };
}

function tidied(answers: QuickPlanChoices): QuickPlanChoices {
  const whole = (name: keyof typeof QUICK_LIMITS, least: number): number =>
    Math.min(QUICK_LIMITS[name], Math.max(least, Math.trunc(answers[name]) || 0));
  return {
    rows: whole("rows", 0),
    seatsPerRow: whole("seatsPerRow", 1),
    hasMiddleAisle: answers.hasMiddleAisle,
    tables: whole("tables", 0),
    chairsPerTable: whole("chairsPerTable", 1),
    balconyRows: whole("balconyRows", 0),
  };
}
