import type { ShowOccupancy } from "@podium/shared/contracts/statistics";
import type { LiveRoom } from "#live/room.ts";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

export const STATISTICS_KEY = ["statistics"];

/** Tickets are scanned within these hours around a show's beginning. */
const SCANNED_MS = 6 * 3600_000;

export function scannedShows(shows: readonly Pick<ShowOccupancy, "id" | "dateTime">[], now: number): number[] {
  return shows.filter(({ dateTime }) => Math.abs(Date.parse(dateTime) - now) < SCANNED_MS).map(({ id }) => id);
}

/** New accounts have no event: the periodic refetch counts them. `scanning`: the shows being scanned now. */
export function statisticsQuery(scanning: readonly number[]) {
  const room: readonly LiveRoom<unknown, unknown>[] = [rooms.payments, ...scanning.map(rooms.hall)];
  return liveQuery({
    key: STATISTICS_KEY,
    fetch: (signal) => api.getStatistics({ signal }),
    room,
  });
}
