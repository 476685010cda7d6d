/** The seats of a show as this user sees them. */
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";
import type { ShowSeats } from "#entities/shows/show-seats.ts";
import type { SeatState, SeatView } from "#ui/hall-plan/seat-view.ts";

const states = {
  available: "available",
  held: "held",
  reserved: "occupied",
  mine: "mine",
  busy: "busy",
} as const satisfies Record<string, SeatState>;

type OwnSeats = ReadonlyMap<string, "mine" | "busy">;

export const NO_SEATS: ReadonlySet<string> = new Set();

/**
 * @param own the user's seats by `showId/seatId`
 * @param ownReserved the seats of this show that the user has reserved
 */
export function pickerViews(
  showId: number,
  seats: ShowSeats | undefined,
  own: OwnSeats,
  ownReserved = NO_SEATS,
): Map<SeatId, SeatView> {
  if (!seats) return new Map();
  return new Map(
    ALL_SEATS.flatMap((id): [SeatId, SeatView][] => {
      const known = own.get(`${showId}/${id}`) ?? seats.get(id)?.status;
      if (known === undefined) return [];
      return [[id, { state: known === "reserved" && ownReserved.has(id) ? "own" : states[known] }]];
    }),
  );
}

/** Whether the user has reserved seats of the show. */
export function hasReserved(views: ReadonlyMap<SeatId, SeatView>): boolean {
  return [...views.values()].some(({ state }) => state === "own");
}

export function freeSeats(views: ReadonlyMap<SeatId, SeatView>): Set<SeatId> {
  return new Set([...views].flatMap(([id, { state }]) => (state === "available" ? [id] : [])));
}

const TAKEABLE: ReadonlySet<SeatState> = new Set<SeatState>(["available", "mine", "busy"]);

/** Nobody can choose a seat, and this user has none. */
export function isSoldOut(views: ReadonlyMap<SeatId, SeatView>): boolean {
  return views.size > 0 && ![...views.values()].some(({ state }) => TAKEABLE.has(state));
}
