import type { SeatId } from "@podium/shared/halls/seat-id";
import { startTransition, useMemo } from "react";
import { atom, store, useAtomValue, type Atom, type PrimitiveAtom } from "#platform/state.ts";
import { isSameTally, tallyOf, type SeatView, type Tally, type UseSeat, type UseTally } from "./seat-view.ts";

type SeatViews = ReadonlyMap<SeatId, SeatView>;

export interface SeatStore {
  readonly useSeat: UseSeat;
  readonly useTally: UseTally;
  /** Draws the seats that changed; seats missing from the map are loading. */
  readonly show: (views: SeatViews) => void;
  readonly views: Atom<SeatViews>;
  readonly isLoading: Atom<boolean>;
}

const LOADING: SeatView = { state: "unknown" };
/** More changed seats than this are drawn in a transition: two hundred at once would block a phone. */
const MANY = 20;

/** Returns a store with an atom for each drawn seat of a hall, so that one change redraws one seat. */
export function createSeatStore(): SeatStore {
  const seats = new Map<SeatId, PrimitiveAtom<SeatView>>();
  const views = atom<SeatViews>(new Map());
  const seatAtom = (id: SeatId): PrimitiveAtom<SeatView> => {
    let seat = seats.get(id);
    if (!seat) seats.set(id, (seat = atom(store.get(views).get(id) ?? LOADING)));
    return seat;
  };
  const write = atom(null, (_get, set, next: SeatViews, changed: readonly SeatId[]) => {
    for (const id of changed) {
      const seat = seats.get(id);
      if (seat) set(seat, next.get(id) ?? LOADING);
    }
    set(views, next);
  });
  return {
    useSeat: function useSeat(id) {
      return useAtomValue(seatAtom(id));
    },
    useTally: function useTally(ids) {
      return useAtomValue(useMemo(() => tallyAtom(views, ids), [ids]));
    },
    show(next) {
      const changed = changesBetween(store.get(views), next);
      const draw = (): void => store.set(write, next, changed);
      if (changed.length > MANY) startTransition(draw);
      else draw();
    },
    views,
    isLoading: atom((get) => get(views).size === 0),
  };
}

/** Compares maps instead of atoms: three thousand seats take a fraction of a millisecond. */
function changesBetween(old: SeatViews, next: SeatViews): SeatId[] {
  const changed: SeatId[] = [];
  for (const [id, view] of next) {
    const before = old.get(id);
    if (before !== view && (before?.state !== view.state || before.note !== view.note)) changed.push(id);
  }
  for (const id of old.keys()) if (!next.has(id)) changed.push(id);
  return changed;
}

/** Returns an atom that keeps its object while the counts stay equal, so that only its own seats redraw a block. */
function tallyAtom(views: Atom<SeatViews>, ids: readonly SeatId[]): Atom<Tally> {
  let last: Tally = {};
  return atom((get) => {
    const next = tallyOf(ids, get(views));
    if (!isSameTally(last, next)) last = next;
    return last;
  });
}
