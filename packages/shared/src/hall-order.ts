import { ALL_SEATS } from "./hall-plan.ts";
import { seatLabel } from "./seat-id.ts";

const place = new Map<string, number>(ALL_SEATS.map((seatId, index) => [seatId, index]));

/** Seats in hall order; unknown ones come first. */
export function inHallOrder<Seat extends string>(seatIds: readonly Seat[]): Seat[] {
  return seatIds.toSorted((a, b) => (place.get(a) ?? -1) - (place.get(b) ?? -1));
}

/** 'Rij 2, stoel F; Tafel 4, stoel E', in hall order. */
export function seatLabels(seatIds: readonly string[]): string {
  return inHallOrder(seatIds).map(seatLabel).join("; ");
}
