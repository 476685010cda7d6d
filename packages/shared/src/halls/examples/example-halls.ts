import type { HallPlan, PlanGroup, SeatKind } from "#contracts/hall-plan.ts";
import { SEAT_SIZE } from "#halls/hall.ts";
import { rowBlock, rowWidth, USUAL_ROW_BLOCK } from "#halls/row-block.ts";
import { ALL_SIDES, tableGrid, tableGridExtent } from "#halls/table.ts";

const THEATRE_ZONES = [
  { id: "parterre", name: "Parterre" },
  { id: "balkon", name: "Balkon" },
];
const SIZE = { width: 1440, height: 1400 };
const THEATRE_MIDDLE = SIZE.width / 2;
const AISLE = 84;
const ROW_PITCH = 54;
const PARTERRE = [24, 24, 26, 26, 26, 26, 26, 28, 28, 28, 28, 30];
const BALCONY = [26, 26, 26, 26, 26];
const FIRST_ROW = 330;
const FIRST_BALCONY_ROW = FIRST_ROW + PARTERRE.length * ROW_PITCH + 130;
const BEND = 100;
const RAIL_MARGIN = 40;

export function theatre(): HallPlan {
  const parterre = rows(PARTERRE, "Rij", "parterre", FIRST_ROW, []);
  const balcony = rows(BALCONY, "Balkon rij", "balkon", FIRST_BALCONY_ROW, parterre);
  const rail = Math.round(FIRST_BALCONY_ROW - 58);
  const railWidth = SIZE.width - 2 * RAIL_MARGIN;
  return {
    name: "Theater",
    ...SIZE,
    stage: { x: THEATRE_MIDDLE - 400, y: 0, width: 800, height: 170, label: "PODIUM" },
    zones: THEATRE_ZONES,
    groups: [...parterre.map(withWheelchairs), ...balcony.map(withLimitedView)],
    decor: [
      { kind: "aisle", x: THEATRE_MIDDLE - 27, y: 190, width: 54, height: rail - 190, label: "" },
      {
        kind: "rail",
        x: RAIL_MARGIN,
        y: rail,
        width: railWidth,
        height: SIZE.height - 30 - rail,
        label: "BALKON",
        bend: Math.round(BEND * (railWidth / SIZE.width) ** 2),
      },
      { kind: "door", x: 0, y: 262, width: 16, height: 90, label: "" },
      { kind: "door", x: SIZE.width - 16, y: 262, width: 16, height: 90, label: "" },
    ],
  };
}

function rows(lengths: readonly number[], word: string, zone: string, first: number, before: PlanGroup[]): PlanGroup[] {
  const placed: PlanGroup[] = [];
  for (const [index, seats] of lengths.entries()) {
    const block = { ...USUAL_ROW_BLOCK, rows: 1, seats, aislesAfter: [seats / 2], aisleWidth: AISLE };
    const curve = BEND * (rowWidth(block) / SIZE.width) ** 2;
    const rowNumbering = { ...block.rowNumbering, first: index + 1 };
    const y = first + index * ROW_PITCH;
    const row = { ...block, curve, word, rowNumbering, zone, x: THEATRE_MIDDLE, y };
    placed.push(...rowBlock(row, { others: [...before, ...placed], zones: THEATRE_ZONES }));
  }
  return placed;
}

function withWheelchairs(group: PlanGroup): PlanGroup {
  if (group.label !== "Rij 1") return group;
  const isLeft = group.x < THEATRE_MIDDLE;
  const kinds: SeatKind[] = ["wheelchair", "companion"];
  return {
    ...group,
    seats: group.seats.map((seat, index) => {
      const fromEnd = isLeft ? index : group.seats.length - 1 - index;
      const kind = kinds[fromEnd] ?? "seat";
      const out = kind === "wheelchair" ? SEAT_SIZE / 2 : 0;
      return { ...seat, kind, x: seat.x + (isLeft ? -out : out) };
    }),
  };
}

function withLimitedView(group: PlanGroup): PlanGroup {
  if (group.label !== "Balkon rij 1") return group;
  const isLeft = group.x < THEATRE_MIDDLE;
  return {
    ...group,
    seats: group.seats.map((seat, index) => {
      const fromEnd = isLeft ? index : group.seats.length - 1 - index;
      return fromEnd < 2 ? { ...seat, kind: "restricted" } : seat;
    }),
  };
}

const PARTY_ZONES = [{ id: "zaal", name: "Zaal" }];
const PARTY_MIDDLE = 760;
const FIRST_LINE = 440;

export function partyHall(): HallPlan {
  const grid = {
    shape: "round" as const,
    chairs: 8,
    sides: ALL_SIDES,
    tables: 40,
    columns: 8,
    gap: 26,
    aisleWidth: 96,
    chairLabels: "letters" as const,
    word: "Tafel",
    firstNumber: 1,
    zone: "zaal",
  };
  const { height } = tableGridExtent(grid);
  const y = FIRST_LINE + Math.round(height / 2);
  return {
    name: "Feestzaal",
    width: 1600,
    height: FIRST_LINE + Math.round(height) + 80,
    stage: { x: PARTY_MIDDLE - 300, y: 0, width: 600, height: 160, label: "PODIUM" },
    zones: PARTY_ZONES,
    groups: tableGrid({ ...grid, x: PARTY_MIDDLE, y }, { others: [], zones: PARTY_ZONES }),
    decor: [
      { kind: "text", x: PARTY_MIDDLE - 160, y: 260, width: 320, height: 60, label: "Dansvloer" },
      {
        kind: "aisle",
        x: PARTY_MIDDLE - 29,
        y: FIRST_LINE - 20,
        width: 58,
        height: Math.round(height) + 40,
        label: "",
      },
      { kind: "bar", x: 1510, y: FIRST_LINE, width: 60, height: Math.round(height), label: "Bar" },
      {
        kind: "door",
        x: PARTY_MIDDLE - 50,
        y: FIRST_LINE + Math.round(height) + 64,
        width: 100,
        height: 16,
        label: "Ingang",
      },
    ],
  };
}

const BLACK_BOX_ZONES = [{ id: "zaal", name: "Zaal" }];

/** A level floor as the stage, and a stand with stairs on both sides. */
export function blackBox(): HallPlan {
  const block = { ...USUAL_ROW_BLOCK, rows: 8, seats: 10, seatPitch: 42, rowPitch: 54, zone: "zaal", x: 360, y: 541 };
  return {
    name: "Black box",
    width: 720,
    height: 860,
    stage: { x: 60, y: 40, width: 600, height: 230, label: "SPEELVLOER" },
    zones: BLACK_BOX_ZONES,
    groups: rowBlock(block, { others: [], zones: BLACK_BOX_ZONES }),
    decor: [
      { kind: "aisle", x: 58, y: 328, width: 54, height: 426, label: "" },
      { kind: "aisle", x: 608, y: 328, width: 54, height: 426, label: "" },
      { kind: "desk", x: 316, y: 778, width: 88, height: 34, label: "Techniek" },
      { kind: "door", x: 63, y: 844, width: 100, height: 16, label: "Ingang" },
    ],
  };
}
