import type { HallPlan, PlanDecor, SeatKind } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { SMALLEST_AREA } from "@podium/shared/halls/group-faults";
import { rowNumbers } from "@podium/shared/halls/numbering";
import { type RowBlock, rowWidth, USUAL_ROW_BLOCK } from "@podium/shared/halls/row-block";
import { ALL_SIDES, type Table } from "@podium/shared/halls/table";
import {
  addDecor,
  addRowBlock,
  addSpot,
  addTables,
  nextLabel,
  nextRow,
} from "#modules/editors/hall-editor/commands/add.ts";
import { addArea } from "#modules/editors/hall-editor/commands/areas.ts";
import { withRoom } from "#modules/editors/hall-editor/commands/paper.ts";
import { boundsOf, groupBounds, type Point, union } from "#modules/editors/hall-editor/model/bounds.ts";
import type { Command, Drawing } from "#modules/editors/hall-editor/model/drawing.ts";
import type { AddTool, DrawnSize, Tool, ToolName } from "./tool.ts";

export interface ToolSettings {
  readonly rows: Omit<RowBlock, "zone" | "x" | "y">;
  /** Number of the first row; null continues the last row of that name in the plan. */
  readonly firstRow: number | null;
  readonly table: Omit<Table, "zone" | "x" | "y" | "label">;
  readonly tables: number;
  /** Number of tables side by side. */
  readonly tableColumns: number;
  readonly spot: { readonly label: string; readonly kind: SeatKind };
  readonly area: { readonly label: string; readonly capacity: number };
  readonly seatKind: SeatKind;
  /** Null for the plan's first zone. */
  readonly zone: string | null;
}

export const FIRST_SETTINGS: ToolSettings = {
  rows: USUAL_ROW_BLOCK,
  firstRow: null,
  table: { shape: "round", chairs: 6, sides: ALL_SIDES, chairLabels: "letters" },
  tables: 1,
  tableColumns: 5,
  spot: { label: "Plaats", kind: "seat" },
  area: { label: "Staanplaats", capacity: 100 },
  seatKind: "wheelchair",
  zone: null,
};

const AREA_SIZE: DrawnSize = { width: 400, height: 200 };
const TABLE_GAP = 30;
/** Maximum in one block. */
export const MOST_ROWS = 60;
export const MOST_SEATS = 100;

const DECOR_SIZES: Record<PlanDecor["kind"], { width: number; height: number; label: string; what: string }> = {
  aisle: { width: 60, height: 300, label: "", what: "een gangpad" },
  rail: { width: 500, height: 12, label: "", what: "een balustrade" },
  desk: { width: 120, height: 50, label: "Regie", what: "een regietafel" },
  bar: { width: 220, height: 60, label: "Toog", what: "een toog" },
  door: { width: 80, height: 24, label: "Deur", what: "een deur" },
  text: { width: 200, height: 40, label: "Tekst", what: "een tekst" },
};

/** Returns the zone for new places; empty when the plan has none. */
export function zoneOf({ zones }: HallPlan, { zone }: Pick<ToolSettings, "zone">): string {
  return (zones.find(({ id }) => id === zone) ?? zones[0])?.id ?? "";
}

export function nextRows(plan: HallPlan, settings: ToolSettings): Omit<RowBlock, "x" | "y"> {
  const { rows, firstRow } = settings;
  const first = firstRow ?? nextRow(plan.groups, rows.word, rows.rowNumbering);
  return { ...rows, rowNumbering: { ...rows.rowNumbering, first }, zone: zoneOf(plan, settings) };
}

/** 'Dit blok gaat verder na Rij F: Rij G tot Rij J.'; null for the first rows, or with a chosen first number. */
export function continuedWords(plan: HallPlan, settings: ToolSettings): string | null {
  const { rows, word, rowNumbering } = nextRows(plan, settings);
  if (settings.firstRow !== null || rowNumbering.first === 1) return null;
  const from = { ...rowNumbering, from: "front" } as const;
  const names = rowNumbers(rows, from).map((mark) => `${word} ${mark}`.trim());
  const [last] = rowNumbers(1, { ...from, first: from.first - 1 });
  const to = names.length === 1 ? "" : ` tot ${names.at(-1)}`;
  return `Dit blok gaat verder na ${`${word} ${last}`.trim()}: ${names[0]}${to}.`;
}

