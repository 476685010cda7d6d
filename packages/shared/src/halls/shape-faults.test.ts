import { describe, expect, it } from "vitest";
import { hallPlanSchema } from "../contracts/hall-plan.ts";
import { specificationHall } from "./examples/specification-hall.ts";
import { fewFaults, shapeFaults } from "./shape-faults.ts";

/** Returns the faults after changes: `group` changes the eleventh one, Tafel 3, and `seat` its first seat, A. */
function faultsOf(change: { plan?: object; stage?: object; group?: object; seat?: object; decor?: object }) {
  const plan = structuredClone(specificationHall());
  const group = plan.groups[10];
  Object.assign(plan.stage, change.stage);
  Object.assign(group?.seats[0] ?? {}, change.seat);
  Object.assign(group ?? {}, change.group);
  Object.assign(plan.decor[0] ?? {}, change.decor);
  Object.assign(plan, change.plan);
  return messages(JSON.parse(JSON.stringify(plan)));
}

function messages(content: unknown): string[] {
  const { error } = hallPlanSchema.safeParse(content);
  return shapeFaults(content, error?.issues ?? []).map(({ message }) => message);
}

const ofSeat = "Tafel 3, stoel A: ";

describe("a plan that is not written as one", () => {
  it.each([
    // JSON has no NaN, and writes null.
    [{ seat: { x: Number.NaN } }, `${ofSeat}de plaats van links (x) is geen getal.`],
    [{ seat: { y: null } }, `${ofSeat}de plaats van boven (y) is geen getal.`],
    [{ seat: { x: "488" } }, `${ofSeat}de plaats van links (x) is geen getal.`],
    [{ seat: { x: undefined } }, `${ofSeat}de plaats van links (x) ontbreekt.`],
    [{ seat: { x: 20_001 } }, `${ofSeat}de plaats van links (x) is te groot: ten hoogste 20.000.`],
    [{ seat: { turn: -4000 } }, `${ofSeat}de draaihoek (turn) is te klein: ten minste -3.600.`],
    [
      { seat: { kind: "sofa" } },
      `${ofSeat}de soort (kind) bestaat niet. Kies uit ‘seat’, ‘wheelchair’, ‘companion’, ‘restricted’.`,
    ],
    [{ seat: { kind: null } }, `${ofSeat}de soort (kind) bestaat niet.`],
    [{ seat: { label: 7 } }, "Tafel 3, stoel nr. 1 (seats[0]): de letter of het nummer (label) is geen tekst."],
    [
      { seat: { label: "ABCDEFG" } },
      "stoel ABCDEFG: de letter of het nummer (label) is te lang: ten hoogste 6 tekens.",
    ],
    [{ group: { label: 3 } }, "Rij of tafel nr. 11 (groups[10]): de naam (label) is geen tekst."],
    [{ group: { label: "Tafel\n3" } }, "de naam (label) bevat een teken dat niet kan, zoals een regeleinde."],
    [{ group: { shape: "ovaal" } }, "Tafel 3: de vorm (shape) bestaat niet. Kies uit ‘round’, ‘square’, ‘long’."],
    [{ group: { capacity: 12.5 } }, "Tafel 3: het aantal plaatsen (capacity) is geen geheel getal."],
    [{ group: { capacity: -1 } }, "Tafel 3: het aantal plaatsen (capacity) is te klein: ten minste 0."],
    [{ group: { capacity: "veel" } }, "Tafel 3: het aantal plaatsen (capacity) is geen getal."],
    [{ group: { seats: {} } }, "Tafel 3: de lijst van stoelen (seats) is geen lijst."],
    [{ group: { label: "<b>Loge</b>", x: "" } }, "<b>Loge</b>: de plaats van links (x) is geen getal."],
    [{ stage: { width: "breed" } }, "Podium: de breedte (width) is geen getal."],
    [{ decor: { height: -1 } }, "de hoogte (height) is te klein: ten minste 0."],
    [{ plan: { stage: null } }, "Het podium (stage) is geen geheel van velden."],
    [{ plan: { width: undefined } }, "De breedte (width) ontbreekt."],
    [{ plan: { zones: [{ id: "zaal" }] } }, "Zone nr. 1 (zones[0]): de naam (name) ontbreekt."],
    [{ plan: { groups: [null] } }, "Rij of tafel nr. 1 (groups[0]): dit is geen geheel van velden."],
  ])("with %j is told where", (change, sentence) => {
    const found = faultsOf(change);
    expect(found).toEqual([expect.stringContaining(sentence)]);
    expect(found[0]).toMatch(/^[^a-z].*\.$/s);
  });

  it("that is no drawing at all is told so", () => {
    for (const content of [null, 7, "zaal", []])
      expect(messages(content)).toEqual(["De zaal is geen geheel van velden."]);
    expect(messages({ rijen: 8 })).toContain("Het podium (stage) ontbreekt.");
  });

  it("may have fields that we do not know: a newer release may have written them", () => {
    expect(faultsOf({ plan: { colour: "red" }, seat: { price: 12 } })).toEqual([]);
  });

  it("keeps a sentence short where a name is not", () => {
    expect(faultsOf({ group: { label: "x".repeat(1_000_000) } })[0]?.length).toBeLessThan(150);
  });
});

it("tells the first three faults, and how many more there are", () => {
  const fault = (name: string) => ({ path: [], message: `${name}.` });
  expect(fewFaults(["A", "B", "C"].map(fault))).toEqual(["A.", "B.", "C."]);
  expect(fewFaults(["A", "B", "C", "D"].map(fault))).toEqual(["A.", "B.", "C.", "En nog 1 andere fout."]);
  expect(fewFaults(Array.from({ length: 1503 }, () => fault("A")))).toEqual([
    "A.",
    "A.",
    "A.",
    "En nog 1.500 andere fouten.",
  ]);
});
