import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";

/** A seat whose ticket was scanned, or whose scan was undone. */
interface Scan {
  showId: number;
  seatId: string;
  present: boolean;
}

export function presentSeatsQuery(showId: number, { api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["follow-up", "present", showId],
    fetch: (signal): Promise<readonly string[]> => api.listPresentSeatIds({ params: { showId }, signal }),
    room: rooms.hall(showId),
    fromSnapshot: ({ presentSeatIds: ids }) => ids,
    apply: withScan,
  });
}

/** Shows this screen's own scan before its event arrives. */
export function recordPresence(scan: Scan): void {
  liveQueries.change<readonly string[]>(presentSeatsQuery(scan.showId).key, (present) => withScan(present, scan));
}

/** Idempotent: events may arrive twice. */
export function withScan(present: readonly string[], { seatId, present: isPresent }: Scan): readonly string[] {
  if (present.includes(seatId) === isPresent) return present;
  return isPresent ? [...present, seatId] : present.filter((id) => id !== seatId);
}
