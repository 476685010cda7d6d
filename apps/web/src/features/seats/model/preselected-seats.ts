/** The seats that somebody chose who has no session yet: nobody holds them until there is one. */
import type { HallSeat } from "@podium/shared/halls/hall";
import { atom, store } from "#platform/state.ts";

export interface PreselectedSeats {
  readonly showId: number;
  readonly places: readonly HallSeat[];
}

const preselection = atom<PreselectedSeats | null>(null);

export const preselectedAtom = atom((get) => get(preselection));

/** A seat of another show replaces those of the one before, as in a cart. */
export function preselect(showId: number, places: readonly HallSeat[]): void {
  const known = placesOf(showId);
  store.set(preselection, {
    showId,
    places: [...known, ...places.filter(({ id }) => !known.some((one) => one.id === id))],
  });
}

export function deselect(showId: number, seatId: string): void {
  const left = placesOf(showId).filter(({ id }) => id !== seatId);
  store.set(preselection, left.length > 0 ? { showId, places: left } : null);
}

/** The seats that were chosen in this show; they are forgotten. */
export function takePreselected(showId: number): readonly HallSeat[] {
  const places = placesOf(showId);
  if (places.length > 0) store.set(preselection, null);
  return places;
}

function placesOf(showId: number): readonly HallSeat[] {
  const preselected = store.get(preselection);
  return preselected?.showId === showId ? preselected.places : [];
}
