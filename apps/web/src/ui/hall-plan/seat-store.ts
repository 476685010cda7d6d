import type { SeatId } from "@podium/shared/seat-id";
import { startTransition } from "react";
import { atom, store, useAtomValue, type Atom, type PrimitiveAtom } from "#platform/state.ts";
import type { SeatView, UseSeat } from "./seat-view.ts";

type SeatViews = ReadonlyMap<SeatId, SeatView>;

export interface SeatStore {
  /** For the plan and the list. */
  readonly useSeat: UseSeat;
  /** Shows these; a seat that looks the same already is left alone, and one that is not in the map is being loaded. */
  readonly show: (views: SeatViews) => void;
  /** All of them, for what is made of the whole hall. */
  readonly views: Atom<SeatViews>;
  /** True until the first seats are shown. */
  readonly isLoading: Atom<boolean>;
}

const LOADING: SeatView = { state: "unknown" };
/** More seats than this are drawn in slices: a phone that draws two hundred chairs at once does not answer meanwhile. */
const MANY = 20;

/** The seats of one drawn hall. Each chair follows an atom of its own, so that one change redraws one chair. */
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
