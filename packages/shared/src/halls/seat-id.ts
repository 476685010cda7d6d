declare const seatIdBrand: unique symbol;

/** A well-formed id, for example `R2-F`; the hall's plan tells whether it exists. */
export type SeatId = string & { readonly [seatIdBrand]: true };

/** Form of seat ids (decisions, section 10); the number of an area's place has up to five digits (section 15). */
const SEAT_ID = /^[A-Z0-9]{1,4}-(?:[A-Z0-9]{1,3}|[1-9]\d{0,4})$/;

export function isSeatId(text: string): text is SeatId {
  return SEAT_ID.test(text);
}

/** Neither trims nor changes case; null when it is malformed. */
export function parseSeatId(text: string): SeatId | null {
  return isSeatId(text) ? text : null;
}

const AREA_ID = /^[A-Z0-9]{1,4}$/;

/** Whether a group id can begin the ids of an area's places. */
export const isAreaId = (groupId: string): boolean => AREA_ID.test(groupId);
