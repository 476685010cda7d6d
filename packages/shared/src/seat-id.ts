/**
 * The names of the seats: which exist, how they are written and how they are called in Dutch.
 * Source: specification, section 3 (seat ids) and the screen "Tickets detail" (how a seat is shown).
 */

declare const seatIdBrand: unique symbol;

/** The id of a seat that exists in the hall, for example `R2-F` (balcony) or `T4-E` (table). */
export type SeatId = string & { readonly [seatIdBrand]: true };

/** Where a seat is: in a row of the balcony or at a table, and its letter there. */
export type SeatPlace =
  | { readonly kind: "row"; readonly number: number; readonly letter: string }
  | { readonly kind: "table"; readonly number: number; readonly letter: string };

export const BALCONY_ROWS = 4;
export const BALCONY_LETTERS = "ABCDEFGHIJKLMNOPQRST";
export const TABLE_COUNT = 25;

const TABLES_OF_FIVE: ReadonlySet<number> = new Set([1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25]);

const ID_IN_THE_HALL = /^([RT])([1-9]\d?)-([A-T])$/;
const LOOKS_LIKE_A_SEAT = /^([RT])(\d+)-([A-Z])$/;

/** The letters of the seats at a table (1-25): `ABCDE` or `ABCD`; empty for a table that does not exist. */
export function tableLetters(table: number): string {
  if (!Number.isInteger(table) || table < 1 || table > TABLE_COUNT) return "";
  return TABLES_OF_FIVE.has(table) ? "ABCDE" : "ABCD";
}

/** Whether the text is, to the letter, the id of a seat that exists in the hall. */
export function isSeatId(text: string): text is SeatId {
  const match = ID_IN_THE_HALL.exec(text);
  if (!match) return false;
  const [, prefix, digits, letter = ""] = match;
  const number = Number(digits);
  if (prefix === "R") return number <= BALCONY_ROWS && BALCONY_LETTERS.includes(letter);
  return tableLetters(number).includes(letter);
}

/** The seat with this id, or null when the hall has no such seat. No trimming, no change of case. */
export function parseSeatId(text: string): SeatId | null {
  return isSeatId(text) ? text : null;
}

/** Row or table, number and letter of a seat. */
export function seatPlace(id: SeatId): SeatPlace {
  const place = readPlace(id);
  if (!place) throw new RangeError(`Not a seat id: ${id}`);
  return place;
}

/** The seat as people read it: 'Rij 2, stoel F', 'Tafel 4, stoel E', anything else 'Stoel: <id>'. */
export function seatLabel(id: string): string {
  const place = readPlace(id);
  if (!place) return `Stoel: ${id}`;
  return `${place.kind === "row" ? "Rij" : "Tafel"} ${place.number}, stoel ${place.letter}`;
}

/** The same for where room is scarce: 'Rij 2 F', 'Tafel 4 E', anything else the id itself. */
export function seatShortLabel(id: string): string {
  const place = readPlace(id);
  if (!place) return id;
  return `${place.kind === "row" ? "Rij" : "Tafel"} ${place.number} ${place.letter}`;
}

/** Sorts seats as the hall is numbered: balcony by row and letter, then the tables. Unknown ids come last. */
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
