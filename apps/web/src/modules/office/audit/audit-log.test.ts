import { expect, it } from "vitest";
import { auditFilters, startOf } from "./audit-log.ts";

const view = { search: "", pageIndex: 0, pageSize: 50, sort: undefined };

it("reads an action and a period from the address, and nothing that it does not know", () => {
  const known = { ...view, filters: { wat: "EXPORTED", wanneer: "week" } };
  expect(auditFilters(known)).toEqual({ action: "EXPORTED", period: "week" });
  const unknown = { ...view, filters: { wat: "NIETS", wanneer: "eeuw" } };
  expect(auditFilters(unknown)).toEqual({ action: undefined, period: undefined });
  expect(auditFilters(view)).toEqual({ action: undefined, period: undefined });
});

it("begins a period so many days before now", () => {
  expect(startOf("week", Date.parse("2026-11-22T10:00:00Z"))).toBe("2026-11-15T10:00:00.000Z");
});
