import type { SeatState } from "@podium/shared/realtime";

/** What is known of each seat of a show. */
export type KnownSeats = Map<string, SeatState>;

/** Takes in seats, of each the highest version: messages may come late, twice or out of order (decisions, section 4). */
export function takeSeats(known: KnownSeats, seats: readonly SeatState[]): void {
  for (const seat of seats) {
    const version = known.get(seat.seatId)?.version ?? -1;
    if (seat.version > version) known.set(seat.seatId, seat);
  }
}

/** How many seats are free. */
export function countFree(known: KnownSeats): number {
  return [...known.values()].filter(({ status }) => status === "available").length;
}
