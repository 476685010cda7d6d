import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { readHall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useSyncExternalStore } from "react";
import type { SeatState, SeatView, UseSeat } from "#ui/hall-plan/seat-view.ts";

/** The specification's hall plan, which every show of the tests has. */
export const testPlan = specificationHall();
export const testHall = readHall(testPlan);

/** @throws Error for a misspelt id */
export function seatNamed(text: string): SeatId {
  const id = testHall.seat(text)?.id;
  if (!id) throw new Error(`No such seat: ${text}`);
  return id;
}

export interface HallSeats {
  readonly useSeat: UseSeat;
  readonly set: (id: string, state: SeatState) => void;
  /** Returns the seats drawn since the last call. */
  readonly drawn: () => SeatId[];
}

/** A hall with every seat available at first. */
export function hallSeats(first: Readonly<Record<string, SeatState>> = {}): HallSeats {
  const views = new Map<SeatId, SeatView>();
  const listeners = new Map<SeatId, Set<() => void>>();
  const available: SeatView = { state: "available" };
  let drawn: SeatId[] = [];
  const set = (text: string, state: SeatState) => {
    const id = seatNamed(text);
    views.set(id, { state });
    for (const listener of listeners.get(id) ?? []) listener();
  };
  for (const [id, state] of Object.entries(first)) set(id, state);
  const useSeat: UseSeat = (id) => {
    drawn.push(id);
    return useSyncExternalStore(
      (listener) => {
        const all = listeners.get(id) ?? new Set();
        listeners.set(id, all.add(listener));
        return () => all.delete(listener);
      },
      () => views.get(id) ?? available,
    );
  };
  return {
    useSeat,
    set,
    drawn: () => {
      const result = drawn;
      drawn = [];
      return result;
    },
  };
}
