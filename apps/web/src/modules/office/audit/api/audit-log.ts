import { reservationDetailsQuery } from "#entities/reservations/own-reservations.ts";
import { type Backend, backend } from "#live/live.ts";
import { type FetchList, pagedListQuery } from "#live/paged-list.ts";
import type { AuditEntry } from "@podium/shared/contracts/audit";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";
import { serverNow } from "#platform/server-clock.ts";
import { auditFilters, beginOf } from "../chosen-filters.ts";

/** Invalidate this to refetch the log everywhere. */
export const AUDIT_KEY = ["audit"];

export function auditLogQuery(view: ListView) {
  const { action, period } = auditFilters(view);
  const fetchList = ({ query, signal }: Parameters<FetchList<AuditEntry>>[0]) => {
    const since = period && beginOf(period, serverNow());
    const chosen = { ...query, ...(action && { action }), ...(since && { since }) };
    return api.listAudit({ query: chosen, ...(signal && { signal }) });
  };
  return pagedListQuery([...AUDIT_KEY, "list"], view, fetchList, { room: backend.rooms.payments });
}

/** One page holds everything that happens to one reservation. */
export function historyQuery(reservationId: number, from: Backend = backend) {
  return reservationDetailsQuery(reservationId, from.rooms.payments, {
    key: [...AUDIT_KEY, "reservation", reservationId],
    fetch: async (signal) => (await from.api.listAudit({ query: { reservationId, pageSize: 200 }, signal })).items,
  });
}
