/** The specification's hall (sections 2, 3 and 9): the first plan of every installation, so it never changes. */
import type { HallPlan, PlanGroup } from "../../contracts/hall-plan.ts";

const SIZE = { width: 1200, height: 950 };
const STAGE = { x: 250, y: 0, width: 700, height: 168, label: "PODIUM" };
const MIDDLE = SIZE.width / 2;
const HALF_AISLE = 50;
const TABLES = 25;
const LEFT_TABLES = 12;
const TABLES_IN_A_ROW = 4;
const TABLES_OF_FIVE: ReadonlySet<number> = new Set([1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25]);
const TABLE_PITCH = { x: 132, y: 122 };
const FIRST_TABLE_ROW = 262;
const CHAIR_DISTANCE = 46;
const BALCONY_ROWS = 4;
const BLOCKS = [
  { side: "links", letters: "ABCDEFGHIJ" },
  { side: "rechts", letters: "KLMNOPQRST" },
];
const BALCONY_PITCH = { x: 48, y: 48 };
const FIRST_BALCONY_ROW = 762;
const BEND = 44;
const RAIL = FIRST_BALCONY_ROW - BALCONY_PITCH.y * 0.9;
const RAIL_MARGIN = 28;
const DESK = { width: 88, height: 34 };

/** Seats around a table, in degrees clockwise from its right; the side to the stage stays open. */
const CHAIR_ANGLES = { 4: [198, 126, 54, -18], 5: [210, 150, 90, 30, -30] } as const;

function bentRow(x: number, middleY: number): number {
  return round(middleY - BEND * ((x - MIDDLE) / MIDDLE) ** 2);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function table(number: number): PlanGroup {
  const isLeft = number <= LEFT_TABLES;
  const place = isLeft ? number - 1 : number - 1 - LEFT_TABLES;
  const column = place % TABLES_IN_A_ROW;
  const fromAisle = isLeft ? TABLES_IN_A_ROW - 1 - column : column;
  const offset = HALF_AISLE + TABLE_PITCH.x * (fromAisle + 0.5);
  const x = isLeft ? MIDDLE - offset : MIDDLE + offset;
  const y = bentRow(x, FIRST_TABLE_ROW + Math.floor(place / TABLES_IN_A_ROW) * TABLE_PITCH.y);
  const id = `T${number}`;
  const seats = CHAIR_ANGLES[TABLES_OF_FIVE.has(number) ? 5 : 4].map((angle, index) => {
    const label = "ABCDE".charAt(index);
    const radians = (angle * Math.PI) / 180;
    const at = {
      x: round(x + CHAIR_DISTANCE * Math.cos(radians)),
      y: round(y + CHAIR_DISTANCE * Math.sin(radians)),
    };
    return { id: `${id}-${label}`, label, ...at, turn: angle - 90, kind: "seat" as const };
  });
  return { id, kind: "table", label: `Tafel ${number}`, zone: "zaal", x, y, shape: "round", seats };
}

function rowBlock(number: number, { side, letters }: (typeof BLOCKS)[number]): PlanGroup {
  const length = letters.length * BALCONY_PITCH.x;
  const start = side === "links" ? MIDDLE - HALF_AISLE - length : MIDDLE + HALF_AISLE;
  const middleY = FIRST_BALCONY_ROW + (number - 1) * BALCONY_PITCH.y;
  const seats = Array.from(letters, (label, index) => {
    const x = round(start + BALCONY_PITCH.x * (index + 0.5));
    const slope = (-2 * BEND * (x - MIDDLE)) / MIDDLE ** 2;
    const turn = round((Math.atan(slope) * 180) / Math.PI);
    return { id: `R${number}-${label}`, label, x, y: bentRow(x, middleY), turn, kind: "seat" as const };
  });
  const x = start + length / 2;
  return {
    id: `R${number}-${side}`,
    kind: "row",
    label: `Rij ${number}`,
    zone: "balkon",
    x,
    y: bentRow(x, middleY),
    seats,
  };
}

function soundDesk(lastTable: PlanGroup): HallPlan["decor"][number] {
  const x = SIZE.width - lastTable.x - DESK.width / 2;
  return { kind: "desk", x, y: round(lastTable.y + 8 - DESK.height / 2), ...DESK, label: "" };
}

export function specificationHall(): HallPlan {
  const numbers = Array.from({ length: BALCONY_ROWS }, (_, index) => index + 1);
  const rows = numbers.flatMap((number) => BLOCKS.map((block) => rowBlock(number, block)));
  const tables = Array.from({ length: TABLES }, (_, index) => table(index + 1));
  const railWidth = SIZE.width - 2 * RAIL_MARGIN;
  return {
    name: "Parochiezaal",
    ...SIZE,
    stage: STAGE,
    zones: [
      { id: "zaal", name: "Zaal" },
      { id: "balkon", name: "Balkon" },
    ],
    groups: [...rows, ...tables],
    decor: [
      { kind: "aisle", x: MIDDLE - 27, y: 150, width: 54, height: round(RAIL - 150), label: "" },
      ...tables.slice(-1).map(soundDesk),
      {
        kind: "rail",
        x: RAIL_MARGIN,
        y: round(RAIL),
        width: railWidth,
        height: round(SIZE.height - 20 - RAIL),
        label: "BALKON",
        bend: round(BEND * (railWidth / SIZE.width) ** 2),
      },
    ],
  };
}
