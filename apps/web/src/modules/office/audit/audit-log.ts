import { reservationDetailsQuery } from "#entities/reservations/own-reservations.ts";
import { backend, type Backend } from "#live/live.ts";
import { type FetchList, pagedListQuery } from "#live/paged-list.ts";
import { type AuditAction, auditActionSchema, type AuditEntry } from "@podium/shared/contracts/audit";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";
import { serverNow } from "#platform/server-clock.ts";

/** Invalidate this to refetch the log everywhere. */
export const AUDIT_KEY = ["audit"];

export function auditLogQuery(view: ListView) {
  const { action, period } = auditFilters(view);
  const fetchList = ({ query, signal }: Parameters<FetchList<AuditEntry>>[0]) => {
    const since = period && startOf(period, serverNow());
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

export const PERIODS = ["dag", "week", "maand"] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Record<Period, number> = { dag: 1, week: 7, maand: 31 };
const DAY_MS = 86_400_000;

export const AUDIT_FILTERS = ["wat", "wanneer"] as const;

/** Reads the filters from the address; unknown values become undefined. */
export function auditFilters({ filters = {} }: ListView): {
  action: AuditAction | undefined;
  period: Period | undefined;
} {
  return {
    action: auditActionSchema.options.find((action) => action === filters["wat"]),
    period: PERIODS.find((period) => period === filters["wanneer"]),
  };
}

/** @param now the server's, in milliseconds */
export const startOf = (period: Period, now: number): string => new Date(now - DAYS[period] * DAY_MS).toISOString();
