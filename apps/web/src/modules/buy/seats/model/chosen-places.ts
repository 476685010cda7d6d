/** Chosen places: held in the cart; without a session preselected, until there is one. */
import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Show } from "@podium/shared/contracts/shows";
import { companionsAreBound } from "@podium/shared/halls/companions";
import type { Hall, HallSeat } from "@podium/shared/halls/hall";
import { isAreaPlace, seatLabels } from "@podium/shared/halls/seat-names";
import { useEffect, useEffectEvent, useState } from "react";
import { currentLanguage } from "#messages/messages.ts";
import { cartActions } from "#messages/nl/cart.ts";
import { seatPicker } from "#messages/nl/tickets.ts";
import { serverNow } from "#platform/server-clock.ts";
import { tokenAtom, userAtom } from "#platform/session.ts";
import { atom, store, useAtomValue } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import { toast } from "#ui/toast.ts";
import { addAreaPlaces, addSeat, sayNotAdded } from "./cart.actions.ts";
import { cartAtom, cartFailedAtom, cartKnownAtom } from "./cart.atoms.ts";
import { freeSeats, isChosen } from "./seat-views.ts";

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

export function consumePreselected(showId: number): readonly HallSeat[] {
  const places = placesOf(showId);
  if (places.length > 0) store.set(preselection, null);
  return places;
}

/**
 * Adds wheelchair places first: a companion place is sold only once a wheelchair place of its group is in the cart. A
 * refused wheelchair place takes its companion places along, and no other seat. Without a session only preselects.
 */
export async function addPlaces(show: Pick<Show, "id" | "dateTime">, places: readonly HallSeat[]): Promise<void> {
  if (store.get(tokenAtom) === null) {
    preselect(show.id, places);
    const t = seatPicker();
    return announce(`${t.preselected(seatLabels(places, currentLanguage()))} ${t.heldOnceIn}`);
  }
  const ofAreas = Map.groupBy(places.filter(isAreaPlace), ({ groupId }) => groupId);
  for (const [id, some] of ofAreas) void addOfArea(show.id, { id, label: some[0]?.group ?? "" }, some.length);
  await addSeats(
    show,
    places.filter((place) => !isAreaPlace(place)),
  );
}

/** Which places of an area does not matter: the server chooses. */
async function addOfArea(showId: number, area: { id: string; label: string }, count: number): Promise<void> {
  const outcome = await addAreaPlaces(showId, area, count);
  if (!outcome.held) sayNotAdded(showId, outcome);
}

async function addSeats(show: Pick<Show, "id" | "dateTime">, places: readonly HallSeat[]): Promise<void> {
  const isFirst = ({ kind }: HallSeat) => kind === "wheelchair";
  let isRefused = false;
  for (const place of places.filter(isFirst)) if (!(await addSeat(show.id, place))) isRefused = true;
  const alone = isRefused ? withoutWheelchairPlace(show, places) : [];
  for (const place of places) if (!isFirst(place) && !alone.includes(place)) void addSeat(show.id, place);
  // `addSeat` showed the refusal; asking for the companion places would replace it with theirs.
  if (alone.length > 0) toast.warning(cartActions().alsoReturned(seatLabels(alone, currentLanguage())));
}

function withoutWheelchairPlace({ dateTime }: Pick<Show, "dateTime">, places: readonly HallSeat[]): HallSeat[] {
  if (!companionsAreBound(new Date(dateTime), new Date(serverNow()))) return [];
  const carriers = (store.get(cartAtom)?.lines ?? []).filter(({ kind }) => kind === "wheelchair");
  // The server decides when two groups have the same name.
  return places.filter(({ kind, group }) => kind === "companion" && !carriers.some((line) => line.group === group));
}

function placesOf(showId: number): readonly HallSeat[] {
  const preselected = store.get(preselection);
  return preselected?.showId === showId ? preselected.places : [];
}

/**
 * Holds the preselected seats once there is a session; an account's cart is read first, because it may hold seats of
 * another show. @param mayHold whether there is a session, and it is its turn @param guard runs the given action,
 * perhaps after asking whether to clear that cart
 */
export function useHoldPreselected(
  show: Pick<Show, "id" | "dateTime">,
  mayHold: boolean,
  guard: (action: () => void) => void,
): void {
  const user = useAtomValue(userAtom);
  const known = useAtomValue(cartKnownAtom);
  const failed = useAtomValue(cartFailedAtom);
  const isReady = mayHold && user !== null && (user.anonymous === true || known || failed);
  const hold = useEffectEvent(() => {
    const places = consumePreselected(show.id);
    if (places.length > 0) guard(() => void addPlaces(show, places));
  });
  useEffect(() => {
    if (isReady) hold();
  }, [isReady]);
}

/** Kinds of places that were accepted since the page was loaded: their question is not asked again. */
const acceptedKinds = atom<ReadonlySet<SeatKind>>(new Set<SeatKind>());

export interface PlaceQuestion {
  readonly place: HallSeat;
  /** A free wheelchair place of the group, if there is one, for a companion place without one. */
  readonly wheelchairPlace: HallSeat | undefined;
}

/** Asks before a special place is chosen: limited view, no chair, only with a wheelchair place. */
export function usePlaceQuestion(show: Show, hall: Hall | undefined, seats: SeatStore) {
  const [question, setQuestion] = useState<PlaceQuestion | null>(null);

  const addNow = (places: readonly HallSeat[]): void => {
    store.set(acceptedKinds, new Set([...store.get(acceptedKinds), ...places.map(({ kind }) => kind)]));
    void addPlaces(show, places);
  };

  return {
    question,
    /** @param run runs the given action, perhaps after a question of its own */
    choose(place: HallSeat, run: (action: () => void) => void): void {
      const views = store.get(seats.views);
      const wheelchairPlaces = (hall?.groupOf(place.id)?.seats ?? []).filter(({ kind }) => kind === "wheelchair");
      const isCarried = wheelchairPlaces.some(({ id }) => isChosen(views, id));
      if (!mustAsk(show, place, isCarried)) return run(() => addNow([place]));
      const free = freeSeats(views);
      const wheelchairPlace = wheelchairPlaces.find(({ id }) => free.has(id));
      setQuestion({ place, wheelchairPlace: place.kind === "companion" ? wheelchairPlace : undefined });
    },
    add: addNow,
    close: (): void => setQuestion(null),
  };
}

/** @param isCarried whether the user has chosen a wheelchair place of its group */
function mustAsk(show: Show, { kind }: HallSeat, isCarried: boolean): boolean {
  if (kind === "seat") return false;
  if (kind !== "companion") return !store.get(acceptedKinds).has(kind);
  return !isCarried && companionsAreBound(new Date(show.dateTime), new Date(serverNow()));
}
