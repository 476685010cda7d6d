import { describe, expect, it } from "vitest";
import { type HallPlan, hallPlanSchema, type PlanGroup } from "../contracts/hall-plan.ts";
import { emptyHall } from "./drafts.ts";
import { specificationHall } from "./examples/specification-hall.ts";
import { findFaults } from "./faults.ts";

/** Returns a plan of `count` rows; seats and rows are 40 apart. */
function rows(count: number, seats: number): HallPlan {
  const groups = Array.from({ length: count }, (_, row): PlanGroup => ({
    id: `r${row}`,
    kind: "row",
    label: `Rij ${row + 1}`,
    zone: "zaal",
    x: 0,
    y: 0,
    seats: Array.from({ length: seats }, (_seat, index) => ({
      id: `${row + 1}-${index + 1}`,
      label: `${index + 1}`,
      x: 40 + 40 * index,
      y: 200 + 40 * row,
      turn: 0,
      kind: "seat",
    })),
  }));
  return { ...emptyHall("Groot"), width: 10_000, height: 20_000, groups };
}

const messages = (plan: HallPlan): string[] => findFaults(plan).map(({ message }) => message);

it("finds none in the specification's hall", () => {
  expect(findFaults(specificationHall())).toEqual([]);
});

it("an empty drawing lacks seats, and nothing else", () => {
  expect(findFaults(emptyHall("Foyer"))).toEqual([
    { path: ["groups"], message: "Deze zaal heeft nog geen plaatsen. Voeg een rij of een tafel toe." },
  ]);
});

describe("a hall", () => {
  it("may have 3,000 seats, and no more", () => {
    expect(findFaults(rows(60, 50))).toEqual([]);
    const [first, ...others] = findFaults({ ...rows(60, 50), groups: [...rows(60, 50).groups, single("A")] });
    expect([first?.path, first?.message, others]).toEqual([
      ["groups"],
      "Deze zaal heeft 3.001 plaatsen; ten hoogste 3.000 kan. Verwijder er, of verdeel ze over twee zalen.",
      [],
    ]);
  });

  it("may have 500 groups, and no more", () => {
    expect(findFaults(rows(490, 2))).toEqual([]);
    expect(findFaults(rows(501, 1)).map(({ path }) => path)).toContainEqual(["groups"]);
  });

  const single = (label: string): PlanGroup => ({
    id: `s${label}`,
    kind: "spot",
    label: "Loge",
    zone: "zaal",
    x: 0,
    y: 0,
    seats: [{ id: `L-${label}`, label, x: 5000, y: 5000, turn: 0, kind: "seat" }],
  });

  it("may name a row twice, beside an aisle, as long as no two seats have one name", () => {
    const plan = { ...rows(1, 2), groups: [single("A"), single("B")] };
    for (const [index, { seats }] of plan.groups.entries()) for (const seat of seats) seat.x += 100 * index;
    expect(findFaults(plan)).toEqual([]);
    const [second] = plan.groups[1]?.seats ?? [];
    if (second) second.label = "A";
    expect(messages(plan)).toEqual([
      "Er zijn twee plaatsen 'Loge, stoel A'. Geef een van beide een andere letter of een ander nummer.",
    ]);
  });
});

describe("two seats", () => {
  it("may touch, and not overlap; both are named", () => {
    const plan = rows(1, 2);
    const [first, second] = plan.groups[0]?.seats ?? [];
    if (!first || !second) throw new Error("no seats");
    second.x = first.x + 32;
    expect(messages(plan)).toEqual([]);
    second.x = first.x + 31;
    expect(messages(plan)).toEqual(["Rij 1, stoel 2 staat te dicht bij Rij 1, stoel 1. Schuif ze uit elkaar."]);
  });

  it("that overlap are each found in a chain, in whatever direction", () => {
    for (const [dx, dy] of [
      [20, 0],
      [0, 20],
      [14, 14],
      [-14, 14],
    ] as const) {
      const plan = rows(1, 5);
      for (const [index, seat] of (plan.groups[0]?.seats ?? []).entries())
        Object.assign(seat, { x: 500 + dx * index, y: 500 + dy * index });
      expect(findFaults(plan)).toHaveLength(4);
    }
  });
});

