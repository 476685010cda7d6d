import type { SeatId } from "@podium/shared/seat-id";
import { startTransition } from "react";
import { atom, store, useAtomValue, type Atom, type PrimitiveAtom } from "#platform/state.ts";
import type { SeatView, UseSeat } from "./seat-view.ts";

type SeatViews = ReadonlyMap<SeatId, SeatView>;

export interface SeatStore {
  readonly useSeat: UseSeat;
  /** Unchanged seats are left alone; seats missing from the map are loading. */
  readonly show: (views: SeatViews) => void;
  readonly views: Atom<SeatViews>;
  readonly isLoading: Atom<boolean>;
}

const LOADING: SeatView = { state: "unknown" };
/** Above this seats are drawn in slices: two hundred at once would block a phone. */
const MANY = 20;

/** The seats of one hall, an atom each, so that one change redraws one seat. */
export function createSeatStore(): SeatStore {
  const seats = new Map<SeatId, PrimitiveAtom<SeatView>>();
  const views = atom<SeatViews>(new Map());
  const seatAtom = (id: SeatId): PrimitiveAtom<SeatView> => {
    let seat = seats.get(id);
    if (!seat) seats.set(id, (seat = atom(LOADING)));
    return seat;
  };
  const write = atom(null, (_get, set, next: SeatViews, changed: readonly SeatId[]) => {
    for (const id of changed) set(seatAtom(id), next.get(id) ?? LOADING);
    set(views, next);
  });
  return {
    useSeat: function useSeat(id) {
      return useAtomValue(seatAtom(id));
    },
    show(next) {
      const changed = [...new Set([...seats.keys(), ...next.keys()])].filter((id) => {
        const [old, view] = [store.get(seatAtom(id)), next.get(id) ?? LOADING];
        return old.state !== view.state || old.note !== view.note;
      });
      const draw = (): void => store.set(write, next, changed);
      if (changed.length > MANY) startTransition(draw);
      else draw();
    },
    views,
    isLoading: atom((get) => get(views).size === 0),
  };
}
