import { quickPlan } from "@podium/shared/halls/quick-plan";
import { expect, it } from "vitest";
import { publishChanges } from "./publish-changes.ts";

const answers = { rows: 2, seatsPerRow: 4, hasMiddleAisle: false, tables: 0, chairsPerTable: 4, balconyRows: 0 };
const plan = quickPlan("Zaal", answers);

it("counts places by their ids: those that come, go, and lie elsewhere", () => {
  const longer = quickPlan("Zaal", { ...answers, rows: 3 });
  expect(publishChanges(plan, plan)).toEqual({ added: 0, removed: 0, changed: 0 });
  expect(publishChanges(plan, longer)).toMatchObject({ added: 4, removed: 0 });
  expect(publishChanges(longer, plan)).toMatchObject({ added: 0, removed: 4 });
});

it("counts a place as changed when its name, zone or kind is another", () => {
  const [row, ...rest] = plan.groups;
  if (!row) throw new Error("No row");
  const renamed = { ...plan, groups: [{ ...row, label: "Loge" }, ...rest] };
  expect(publishChanges(plan, renamed)).toEqual({ added: 0, removed: 0, changed: 4 });
  const [seat, ...seats] = row.seats;
  if (!seat) throw new Error("No seat");
  const special = {
    ...plan,
    groups: [{ ...row, seats: [{ ...seat, kind: "wheelchair" as const }, ...seats] }, ...rest],
  };
  expect(publishChanges(plan, special)).toEqual({ added: 0, removed: 0, changed: 1 });
});
