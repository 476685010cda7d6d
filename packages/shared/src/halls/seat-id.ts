declare const seatIdBrand: unique symbol;

/** A well-formed id, for example `R2-F`; the hall's plan tells whether it exists. */
export type SeatId = string & { readonly [seatIdBrand]: true };

/** Form of seat ids (decisions, section 10). */
const SEAT_ID = /^[A-Z0-9]{1,4}-[A-Z0-9]{1,3}$/;

export function isSeatId(text: string): text is SeatId {
  return SEAT_ID.test(text);
}

/** Neither trims nor changes case; null when it is malformed. */
export function parseSeatId(text: string): SeatId | null {
  return isSeatId(text) ? text : null;
}
