/** The seats of a show as everybody may know them, live. */
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { SeatState } from "@podium/shared/realtime";
import { isSeatId } from "@podium/shared/seat-id";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";

type KnownSeat = Pick<SeatState, "status" | "version">;
export type ShowSeats = ReadonlyMap<string, KnownSeat>;

/** Of what was learnt without a version; anything that carries one is better. */
const UNVERSIONED = -1;

/** @param joinAfter how long a fetch is enough, in milliseconds, where nothing opened the connection yet */
export function showSeatsQuery(showId: number, joinAfter = 0) {
  return liveQuery({
    key: ["show-seats", showId],
    fetch: async (signal, known): Promise<ShowSeats> => {
      const free = await api.listAvailableSeats({ params: { showId }, signal });
      return fromAvailability(new Set(free.map(({ seatId }) => seatId)), known());
    },
    room: rooms.show(showId),
    fromSnapshot: ({ seats }, known) => withSeats(known ?? new Map(), seats, (version, old) => version >= old),
    apply: (known, { seats }) => withSeats(known, seats),
    joinAfter,
  });
}

export function useShowSeats(showId: number, joinAfter?: number) {
  return useLiveQuery(showSeatsQuery(showId, joinAfter));
}

/** Reads the seats of a show again. */
export function refetchSeats(showId: number): Promise<void> {
  return liveQueries.refetch(showSeatsQuery(showId).key);
}

/**
 * Shows a seat as free that one has just given back, before its event comes. Only while nothing newer than `version` is
 * known: somebody else may have it already.
 */
export function showAsFree(showId: number, seatId: string, version: number): void {
  liveQueries.change<ShowSeats>(showSeatsQuery(showId).key, (known) => {
    const seat = known.get(seatId);
    if (seat?.version !== version || seat.status !== "held") return known;
    return new Map(known).set(seatId, { status: "available", version });
  });
}

/** The version that is known of a seat; -1 for none. */
export function knownVersion(showId: number, seatId: string): number {
  const known = queryClient.getQueryData<ShowSeats>(showSeatsQuery(showId).key);
  return known?.get(seatId)?.version ?? UNVERSIONED;
}

/**
 * The seats after a change. Of two states of a seat the one with the higher version is right (decisions, section 4):
 * events may come late, twice or out of order.
 */
export function withSeats(
  known: ShowSeats,
  seats: readonly SeatState[],
  isBetter = (version: number, old: number) => version > old,
): ShowSeats {
  let changed: Map<string, KnownSeat> | undefined;
  for (const { seatId, status, version } of seats) {
    const old = known.get(seatId);
    if (!isSeatId(seatId) || !isBetter(version, old?.version ?? UNVERSIONED)) continue;
    if (old?.status === status && old.version === version) continue;
    changed ??= new Map(known);
    changed.set(seatId, { status, version });
  }
  return changed ?? known;
}

/** The seats as a list of free ones without versions tells them: for while there is no live connection. */
export function fromAvailability(free: ReadonlySet<string>, known: ShowSeats = new Map()): ShowSeats {
  return new Map(
    ALL_SEATS.map((seatId) => {
      const old = known.get(seatId);
      if (old && (old.status === "available") === free.has(seatId)) return [seatId, old];
      return [seatId, { status: free.has(seatId) ? "available" : "reserved", version: UNVERSIONED }];
    }),
  );
}
