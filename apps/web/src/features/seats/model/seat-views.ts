/** The seats of a show as this user sees them. */
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";
import { useLayoutEffect } from "react";
import { type ShowSeats, useShowSeats } from "#entities/shows/show-seats.ts";
import { useAtomValue } from "#platform/state.ts";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import type { SeatState, SeatView } from "#ui/hall-plan/seat-view.ts";
import { ownSeatsAtom } from "./cart.atoms.ts";

const states = {
  available: "available",
  held: "held",
  reserved: "occupied",
  mine: "mine",
  busy: "busy",
} as const satisfies Record<string, SeatState>;

type OwnSeats = ReadonlyMap<string, "mine" | "busy">;

/** @param own the user's seats by `showId/seatId` */
export function pickerViews(showId: number, seats: ShowSeats | undefined, own: OwnSeats): Map<SeatId, SeatView> {
  if (!seats) return new Map();
  return new Map(
    ALL_SEATS.flatMap((id): [SeatId, SeatView][] => {
      const known = own.get(`${showId}/${id}`) ?? seats.get(id)?.status;
      return known ? [[id, { state: states[known] }]] : [];
    }),
  );
}

export function freeSeats(views: ReadonlyMap<SeatId, SeatView>): Set<SeatId> {
  return new Set([...views].flatMap(([id, { state }]) => (state === "available" ? [id] : [])));
}

const TAKEABLE: ReadonlySet<SeatState> = new Set<SeatState>(["available", "mine", "busy"]);

/** Nobody can choose a seat, and this user has none. */
export function isSoldOut(views: ReadonlyMap<SeatId, SeatView>): boolean {
  return views.size > 0 && ![...views.values()].some(({ state }) => TAKEABLE.has(state));
}

/** Renders nothing, so that a change redraws its seat and not the picker. */
export function PickerSeats({ showId, joinAfter, seats }: { showId: number; joinAfter: number; seats: SeatStore }) {
  const { data } = useShowSeats(showId, joinAfter);
  const own = useAtomValue(ownSeatsAtom);
  useLayoutEffect(() => seats.show(pickerViews(showId, data, own)), [seats, showId, data, own]);
  return null;
}
