import { specificationHall } from "#halls/examples/specification-hall.ts";
import { readHall } from "#halls/hall.ts";
import type { SeatState } from "#contracts/realtime.ts";

/** The seat ids of the specification's hall, the plan of shows that choose none, in numbering order. */
export const ALL_SEATS = readHall(specificationHall()).seats.map(({ id }) => id);

/** Applies states like a screen: the highest version of a seat wins, in whatever order the states arrive. */
export function mergeSeats(seats: Map<string, SeatState>, states: readonly SeatState[]): void {
  for (const state of states)
    if ((seats.get(state.seatId)?.version ?? -1) < state.version) seats.set(state.seatId, state);
}
