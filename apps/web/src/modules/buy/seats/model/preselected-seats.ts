/** Seats that a visitor chose without a session: they are not held until there is one. */
import type { Show } from "@podium/shared/contracts/shows";
import { companionsAreBound } from "@podium/shared/halls/companions";
import type { HallSeat } from "@podium/shared/halls/hall";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { cartActions } from "#messages/nl/cart.ts";
import { serverNow } from "#platform/server-clock.ts";
import { atom, store } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";

export interface PreselectedSeats {
  readonly showId: number;
  readonly places: readonly HallSeat[];
}

const preselection = atom<PreselectedSeats | null>(null);

export const preselectedAtom = atom((get) => get(preselection));

/** Adds seats; seats of another show are replaced, as in a cart. */
export function preselect(showId: number, places: readonly HallSeat[]): void {
  const known = placesOf(showId);
  store.set(preselection, {
    showId,
    places: [...known, ...places.filter(({ id }) => !known.some((one) => one.id === id))],
  });
}

/** Removes a seat; the last wheelchair place of a group takes its bound companion places along, as in a cart. */
export function deselect(show: Pick<Show, "id" | "dateTime">, seat: HallSeat): void {
  const others = placesOf(show.id).filter(({ id }) => id !== seat.id);
  const ofGroup = (kind: HallSeat["kind"]) =>
    others.filter((other) => other.kind === kind && other.groupId === seat.groupId);
  const isLast = seat.kind === "wheelchair" && ofGroup("wheelchair").length === 0;
  const isBound = companionsAreBound(new Date(show.dateTime), new Date(serverNow()));
  const along = isLast && isBound ? ofGroup("companion") : [];
  const left = others.filter((other) => !along.includes(other));
  store.set(preselection, left.length > 0 ? { showId: show.id, places: left } : null);
  if (along.length > 0) toast.warning(cartActions().alsoReturned(seatLabels(along, currentLanguage())));
}

/** Returns the preselected seats of this show, and forgets them. */
export function takePreselected(showId: number): readonly HallSeat[] {
  const places = placesOf(showId);
  if (places.length > 0) store.set(preselection, null);
  return places;
}

function placesOf(showId: number): readonly HallSeat[] {
  const preselected = store.get(preselection);
  return preselected?.showId === showId ? preselected.places : [];
}
