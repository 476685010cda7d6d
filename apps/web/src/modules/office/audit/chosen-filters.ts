import { type AuditAction, auditActionSchema } from "@podium/shared/contracts/audit";
import type { ListView } from "#platform/list-view.ts";

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
export const beginOf = (period: Period, now: number): string => new Date(now - DAYS[period] * DAY_MS).toISOString();
