/** The seats of the hall that is followed, one atom each, so that a scan redraws one seat. */
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";
import { atom, store, useAtomValue, type PrimitiveAtom } from "#platform/state.ts";
import type { SeatView, UseSeat } from "#ui/hall-plan/seat-view.ts";

const LOADING: SeatView = { state: "unknown" };
const seats: ReadonlyMap<SeatId, PrimitiveAtom<SeatView>> = new Map(ALL_SEATS.map((id) => [id, atom(LOADING)]));
const nowhere = atom(LOADING);

/** What one seat shows; for the hall plan and its list. */
export const followedSeatHook: UseSeat = function useFollowedSeat(id) {
  return useAtomValue(seats.get(id) ?? nowhere);
};

/** Shows these; a seat that shows the same already is left alone. An empty map means: loading. */
export function showSeats(views: ReadonlyMap<SeatId, SeatView>): void {
  for (const [id, seat] of seats) {
    const next = views.get(id) ?? LOADING;
    const old = store.get(seat);
    if (old.state !== next.state || old.note !== next.note) store.set(seat, next);
  }
}
