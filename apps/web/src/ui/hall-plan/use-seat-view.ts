import type { SeatId } from "@podium/shared/halls/seat-id";
import type { SeatView, UseSeat } from "./seat-view.ts";

export function useSeatView(useSeat: UseSeat, id: SeatId): SeatView {
  // oxlint-disable-next-line react/hooks -- `useSeat` is stable during the whole life of the plan
  return useSeat(id);
}
