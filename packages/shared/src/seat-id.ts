/** Seat ids, their format and Dutch names. Source: specification, section 3 and the screen "Tickets detail". */

declare const seatIdBrand: unique symbol;

/** An existing seat, for example `R2-F` (balcony) or `T4-E` (table). */
export type SeatId = string & { readonly [seatIdBrand]: true };

type SeatPlace =
  | { readonly kind: "row"; readonly number: number; readonly letter: string }
  | { readonly kind: "table"; readonly number: number; readonly letter: string };

export const BALCONY_ROWS = 4;
export const BALCONY_LETTERS = "ABCDEFGHIJKLMNOPQRST";
export const TABLE_COUNT = 25;

const TABLES_OF_FIVE: ReadonlySet<number> = new Set([1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25]);

const ID_IN_THE_HALL = /^([RT])([1-9]\d?)-([A-T])$/;
const LOOKS_LIKE_A_SEAT = /^([RT])(\d+)-([A-Z])$/;

/** `ABCDE` or `ABCD` for tables 1-25; empty for any other. */
export function tableLetters(table: number): string {
  if (!Number.isInteger(table) || table < 1 || table > TABLE_COUNT) return "";
  return TABLES_OF_FIVE.has(table) ? "ABCDE" : "ABCD";
}

export function isSeatId(text: string): text is SeatId {
  const match = ID_IN_THE_HALL.exec(text);
  if (!match) return false;
  const [, prefix, digits, letter = ""] = match;
  const number = Number(digits);
  if (prefix === "R") return number <= BALCONY_ROWS && BALCONY_LETTERS.includes(letter);
  return tableLetters(number).includes(letter);
}

/** Null when the hall has no such seat. No trimming, no change of case. */
export function parseSeatId(text: string): SeatId | null {
  return isSeatId(text) ? text : null;
}

export function seatPlace(id: SeatId): SeatPlace {
  const place = readPlace(id);
  if (!place) throw new RangeError(`Not a seat id: ${id}`);
  return place;
}

/** 'Rij 2, stoel F', 'Tafel 4, stoel E', anything else 'Stoel: <id>'. */
export function seatLabel(id: string): string {
  const place = readPlace(id);
  if (!place) return `Stoel: ${id}`;
  return `${place.kind === "row" ? "Rij" : "Tafel"} ${place.number}, stoel ${place.letter}`;
}

/** 'Rij 2 F', 'Tafel 4 E', anything else the id itself. */
export function seatShortLabel(id: string): string {
  const place = readPlace(id);
  if (!place) return id;
  return `${place.kind === "row" ? "Rij" : "Tafel"} ${place.number} ${place.letter}`;
}

/** '1 stoel', '3 stoelen' */
export function countedSeats(count: number): string {
  return count === 1 ? "1 stoel" : `${count} stoelen`;
}

/** Numbering order: balcony by row and letter, then the tables. Unknown ids come last. */
export function compareSeatIds(left: string, right: string): number {
  const a = readPlace(left);
  const b = readPlace(right);
  if (!a || !b) return Number(!a) - Number(!b) || left.localeCompare(right);
  if (a.kind !== b.kind) return a.kind === "row" ? -1 : 1;
  return a.number - b.number || a.letter.localeCompare(b.letter);
}

function readPlace(text: string): SeatPlace | null {
  const match = LOOKS_LIKE_A_SEAT.exec(text);
  if (!match) return null;
  const [, prefix, digits, letter = ""] = match;
  return { kind: prefix === "R" ? "row" : "table", number: Number(digits), letter };
}
