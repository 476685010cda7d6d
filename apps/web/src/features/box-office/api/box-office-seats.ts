import { notePlan } from "#entities/shows/moved-show.ts";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** The public room says that a seat changed, not for whom: the rest is fetched. */
export function boxOfficeSeatsQuery(showId: number) {
  return liveQuery({
    key: ["box-office", "seats", showId],
    fetch: (signal) => api.listBoxOfficeSeats({ params: { id: showId }, signal }),
    room: rooms.show(showId),
    onEvent: ({ hallPlanId }) => notePlan(showId, hallPlanId),
  });
}

interface BlockRequest {
  showId: number;
  block: readonly string[];
  /** Why they are blocked. */
  reason: string;
  /** Blocked ones that come free. */
  release: readonly string[];
  /** Blocked ones that get this reason too. */
  rename: readonly string[];
}

/** Nothing is released when the blocking was refused. @throws {ApiError} 409 SEATS_NOT_FREE */
export async function saveBlockedSeats({ showId, block, reason, release, rename }: BlockRequest): Promise<void> {
  const params = { id: showId };
  if (block.length > 0) await api.blockSeats({ params, body: { seatIds: [...block], reason } });
  if (rename.length > 0) await api.changeBlockReason({ params, body: { seatIds: [...rename], reason } });
  if (release.length > 0) await api.unblockSeats({ params, body: { seatIds: [...release] } });
}
