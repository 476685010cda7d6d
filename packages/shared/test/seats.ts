import type { SeatState } from "../src/realtime.ts";

/** Applies states as a screen does: of two states of a seat the higher version wins, in whatever order they come. */
export function mergeSeats(seats: Map<string, SeatState>, states: readonly SeatState[]): void {
  for (const state of states)
    if ((seats.get(state.seatId)?.version ?? -1) < state.version) seats.set(state.seatId, state);
}
