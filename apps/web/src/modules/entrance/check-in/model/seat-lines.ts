import { type NamedSeat, seatLabel } from "@podium/shared/halls/seat-names";

/** A line of n letters fills the screen's width at a font size of about this many vw, divided by n. */
const FULL_VW = 171;
const SMALLEST_VW = 6.5;

/**
 * 'Tafel 4,' and 'stoel E', with their font size in vw: as large as both fit.
 * @param largest in vw
 * @returns `wraps` when a line is too long even at the smallest size
 */
export function seatLines(seat: NamedSeat, largest: number): { lines: string[]; vw: number; wraps: boolean } {
  const words = seatLabel(seat);
  const cut = words.lastIndexOf(" stoel ");
  const lines = cut < 0 ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
  const fitting = FULL_VW / Math.max(...lines.map(({ length }) => length));
  return { lines, vw: Math.max(SMALLEST_VW, Math.min(largest, fitting)), wraps: fitting < SMALLEST_VW };
}
