import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";

/** A seat whose ticket was scanned, or whose scan was taken back. */
interface Scan {
  showId: number;
  seatId: string;
  present: boolean;
}

/** The ids of the seats of a show whose ticket was scanned. */
export function presentSeatsQuery(showId: number) {
  return liveQuery({
    key: ["follow-up", "present", showId],
    fetch: (signal): Promise<readonly string[]> => api.listPresentSeatIds({ params: { showId }, signal }),
    room: rooms.hall(showId),
    fromSnapshot: ({ presentSeatIds: ids }) => ids,
    apply: withScan,
  });
}

/** Shows a scan that this screen itself made, before the server tells it. */
export function recordPresence(scan: Scan): void {
  liveQueries.change<readonly string[]>(presentSeatsQuery(scan.showId).key, (present) => withScan(present, scan));
}

/** The present seats after a scan of their show; the same twice changes nothing. */
export function withScan(present: readonly string[], { seatId, present: isPresent }: Scan): readonly string[] {
  if (present.includes(seatId) === isPresent) return present;
  return isPresent ? [...present, seatId] : present.filter((id) => id !== seatId);
}
