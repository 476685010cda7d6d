import { quickPlan } from "@podium/shared/halls/quick-plan";
import { expect, it } from "vitest";
import { readPlanFile } from "./plan-file.ts";

const answers = { rows: 3, seatsPerRow: 4, hasMiddleAisle: false, tables: 0, chairsPerTable: 4, balconyRows: 0 };
const plan = quickPlan("Parochiezaal", answers);
const [group] = plan.groups;
const file = (text: string) => new File([text], "zaal.json");
const withSeats = (count: number) => {
  const [seat] = group?.seats ?? [];
  const groups = [{ ...group, seats: Array.from({ length: count }, () => seat) }];
  return file(JSON.stringify({ ...plan, groups }));
};

it("reads what was exported", async () => {
  expect(await readPlanFile(file(JSON.stringify(plan, null, 2)))).toEqual(plan);
});

it("takes a plan that still has faults, as one that one draws", async () => {
  expect(await readPlanFile(file(JSON.stringify({ ...plan, groups: [] })))).toMatchObject({ groups: [] });
});

it.each([
  ["is not JSON", file("Beste voorzitter,"), "Dit is geen zaal"],
  ["is no plan", file('{"rijen":8}'), "geen zaal zoals wij ze kennen"],
  ["has a place that is no number", file(JSON.stringify({ ...plan, width: "breed" })), "geen zaal zoals wij ze kennen"],
  ["is too large", file(" ".repeat(1_000_001)), "te groot"],
  ["has a place too many", withSeats(3001), "3.001 plaatsen; ten hoogste 3.000"],
])("says of a file what is wrong that %s", async (_, wrong, sentence) => {
  await expect(readPlanFile(wrong)).rejects.toThrow(sentence);
});