it("a companion's place may stand in any order with the wheelchair's of its group", () => {
  for (const kinds of [
    ["companion", "wheelchair"],
    ["wheelchair", "companion"],
  ] as const) {
    const plan = rows(1, 2);
    for (const [index, seat] of (plan.groups[0]?.seats ?? []).entries()) seat.kind = kinds[index] ?? "seat";
    expect(messages(plan)).toEqual([]);
  }
});

it("decor and tables count as they are turned", () => {
  const plan = rows(1, 1);
  plan.decor = [{ kind: "bar", x: 0, y: 400, width: 200, height: 20, label: "", turn: 0 }];
  expect(messages(plan)).toEqual([]);
  plan.decor = plan.decor.map((bar) => ({ ...bar, x: -90, turn: 90 }));
  expect(messages(plan)).toEqual([]);
  plan.decor = plan.decor.map((bar) => ({ ...bar, turn: 0, label: "Foyerbar" }));
  expect(messages(plan)).toEqual([
    "De toog 'Foyerbar' steekt buiten de tekening. Schuif dit naar binnen, of maak de tekening groter.",
  ]);
});

it.each([
  ["in one place", () => 512],
  ["in two places a little further apart than seats may be", (index: number) => (index < 2500 ? 512 : 543.6)],
  ["in heaps beside each other", (index: number) => 512 + 31.6 * (index % 50)],
])("a heap of five thousand seats %s is looked through without comparing each with each", (_where, placed) => {
  const plan = rows(1, 5000);
  const seats = plan.groups[0]?.seats ?? [];
  const places = new Set(seats.map((_seat, index) => placed(index)));
  let compared = 0;
  for (const [index, seat] of seats.entries()) {
    seat.y = 500;
    Object.defineProperty(seat, "x", {
      get: () => {
        compared++;
        return placed(index);
      },
    });
  }
  const crowded = findFaults(plan).filter(({ message }) => message.includes("te dicht bij"));
  expect(crowded).toHaveLength(5000 - places.size);
  expect(compared).toBeLessThan(5000 * 100);
});

describe("names that nobody can tell apart", () => {
  it.each([
    ["composed and decomposed", "Rij \u00c9", "Rij E\u0301"],
    ["with another space", "Rij 1", "Rij\u00a01"],
    ["with a narrow space", "Rij 1", "Rij\u202f1"],
    ["with two spaces", "Rij 1", "Rij  1"],
    ["in other capitals", "Loge A", "LOGE a"],
    ["with a letter of another alphabet", "Rij A", "Rij \u0410"],
    ["with another hyphen", "Loge-1", "Loge\u20111"],
    ["with another apostrophe", "Loge d'or", "Loge d\u2019or"],
  ])("are two seats of one name, and two zones of one name: %s", (_how, one, other) => {
    const plan = rows(2, 1);
    for (const [index, label] of [one, other].entries()) {
      const group = plan.groups[index];
      if (!group) throw new Error("no such row");
      group.label = label;
      for (const seat of group.seats) seat.label = "1";
    }
    expect(findFaults(plan).map(({ path }) => path)).toEqual([["groups", 1, "seats", 0, "label"]]);
    const zones = { ...rows(1, 1), zones: [one, other].map((name, index) => ({ id: index ? "z" : "zaal", name })) };
    expect(findFaults(zones).map(({ path }) => path)).toEqual([["zones", 1, "name"]]);
  });

  it.each([
    ["a mark", "Rij E", "Rij \u00c9"],
    ["a small figure", "Rij 2", "Rij \u00b2"],
    ["a zero for a letter", "Rij 0", "Rij O"],
  ])("are not those that differ by %s", (_how, one, other) => {
    const plan = rows(2, 1);
    for (const [index, label] of [one, other].entries()) Object.assign(plan.groups[index] ?? {}, { label });
    expect(findFaults(plan)).toEqual([]);
  });

  it("are stored alike, composed and without what nobody sees", () => {
    const plan = rows(1, 1);
    const [group] = plan.groups;
    if (!group) throw new Error("no row");
    Object.assign(group, { label: "\ufeffRij\u00a0E\u0301\u200b" });
    expect(hallPlanSchema.parse(plan).groups[0]?.label).toBe("Rij \u00c9");
  });
});
