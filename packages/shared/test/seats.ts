import type { SeatState } from "#contracts/realtime.ts";

/** Applies states like a screen: the highest version of a seat wins, in whatever order the states arrive. */
export function mergeSeats(seats: Map<string, SeatState>, states: readonly SeatState[]): void {
  for (const state of states)
    if ((seats.get(state.seatId)?.version ?? -1) < state.version) seats.set(state.seatId, state);
}
