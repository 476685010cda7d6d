import { reservationDetailsQuery } from "#entities/reservations/reservation-details.ts";
import { type Backend, backend } from "#live/live.ts";
import { pagedListQuery } from "#live/paged-list.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";

/** Invalidate this to refetch the log everywhere. */
export const AUDIT_KEY = ["audit"];

export function auditLogQuery(view: ListView) {
  return pagedListQuery([...AUDIT_KEY, "list"], view, api.listAudit, { room: backend.rooms.payments });
}

/** One page holds everything that happens to one reservation. */
export function historyQuery(reservationId: number, from: Backend = backend) {
  return reservationDetailsQuery(reservationId, from.rooms.payments, {
    key: [...AUDIT_KEY, "reservation", reservationId],
    fetch: async (signal) => (await from.api.listAudit({ query: { reservationId, pageSize: 200 }, signal })).items,
  });
}
