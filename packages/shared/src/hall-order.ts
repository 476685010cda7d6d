import { ALL_SEATS } from "./hall-plan.ts";

const place = new Map<string, number>(ALL_SEATS.map((seatId, index) => [seatId, index]));

/** Seats in the order of the hall, so that every list of them reads the same. An unknown one comes first. */
export function inHallOrder<Seat extends string>(seatIds: readonly Seat[]): Seat[] {
  return seatIds.toSorted((a, b) => (place.get(a) ?? -1) - (place.get(b) ?? -1));
}
