/** How the seats of a show look to whoever is here: what everybody knows of them, and which are one's own. */
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";
import { atom, useAtomValue, type Atom } from "#platform/state.ts";
import type { SeatView, UseSeat } from "#ui/hall-plan/seat-view.ts";
import { ownSeatsAtom } from "./cart.atoms.ts";
import { liveSeatAtom } from "./seats.atoms.ts";

/** One object per look: a seat redraws only when it gets another. */
const views = {
  available: { state: "available" },
  held: { state: "held" },
  reserved: { state: "occupied" },
  mine: { state: "mine" },
  busy: { state: "busy" },
  unknown: { state: "unknown" },
} as const satisfies Record<string, SeatView>;

const seatViews = new Map<string, Atom<SeatView>>();
const seatHooks = new Map<number, UseSeat>();
const freeSeats = new Map<number, Atom<ReadonlySet<SeatId>>>();

/** The look of one seat. */
export function seatViewAtom(showId: number, seatId: SeatId): Atom<SeatView> {
  const key = `${showId}/${seatId}`;
  let view = seatViews.get(key);
  if (!view) {
    const live = liveSeatAtom(showId, seatId);
    view = atom<SeatView>((get) => views[get(ownSeatsAtom).get(key) ?? get(live)?.status ?? "unknown"]);
    seatViews.set(key, view);
  }
  return view;
}

/** The seats of a show that can be taken now. */
export function freeSeatsAtom(showId: number): Atom<ReadonlySet<SeatId>> {
  let free = freeSeats.get(showId);
  if (!free) {
    free = atom(
      (get) => new Set(ALL_SEATS.filter((seatId) => get(seatViewAtom(showId, seatId)).state === "available")),
    );
    freeSeats.set(showId, free);
  }
  return free;
}

/** The hook with which every drawn seat of a show follows itself: always the same one for a show. */
export function seatHookOf(showId: number): UseSeat {
  let hook = seatHooks.get(showId);
  if (!hook) {
    hook = function useSeat(seatId) {
      return useAtomValue(seatViewAtom(showId, seatId));
    };
    seatHooks.set(showId, hook);
  }
  return hook;
}
