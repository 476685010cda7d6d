import { quickPlan } from "@podium/shared/halls/quick-plan";
import { expect, it } from "vitest";
import { type Drawing, groupKey, NOTHING, seatKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { reorder } from "./order.ts";

const answers = { rows: 3, seatsPerRow: 3, hasMiddleAisle: false, tables: 0, chairsPerTable: 4, balconyRows: 0 };
const drawing: Drawing = { plan: quickPlan("Zaal", answers), selection: NOTHING };
const labels = ({ plan }: Drawing) => plan.groups.map(({ label }) => label);
const [first, , last] = drawing.plan.groups.map(({ id }) => id);

it("moves a row in the numbering order, and selects it", () => {
  const after = reorder(groupKey(first ?? ""), 1).apply(drawing);
  expect(labels(after)).toEqual(["Rij 2", "Rij 1", "Rij 3"]);
  expect([...after.selection]).toEqual([groupKey(first ?? "")]);
});

it("selects a seat where it went", () => {
  const after = reorder(seatKey(first ?? "", 0), 1).apply(drawing);
  expect(after.plan.groups[0]?.seats.map(({ label }) => label)).toEqual(["2", "1", "3"]);
  expect([...after.selection]).toEqual([seatKey(first ?? "", 1)]);
});

it("changes nothing at the end of the list, nor of what is not there", () => {
  expect(reorder(groupKey(last ?? ""), 1).apply(drawing)).toBe(drawing);
  expect(reorder(groupKey("weg"), -1).apply(drawing)).toBe(drawing);
  expect(reorder("stage", 1).apply(drawing)).toBe(drawing);
});
