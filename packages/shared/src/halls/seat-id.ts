declare const seatIdBrand: unique symbol;

/** Well-formed, for example `R2-F`; a hall's plan says which ones exist. */
export type SeatId = string & { readonly [seatIdBrand]: true };

/** Decisions, section 10. */
const SEAT_ID = /^[A-Z0-9]{1,4}-[A-Z0-9]{1,3}$/;

export function isSeatId(text: string): text is SeatId {
  return SEAT_ID.test(text);
}

/** Null when no hall can have such a seat. No trimming, no change of case. */
export function parseSeatId(text: string): SeatId | null {
  return isSeatId(text) ? text : null;
}
