/** The hall as data. Source: specification, section 3 (seat ids) and section 9 (hall). */
import { BALCONY_LETTERS, BALCONY_ROWS, isSeatId, TABLE_COUNT, tableLetters } from "./seat-id.ts";
import type { SeatId } from "./seat-id.ts";

function seatIds(): SeatId[] {
  const ids: string[] = [];
  for (let row = 1; row <= BALCONY_ROWS; row += 1) {
    for (const letter of BALCONY_LETTERS) ids.push(`R${row}-${letter}`);
  }
  for (let table = 1; table <= TABLE_COUNT; table += 1) {
    for (const letter of tableLetters(table)) ids.push(`T${table}-${letter}`);
  }
  return ids.filter(isSeatId);
}

/** Every seat of the hall, 193 of them, in the order of the numbering: balcony rows, then tables. */
export const ALL_SEATS: readonly SeatId[] = seatIds();

/** The hall's drawing data (grows with coordinates). */
export const hallPlan = { seats: ALL_SEATS } as const;
