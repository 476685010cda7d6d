import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

/** Everything that shows the log reads it anew when this is invalidated. */
export const AUDIT_KEY = ["audit"];

/** Everything that was done with one reservation; nobody does more than a page of it. */
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