/** Makes the current tool for presses on the drawing; a tool that adds something also works without a pointer. */
export function makeTool(name: ToolName, settings: ToolSettings, plan: HallPlan): Tool {
  const zone = zoneOf(plan, settings);
  switch (name) {
    case "select":
    case "lasso":
    case "pan":
    case "underlay":
      return { kind: name };
    case "zone":
      return { kind: "paint-zone", zone };
    case "seat-kind":
      return { kind: "paint-kind", seatKind: settings.seatKind };
    case "rows": {
      const block = nextRows(plan, settings);
      return {
        kind: "add-row-block",
        what: "een blok rijen",
        place: (at, drawn) => addRowBlock(drawn ? filling(block, at, drawn) : { ...block, ...at }),
      };
    }
    case "table": {
      const { table, tables, tableColumns: columns } = settings;
      const grid = { ...table, zone, tables, columns, gap: TABLE_GAP, aisleWidth: 0, word: "Tafel" };
      const what = tables === 1 ? "een tafel" : `${tables} tafels`;
      return { kind: "add-table", what, place: (at) => addTables({ ...grid, ...at }) };
    }
    case "spot": {
      const { label, kind } = settings.spot;
      const spot = { label: nextLabel(plan.groups, label), seatLabel: "1", zone, kind };
      return { kind: "add-spot", what: "een losse plaats", place: (at) => addSpot({ ...spot, ...at }) };
    }
    case "area": {
      const area = { ...settings.area, zone };
      return {
        kind: "add-area",
        what: "een vak",
        place: (at, size = AREA_SIZE) =>
          addArea({
            ...area,
            ...at,
            width: Math.max(SMALLEST_AREA, size.width),
            height: Math.max(SMALLEST_AREA, size.height),
          }),
      };
    }
    case "aisle":
    case "rail":
    case "desk":
    case "bar":
    case "door":
    case "text":
      return decorTool(name);
  }
}

/** Fits as many rows and chairs as possible in a drawn box, from its upper left corner. */
function filling(block: Omit<RowBlock, "x" | "y">, at: Point, box: DrawnSize): RowBlock {
  const { seatPitch, rowPitch, aislesAfter } = block;
  const fitting = (room: number, pitch: number, most: number): number =>
    Math.min(most, Math.max(1, Math.floor((room - SEAT_SIZE) / pitch) + 1));
  const rows = fitting(box.height, rowPitch, MOST_ROWS);
  const inMiddle = aislesAfter.length === 1 && aislesAfter[0] === Math.floor(block.seats / 2);
  const aisles = (seats: number): readonly number[] => (inMiddle ? [Math.floor(seats / 2)] : aislesAfter);
  const width = (seats: number): number => rowWidth({ ...block, seats, aislesAfter: aisles(seats) }) + SEAT_SIZE;
  let seats = fitting(box.width, seatPitch, MOST_SEATS);
  while (seats > 1 && width(seats) > box.width) seats -= 1;
  return {
    ...block,
    rows,
    seats,
    aislesAfter: aisles(seats),
    x: at.x + (width(seats) - box.width) / 2,
    y: at.y + ((rows - 1) * rowPitch + SEAT_SIZE - box.height) / 2,
  };
}

function decorTool(kind: PlanDecor["kind"]): AddTool {
  const { label, what, ...usual } = DECOR_SIZES[kind];
  return {
    kind: "add-decor",
    what,
    place: (at: Point, size = usual) =>
      addDecor({ kind, label, ...size, x: at.x - size.width / 2, y: at.y - size.height / 2 }),
  };
}

/** Gap between existing elements and a new one below them. */
const GAP = 40;

/** Adds the tool's element behind all others, in the middle; the drawing grows if it does not fit. */
export function placeInFreeRoom(tool: AddTool): Command {
  return {
    name: (drawing) => tool.place(spotFor(tool, drawing)).name(drawing),
    apply: (drawing) => withRoom(tool.place(spotFor(tool, drawing))).apply(drawing),
  };
}

function spotFor(tool: AddTool, drawing: Drawing): { x: number; y: number } {
  const { plan } = drawing;
  const middle = { x: plan.width / 2, y: 0 };
  const tried = tool.place(middle).apply(drawing);
  const own = boundsOf(tried.plan, tried.selection);
  const occupied = union(plan.groups.map((group) => groupBounds(group)));
  const below = Math.max(plan.stage.y + plan.stage.height, occupied?.bottom ?? 0) + GAP;
  return { x: middle.x, y: below - (own?.top ?? 0) };
}
