import type { SeatId } from "@podium/shared/halls/seat-id";
import { startTransition } from "react";
import { SharedMap } from "#platform/shared-map.ts";
import { atom, store, useAtomValue, type Atom, type PrimitiveAtom } from "#platform/state.ts";
import { type SeatState, type SeatView, type Tally, tallyOf, type UseSeat, type UseTally } from "./seat-view.ts";

type SeatViews = ReadonlyMap<SeatId, SeatView>;

export interface SeatStore {
  readonly useSeat: UseSeat;
  readonly useTally: UseTally;
  /** Draws the seats that changed; seats missing from the map are loading. */
  readonly show: (views: SeatViews) => void;
  readonly views: Atom<SeatViews>;
  /** Counts of all seats of the views. */
  readonly tally: Atom<Tally>;
  readonly isLoading: Atom<boolean>;
}

const LOADING: SeatView = { state: "unknown" };
/** More changed seats than this are drawn in a transition: two hundred at once would block a phone. */
const MANY = 20;

/** Counts that follow each change, because counting 20,000 seats again would cost more than drawing one. */
interface Counted {
  readonly shown: PrimitiveAtom<Tally>;
  counts: Partial<Record<SeatState, number>>;
}

/** Returns a store with an atom for each drawn seat of a hall, so that one change redraws one seat. */
export function createSeatStore(): SeatStore {
  const seats = new Map<SeatId, PrimitiveAtom<SeatView>>();
  const views = atom<SeatViews>(new Map());
  const all: Counted = { shown: atom<Tally>({}), counts: {} };
  const tallies = new Map<readonly SeatId[], Counted>();
  /** Filled at the next change: a list that opens counts 20,000 seats, and waits for no index of them. */
  const talliesOf = new Map<SeatId, Counted[]>();
  const unindexed: (readonly SeatId[])[] = [];
  const seatAtom = (id: SeatId): PrimitiveAtom<SeatView> => {
    let seat = seats.get(id);
    if (!seat) seats.set(id, (seat = atom(store.get(views).get(id) ?? LOADING)));
    return seat;
  };
  const tallyAtom = (ids: readonly SeatId[]): Atom<Tally> => {
    let tally = tallies.get(ids);
    if (!tally) {
      const counts = tallyOf(ids, store.get(views));
      tallies.set(ids, (tally = { shown: atom(counts), counts }));
      unindexed.push(ids);
    }
    return tally.shown;
  };
  const indexTallies = (): void => {
    for (const ids of unindexed.splice(0)) {
      const tally = tallies.get(ids);
      if (!tally) continue;
      for (const id of ids) {
        const others = talliesOf.get(id);
        if (others) others.push(tally);
        else talliesOf.set(id, [tally]);
      }
    }
  };
  const write = atom(null, (get, set, next: SeatViews, changed: readonly SeatId[]) => {
    indexTallies();
    const before = get(views);
    const touched = new Set<Counted>();
    const count = (tally: Counted, state: SeatState, by: 1 | -1): void => {
      if (!touched.has(tally)) tally.counts = { ...tally.counts };
      touched.add(tally);
      const sum = (tally.counts[state] ?? 0) + by;
      if (sum > 0) tally.counts[state] = sum;
      else delete tally.counts[state];
    };
    for (const id of changed) {
      const [old, view] = [before.get(id), next.get(id)];
      const seat = seats.get(id);
      if (seat) set(seat, view ?? LOADING);
      if (old?.state === view?.state) continue;
      for (const tally of talliesOf.get(id) ?? []) {
        count(tally, (old ?? LOADING).state, -1);
        count(tally, (view ?? LOADING).state, 1);
      }
      if (old) count(all, old.state, -1);
      if (view) count(all, view.state, 1);
    }
    for (const { shown, counts } of touched) set(shown, counts);
    set(views, next);
  });
  return {
    useSeat: function useSeat(id) {
      return useAtomValue(seatAtom(id));
    },
    useTally: function useTally(ids) {
      return useAtomValue(tallyAtom(ids));
    },
    show(next) {
      const changed = changesBetween(store.get(views), next);
      const draw = (): void => store.set(write, next, changed);
      if (changed.length > MANY) startTransition(draw);
      else draw();
    },
    views,
    tally: all.shown,
    isLoading: atom((get) => get(views).size === 0),
  };
}

/** Compares maps instead of atoms: three thousand seats take a fraction of a millisecond. */
function changesBetween(old: SeatViews, next: SeatViews): SeatId[] {
  if (SharedMap.is(old) && SharedMap.is(next)) return [...next.differences(old)];
  const changed: SeatId[] = [];
  for (const [id, view] of next) {
    const before = old.get(id);
    if (before !== view && (before?.state !== view.state || before.note !== view.note)) changed.push(id);
  }
  for (const id of old.keys()) if (!next.has(id)) changed.push(id);
  return changed;
}
