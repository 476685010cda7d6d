import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import type { SeatsChanged } from "@podium/shared/contracts/realtime";

/** Blocked seats. Refetched only when the public room announces that a blocked seat became free, or another taken. */
export function blockedSeatsQuery(showId: number, { api, rooms }: Backend = backend) {
  return liveQuery<readonly string[], object, SeatsChanged>({
    key: ["follow-up", "blocked", showId],
    fetch: (signal) => api.listBlockedSeatIds({ params: { showId }, signal }),
    room: rooms.show(showId),
    apply: (blocked, { seats }, refetch) => {
      if (seats.some(({ seatId, status }) => (status === "reserved") !== blocked.includes(seatId))) refetch();
      return blocked;
    },
  });
}
