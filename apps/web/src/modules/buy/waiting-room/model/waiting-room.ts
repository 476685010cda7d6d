import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import type { WaitingRoom, WaitingRoomEntry } from "@podium/shared/contracts/waiting-room";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { ApiError } from "#platform/api-client.ts";
import { SAME_FOR_ALL } from "#platform/query-client.ts";
import { newest } from "./phase.ts";

/** A room of thousands is repaired by its next event; its pages ask seldom. */
const ROOM_REPAIR_MS = 60_000;
const WAITING_REPAIR_MS = 120_000;

/** The public facts of the room. Null: nobody has been there, or there is no connection yet. */
export function roomQuery(showId: number, { rooms }: Pick<Backend, "rooms"> = backend) {
  return liveQuery({
    key: ["waiting-room", showId],
    // Only the room's own join tells it.
    fetch: async (_signal, known): Promise<WaitingRoom | null> => known() ?? null,
    room: rooms.waitingRoom(showId),
    fromSnapshot: ({ room }, known) => room && newest(known, room),
    apply: (known, { room }) => newest(known, room),
    repairEvery: ROOM_REPAIR_MS,
    ...SAME_FOR_ALL,
  });
}

/** A refusal that the page words, and that asking at once again would not change. */
export interface Refused {
  refused: ErrorCode;
  message: string;
}

export type Place = WaitingRoomEntry | Refused;

const REFUSALS = new Set<ApiError["code"]>([
  "SHOW_NOT_FOUND",
  "SHOW_CANCELLED",
  "SALES_CLOSED",
  "WAITING_ROOM_NOT_OPEN",
  "WAITING_ROOM_NETWORK_FULL",
]);

/** One's place. Its first fetch enters the room; a later one finds the same place, until a turn has ended. */
export function placeQuery(showId: number, { api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["waiting-place", showId],
    fetch: async (signal): Promise<Place> => {
      try {
        return await api.enterWaitingRoom({ params: { id: showId }, signal });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === "OFFLINE" || !REFUSALS.has(error.code)) throw error;
        return { refused: error.code, message: error.message };
      }
    },
    room: rooms.waitingRoom(showId),
    apply: (place, { room, until }) =>
      until === undefined || "refused" in place ? place : { ...place, state: "in" as const, until, room },
    repairEvery: (place) => (place && "state" in place && place.state === "in" ? ROOM_REPAIR_MS : WAITING_REPAIR_MS),
  });
}

export function refetchPlace(showId: number): void {
  void liveQueries.refetch(placeQuery(showId).key);
}
