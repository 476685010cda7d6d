import { useSyncExternalStore } from "react";
import type { SeatId } from "@podium/shared/seat-id";
import type { SeatView, UseSeat } from "./seat-view.ts";

export interface SeatViews {
  /** For the plan and the list. */
  readonly useSeat: UseSeat;
  /** Shows these; a seat that looks the same already is left alone, and one that is not in the map is being loaded. */
  readonly show: (views: ReadonlyMap<SeatId, SeatView>) => void;
}

const LOADING: SeatView = { state: "unknown" };

/** The seats of one plan that computes all its views at once: each drawn seat follows its own, so that one change redraws one seat. */
export function createSeatViews(): SeatViews {
  let shown: ReadonlyMap<SeatId, SeatView> = new Map();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    useSeat: function useShownSeat(id) {
      return useSyncExternalStore(subscribe, () => shown.get(id) ?? LOADING);
    },
    show: (views) => {
      const kept = new Map<SeatId, SeatView>();
      for (const [id, view] of views) {
        const old = shown.get(id);
        kept.set(id, old?.state === view.state && old.note === view.note ? old : view);
      }
      shown = kept;
      for (const listener of listeners) listener();
    },
  };
}
