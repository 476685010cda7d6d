/**
 * The hall as data, seen from above with the stage at the top: 25 tables (1-12 left, 13-25 right of the aisle), behind
 * them the balcony of two blocks of 4 rows. Source: specification, sections 2, 3 and 9; the design language.
 */
import { BALCONY_LETTERS, BALCONY_ROWS, isSeatId, TABLE_COUNT, tableLetters } from "./seat-id.ts";
import type { SeatId } from "./seat-id.ts";

type HallSide = "left" | "right";

/** Centre, and rotation in degrees clockwise from facing the stage. */
interface PlannedSeat {
  readonly id: SeatId;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly group: string;
}

/** One row of one balcony block (10 seats), or one table (4 or 5). Seats in order of letter. */
export interface SeatGroup {
  /** 'R1-left', 'T4'. */
  readonly key: string;
  readonly kind: "row" | "table";
  readonly number: number;
  readonly side: HallSide;
  readonly x: number;
  readonly y: number;
  readonly seats: readonly PlannedSeat[];
}

/** Sizes in units of the viewBox. */
export const HALL_SIZE = { width: 1200, height: 950 } as const;
export const SEAT_SIZE = 32;
export const TABLE_RADIUS = 27;
export const STAGE = { x: 250, y: 0, width: 700, height: 168 } as const;

const MIDDLE = HALL_SIZE.width / 2;
const HALF_AISLE = 50;
const TABLES_IN_A_ROW = 4;
const LEFT_TABLES = 12;
const TABLE_PITCH = { x: 132, y: 122 };
const FIRST_TABLE_ROW = 262;
const CHAIR_DISTANCE = 46;
const BALCONY_PITCH = { x: 48, y: 48 };
const FIRST_BALCONY_ROW = 762;
const BALCONY_BLOCK = BALCONY_LETTERS.length / 2;
/** How much nearer to the stage a row's ends are than its middle. */
const BEND = 44;

/** Seats around a table, in degrees clockwise from its right; the side to the stage stays open. */
const CHAIR_ANGLES: Readonly<Record<number, readonly number[]>> = {
  4: [198, 126, 54, -18],
  5: [210, 150, 90, 30, -30],
};

/** The y of a point of a curved row, given its y in the middle of the hall. */
export function bentRow(x: number, middleY: number): number {
  return round(middleY - BEND * ((x - MIDDLE) / MIDDLE) ** 2);
}

/** The y of the balcony's rail in the middle of the hall, half a row before the first row. */
export const BALCONY_RAIL = FIRST_BALCONY_ROW - BALCONY_PITCH.y * 0.9;

function tableGroup(number: number): SeatGroup {
  const side: HallSide = number <= LEFT_TABLES ? "left" : "right";
  const place = side === "left" ? number - 1 : number - 1 - LEFT_TABLES;
  const row = Math.floor(place / TABLES_IN_A_ROW);
  const column = place % TABLES_IN_A_ROW;
  const fromAisle = side === "left" ? TABLES_IN_A_ROW - 1 - column : column;
  const offset = HALF_AISLE + TABLE_PITCH.x * (fromAisle + 0.5);
  const x = side === "left" ? MIDDLE - offset : MIDDLE + offset;
  const y = bentRow(x, FIRST_TABLE_ROW + row * TABLE_PITCH.y);
  const key = `T${number}`;
  const letters = tableLetters(number);
  const seats = Array.from(letters, (letter, index) => {
    const angle = CHAIR_ANGLES[letters.length]?.[index] ?? 0;
    const radians = (angle * Math.PI) / 180;
    return {
      id: knownSeat(`${key}-${letter}`),
      x: round(x + CHAIR_DISTANCE * Math.cos(radians)),
      y: round(y + CHAIR_DISTANCE * Math.sin(radians)),
      turn: angle - 90,
      group: key,
    };
  });
  return { key, kind: "table", number, side, x, y, seats };
}

function rowGroup(number: number, side: HallSide): SeatGroup {
  const key = `R${number}-${side}`;
  const letters = side === "left" ? BALCONY_LETTERS.slice(0, BALCONY_BLOCK) : BALCONY_LETTERS.slice(BALCONY_BLOCK);
  const start = side === "left" ? MIDDLE - HALF_AISLE - BALCONY_BLOCK * BALCONY_PITCH.x : MIDDLE + HALF_AISLE;
  const middleY = FIRST_BALCONY_ROW + (number - 1) * BALCONY_PITCH.y;
  const seats = Array.from(letters, (letter, index) => {
    const x = round(start + BALCONY_PITCH.x * (index + 0.5));
    const slope = (-2 * BEND * (x - MIDDLE)) / MIDDLE ** 2;
    return {
      id: knownSeat(`R${number}-${letter}`),
      x,
      y: bentRow(x, middleY),
      turn: round((Math.atan(slope) * 180) / Math.PI),
      group: key,
    };
  });
  const x = start + (BALCONY_BLOCK * BALCONY_PITCH.x) / 2;
  return { key, kind: "row", number, side, x, y: bentRow(x, middleY), seats };
}

function knownSeat(id: string): SeatId {
  if (!isSeatId(id)) throw new RangeError(`The plan draws a seat that does not exist: ${id}`);
  return id;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const rows = Array.from({ length: BALCONY_ROWS }, (_, index) => [
  rowGroup(index + 1, "left"),
  rowGroup(index + 1, "right"),
]).flat();
const tables = Array.from({ length: TABLE_COUNT }, (_, index) => tableGroup(index + 1));
const groups = [...rows, ...tables];
const seats: ReadonlyMap<SeatId, PlannedSeat> = new Map(
  groups.flatMap((group) => group.seats.map((seat) => [seat.id, seat] as const)),
);
const groupsByKey: ReadonlyMap<string, SeatGroup> = new Map(groups.map((group) => [group.key, group]));

/** All 193 seats in numbering order: balcony row by row, then tables. */
export const ALL_SEATS: readonly SeatId[] = [...seats.keys()];

export const hallPlan = { ...HALL_SIZE, rows, tables, groups, seats } as const;

export function plannedSeat(id: SeatId): PlannedSeat {
  const seat = seats.get(id);
  if (!seat) throw new RangeError(`The plan has no seat ${id}`);
  return seat;
}

export function seatGroup(id: SeatId): SeatGroup {
  const group = groupsByKey.get(plannedSeat(id).group);
  if (!group) throw new RangeError(`The plan has no group for seat ${id}`);
  return group;
}

/** Quality from 0 to 1, by closeness to the stage and the middle. One row back weighs about two tables aside. */
export function seatQuality(id: SeatId): number {
  const { x, y } = plannedSeat(id);
  const aside = Math.abs(x - MIDDLE) / MIDDLE;
  const back = (y - STAGE.height) / (HALL_SIZE.height - STAGE.height);
  return Math.max(0, 1 - 0.35 * aside ** 1.5 - 0.65 * back);
}
