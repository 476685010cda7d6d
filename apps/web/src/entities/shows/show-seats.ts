import type { Api, RequestOf } from "@podium/shared/contracts/client";
import type { SeatState } from "@podium/shared/contracts/realtime";
import type { Show } from "@podium/shared/contracts/shows";
import { unpackSeatIds } from "@podium/shared/halls/packed-seats";
import { MANY_SEATS } from "@podium/shared/halls/block-shapes";
import { isSeatId } from "@podium/shared/halls/seat-id";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { ApiError } from "#platform/api-client.ts";
import { queryClient, SAME_FOR_ALL } from "#platform/query-client.ts";
import { SharedMap } from "#platform/shared-map.ts";
import { SHOWS_KEY } from "./shows.ts";

type KnownSeat = Pick<SeatState, "status" | "version">;
/** The seats that the server reported; a seat that it did not mention is not for sale. */
export type ShowSeats = ReadonlyMap<string, KnownSeat>;

/** The version of states without one; any real version is newer. */
const UNVERSIONED = -1;

export function showSeatsQuery(showId: number, { api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["show-seats", showId],
    fetch: async (signal, known): Promise<ShowSeats> => {
      return fromAvailability(await freeSeatIds(api, { params: { showId }, signal }), known());
    },
    room: rooms.show(showId),
    // The page may fetch before it renders; followers of a show get its snapshot anyway.
    staleTime: 10_000,
    ...SAME_FOR_ALL,
    fromSnapshot: ({ hallPlanId, seats }, known) => {
      notePlan(showId, hallPlanId);
      return withSeats(onlyThese(known ?? new Map(), seats), seats, (version, old) => version >= old);
    },
    onEvent: ({ hallPlanId }) => notePlan(showId, hallPlanId),
    apply: (known, { hallPlanId, seats }) =>
      withSeats(hallPlanId === undefined ? known : onlyThese(known, seats), seats),
  });
}

async function freeSeatIds(api: Api, request: RequestOf<"getFreeSeats">): Promise<ReadonlySet<string>> {
  try {
    const { packed } = await api.getFreeSeats(request);
    return unpackSeatIds(packed);
  } catch (error) {
    // During an upgrade a process of the release before may respond, which has no such call.
    if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
    return new Set((await api.listAvailableSeats(request)).map(({ seatId }) => seatId));
  }
}

/** @param joinAfter milliseconds before joining the room, when no connection is open yet */
export function useShowSeats(showId: number, joinAfter = 0) {
  return useLiveQuery({ ...showSeatsQuery(showId), joinAfter });
}

export function refetchSeats(showId: number): Promise<void> {
  return liveQueries.refetch(showSeatsQuery(showId).key);
}

/** Shows a released seat as free before its event, unless a state newer than `version` is known. */
export function showAsFree(showId: number, seatId: string, version: number): void {
  liveQueries.change<ShowSeats>(showSeatsQuery(showId).key, (known) => {
    const seat = known.get(seatId);
    if (seat?.version !== version || seat.status !== "held") return known;
    return withChanges(known, new Map([[seatId, { status: "available", version }]]));
  });
}

/** -1 for an unknown seat. */
export function knownVersion(showId: number, seatId: string): number {
  const known = queryClient.getQueryData<ShowSeats>(showSeatsQuery(showId).key);
  return known?.get(seatId)?.version ?? UNVERSIONED;
}

/** The higher version of a seat wins (decisions, section 4): events may come late, twice or out of order. */
function withSeats(
  known: ShowSeats,
  seats: readonly SeatState[],
  isBetter = (version: number, old: number) => version > old,
): ShowSeats {
  const changed = new Map<string, KnownSeat>();
  for (const { seatId, status, version } of seats) {
    const old = known.get(seatId);
    if (!isSeatId(seatId) || !isBetter(version, old?.version ?? UNVERSIONED)) continue;
    if (old?.status === status && old.version === version) continue;
    // The same seat may be in one list twice, in any order.
    const earlier = changed.get(seatId);
    if (earlier === undefined || isBetter(version, earlier.version)) changed.set(seatId, { status, version });
  }
  return withChanges(known, changed);
}

/** Copies of many seats share what did not change. */
function withChanges(known: ShowSeats, changed: ReadonlyMap<string, KnownSeat>): ShowSeats {
  if (changed.size === 0) return known;
  if (known instanceof SharedMap) return (known as SharedMap<string, KnownSeat>).with(changed);
  const seats = new Map([...known, ...changed]);
  return seats.size > MANY_SEATS ? SharedMap.of(seats) : seats;
}

/** Removes seats that the show no longer has after a change of plan. @param seats all seats of the show */
function onlyThese(known: ShowSeats, seats: readonly SeatState[]): ShowSeats {
  const there = new Set(seats.map(({ seatId }) => seatId));
  const still = [...known].filter(([seatId]) => there.has(seatId));
  return still.length === known.size ? known : new Map(still);
}

const FREE: KnownSeat = { status: "available", version: UNVERSIONED };
const RESERVED: KnownSeat = { status: "reserved", version: UNVERSIONED };

/** Applies a list of free seats, which has no versions and is used while there is no live connection. */
export function fromAvailability(free: ReadonlySet<string>, known: ShowSeats = new Map()): ShowSeats {
  // Most often nothing was known: then a large hall is not put in a map twice.
  if (known.size === 0 && free.size > MANY_SEATS) return SharedMap.all(free, FREE);
  const seats = new Map<string, KnownSeat>();
  for (const [seatId, old] of known)
    if ((old.status === "available") === free.has(seatId)) seats.set(seatId, old);
    else seats.set(seatId, free.has(seatId) ? FREE : RESERVED);
  for (const seatId of free) if (!seats.has(seatId)) seats.set(seatId, FREE);
  return seats.size > MANY_SEATS ? SharedMap.of(seats) : seats;
}

/** @param hallPlanId the plan that the server reports; undefined: the event does not name one */
export function notePlan(showId: number, hallPlanId: number | undefined): void {
  if (hallPlanId === undefined) return;
  const lists = queryClient.getQueriesData<readonly Show[]>({ queryKey: SHOWS_KEY });
  const isMoved = lists.some(([, shows]) =>
    shows?.some((show) => show.id === showId && show.hallPlanId !== hallPlanId),
  );
  if (isMoved) void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
}
