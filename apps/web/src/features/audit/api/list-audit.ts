import type { listAudit } from "@podium/shared/contracts/audit";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api-client.ts";

/** Everything that shows the log reads it anew when this is invalidated. */
export const AUDIT_KEY = ["audit"];

interface AuditQuery {
  search?: string | undefined;
  reservationId?: number | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** A page of what was done, newest first. */
export function fetchAudit({ search, reservationId, page = 1, pageSize = 50 }: AuditQuery, signal?: AbortSignal) {
  return call<typeof listAudit>({
    method: "GET",
    path: "/api/admin/audit",
    query: { search, reservationId, page, pageSize },
    signal,
  });
}

/** Everything that was done with one reservation; nobody does more than a page of it. */
export function historyQuery(reservationId: number) {
  return queryOptions({
    queryKey: [...AUDIT_KEY, "reservation", reservationId],
    queryFn: async ({ signal }) => (await fetchAudit({ reservationId, pageSize: 200 }, signal)).items,
  });
}
