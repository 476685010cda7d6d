import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Invalidate this to refetch the log everywhere. */
export const AUDIT_KEY = ["audit"];

/** One page holds everything that happens to one reservation. */
export function historyQuery(reservationId: number) {
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
