import type { HallPlan, PlanGroup, SeatKind } from "../../contracts/hall-plan.ts";
import { SEAT_SIZE } from "../hall.ts";
import { rowBlock, rowWidth, USUAL_ROW_BLOCK } from "../row-block.ts";

const ZONES = [
  { id: "parterre", name: "Parterre" },
  { id: "balkon", name: "Balkon" },
];
const SIZE = { width: 1440, height: 1400 };
const MIDDLE = SIZE.width / 2;
const AISLE = 84;
const ROW_PITCH = 54;
/** Seats per row: the hall grows wider towards the back. */
const PARTERRE = [24, 24, 26, 26, 26, 26, 26, 28, 28, 28, 28, 30];
const BALCONY = [26, 26, 26, 26, 26];
const FIRST_ROW = 330;
const FIRST_BALCONY_ROW = FIRST_ROW + PARTERRE.length * ROW_PITCH + 130;
/** How much nearer to the stage a row is at the hall's sides than in the middle. */
const BEND = 100;
const RAIL_MARGIN = 40;

/** A theatre of 450 seats: 12 curved rows, a balcony of 5 rows, wheelchair and companion places in the first row. */
export function theatre(): HallPlan {
  const parterre = rows(PARTERRE, "Rij", "parterre", FIRST_ROW, []);
  const balcony = rows(BALCONY, "Balkon rij", "balkon", FIRST_BALCONY_ROW, parterre);
  const rail = Math.round(FIRST_BALCONY_ROW - 58);
  const railWidth = SIZE.width - 2 * RAIL_MARGIN;
  return {
    name: "Theater",
    ...SIZE,
    stage: { x: MIDDLE - 400, y: 0, width: 800, height: 170, label: "PODIUM" },
    zones: ZONES,
    groups: [...parterre.map(withWheelchairs), ...balcony.map(withLimitedView)],
    decor: [
      { kind: "aisle", x: MIDDLE - 27, y: 190, width: 54, height: rail - 190, label: "" },
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
    const row = { ...block, curve, word, rowNumbering, zone, x: MIDDLE, y };
    placed.push(...rowBlock(row, { others: [...before, ...placed], zones: ZONES }));
  }
  return placed;
}

/** Makes wheelchair places, with more room, of the first row's ends, and companion places of the chairs beside them. */
function withWheelchairs(group: PlanGroup): PlanGroup {
  if (group.label !== "Rij 1") return group;
  const isLeft = group.x < MIDDLE;
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

/** Gives the ends of the balcony's first row a limited view, which the rail blocks. */
function withLimitedView(group: PlanGroup): PlanGroup {
  if (group.label !== "Balkon rij 1") return group;
  const isLeft = group.x < MIDDLE;
  return {
    ...group,
    seats: group.seats.map((seat, index) => {
      const fromEnd = isLeft ? index : group.seats.length - 1 - index;
      return fromEnd < 2 ? { ...seat, kind: "restricted" } : seat;
    }),
  };
}
