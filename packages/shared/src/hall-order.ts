import { ALL_SEATS } from "./hall-plan.ts";
import { seatLabel } from "./seat-id.ts";

const place = new Map<string, number>(ALL_SEATS.map((seatId, index) => [seatId, index]));

/** Seats in the order of the hall, so that every list of them reads the same. An unknown one comes first. */
export function inHallOrder<Seat extends string>(seatIds: readonly Seat[]): Seat[] {
  return seatIds.toSorted((a, b) => (place.get(a) ?? -1) - (place.get(b) ?? -1));
}

/** Seats as people read a list of them, in the order of the hall: 'Rij 2, stoel F; Tafel 4, stoel E'. */
export function seatLabels(seatIds: readonly string[]): string {
  return inHallOrder(seatIds).map(seatLabel).join("; ");
}
