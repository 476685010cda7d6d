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

it("accepts a plan that still has faults, as a drawing may have", async () => {
  expect(await readPlanFile(file(JSON.stringify({ ...plan, groups: [] })))).toMatchObject({ groups: [] });
});

it.each([
  ["is not JSON", file("Beste voorzitter,"), "Dit is geen zaal"],
  ["is no plan", file('{"rijen":8}'), "geen zaal zoals wij ze kennen"],
  [
    "was changed by hand and has NaN",
    file(JSON.stringify(plan, null, 2).replace(/"x": [\d.]+/, '"x": NaN')),
    "Regel 6 van dit bestand is geen geldige JSON: ‘NaN’ kan daar niet staan.",
  ],
  ["was cut off", file(JSON.stringify(plan).slice(0, 900)), "Het einde van dit bestand ontbreekt."],
  ["is too large", file(" ".repeat(6_000_001)), "te groot"],
  ["has a place too many", withSeats(20_001), "20.001 plaatsen; ten hoogste 20.000"],
])("says of a file what is wrong that %s", async (_, wrong, sentence) => {
  await expect(readPlanFile(wrong)).rejects.toThrow(sentence);
});

it.each([
  ["a text for a number", { width: "breed" }, ["De breedte (width) is geen getal."]],
  [
    "HTML for a name",
    { groups: [{ ...group, label: "<img src=x>", x: null }] },
    ["<img src=x>: de plaats van links (x) is geen getal."],
  ],
  [
    "faults by the thousand",
    { groups: Array.from({ length: 2000 }, () => 0) },
    [
      "Rij of tafel nr. 1 (groups[0]): dit is geen geheel van velden.",
      "Rij of tafel nr. 2 (groups[1]): dit is geen geheel van velden.",
      "Rij of tafel nr. 3 (groups[2]): dit is geen geheel van velden.",
      "En nog 1.997 andere fouten.",
    ],
  ],
])("says of a drawing with %s what is wrong and where", async (_, change, faults) => {
  const wrong = file(JSON.stringify({ ...plan, ...change }));
  await expect(readPlanFile(wrong)).rejects.toMatchObject({ message: expect.stringContaining("klopt niet"), faults });
});
