import type { SeatId } from "@podium/shared/halls/seat-id";
import type { SeatView, UseSeat } from "./seat-view.ts";

export function useSeatView(useSeat: UseSeat, id: SeatId): SeatView {
  // `useSeat` is stable during the whole life of the plan, so the order of hooks never changes.
  // oxlint-disable-next-line react/hooks
  return useSeat(id);
}
