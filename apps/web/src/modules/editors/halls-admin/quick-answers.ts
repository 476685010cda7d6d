import { QUICK_LIMITS, type QuickPlanChoices } from "@podium/shared/halls/quick-plan";

/** The form's values, as typed and chosen. */
export interface QuickFields {
  name: string;
  rows: string;
  seatsPerRow: string;
  hasMiddleAisle: boolean;
  tables: string;
  chairsPerTable: string;
  balconyRows: string;
}

/** Returns the nearest answers that can be drawn while the user is still typing. */
export function drawable({ hasMiddleAisle, ...typed }: QuickFields): QuickPlanChoices {
  return {
    rows: within(typed.rows, 0, QUICK_LIMITS.rows),
    seatsPerRow: within(typed.seatsPerRow, 1, QUICK_LIMITS.seatsPerRow),
    hasMiddleAisle,
    tables: within(typed.tables, 0, QUICK_LIMITS.tables),
    chairsPerTable: within(typed.chairsPerTable, 1, QUICK_LIMITS.chairsPerTable),
    balconyRows: within(typed.balconyRows, 0, QUICK_LIMITS.balconyRows),
  };
}

function within(typed: string, least: number, most: number): number {
  const count = Math.round(Number(typed));
  return Number.isFinite(count) ? Math.min(Math.max(count, least), most) : least;
}
