import { parseSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { isSeatState, type SeatState } from "./seat-view.ts";

export interface SeatTarget {
  readonly id: SeatId;
  readonly state: SeatState;
  readonly element: Element;
}

/** Returns the seat that an event hit; null for an event beside the seats. */
export function seatOfTarget(target: EventTarget | null): SeatTarget | null {
  const element = target instanceof Element ? target.closest("[data-seat]") : null;
  const id = parseSeatId(element?.getAttribute("data-seat") ?? "");
  const state = element?.getAttribute("data-state") ?? "";
  return element && id && isSeatState(state) ? { id, state, element } : null;
}
