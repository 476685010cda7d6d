import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** Everything that shows the log reads it anew when this is invalidated. */
export const AUDIT_KEY = ["audit"];

/** Everything that was done with one reservation; nobody does more than a page of it. */
export function historyQuery(reservationId: number) {
  return queryOptions({
    queryKey: [...AUDIT_KEY, "reservation", reservationId],
    queryFn: async ({ signal }) => (await api.listAudit({ query: { reservationId, pageSize: 200 }, signal })).items,
  });
}
