import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";

/** Invalidate this to refetch the log everywhere. */
export const AUDIT_KEY = ["audit"];

/** One page holds everything that happens to one reservation. */
export function historyQuery(reservationId: number, { api, rooms }: Backend = backend) {
  return liveQuery({
    key: [...AUDIT_KEY, "reservation", reservationId],
    fetch: async (signal) => (await api.listAudit({ query: { reservationId, pageSize: 200 }, signal })).items,
    room: rooms.payments,
    apply: (history, { reservation }, refetch) => {
      if (reservation.id === reservationId) refetch();
      return history;
    },
  });
}
