import type { SeatId } from "@podium/shared/seat-id";
import type { SeatView, UseSeat } from "./seat-view.ts";

/** Follows one seat with the hook that the page gave. */
export function useSeatView(useSeat: UseSeat, id: SeatId): SeatView {
  // UseSeat asks for one and the same function during the whole life of the plan, so the order of hooks never changes.
  // oxlint-disable-next-line react/hooks
  return useSeat(id);
}
