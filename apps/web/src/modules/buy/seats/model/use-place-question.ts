import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Show } from "@podium/shared/contracts/shows";
import { companionsAreBound } from "@podium/shared/halls/companions";
import type { Hall, HallSeat } from "@podium/shared/halls/hall";
import { useState } from "react";
import { serverNow } from "#platform/server-clock.ts";
import { atom, store } from "#platform/state.ts";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import { addPlaces } from "./chosen-places.ts";
import { chosenSeats, freeSeats } from "./seat-views.ts";

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
      const chosen = chosenSeats(views);
      const isCarried = wheelchairPlaces.some(({ id }) => chosen.has(id));
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
