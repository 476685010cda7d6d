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
    { path: ["groups"], message: "Deze zaal heeft nog geen plaatsen. Voeg een rij, een tafel of een vak toe." },
  ]);
});

describe("a hall", () => {
  it("may have 20,000 places, those of areas included, and no more", () => {
    const plan = rows(200, 90);
    const withArea = (capacity: number) => ({ ...plan, groups: [...plan.groups, standing({ capacity })] });
    expect(findFaults(withArea(2000))).toEqual([]);
    expect(findFaults(withArea(2001))).toEqual([
      {
        path: ["groups"],
        message:
          "Deze zaal heeft 20.001 plaatsen; ten hoogste 20.000 kan. Verwijder er, of verdeel ze over twee zalen.",
      },
    ]);
  });

  it("may have 1,500 groups, and no more", () => {
    const plan = { ...rows(490, 2), height: 20_000 };
    const spots = (count: number) => ({
      ...plan,
      groups: [...plan.groups, ...Array.from({ length: count - 490 }, (_, index) => single(`${index}`, index))],
    });
    expect(findFaults(spots(1500))).toEqual([]);
    expect(findFaults(spots(1501))).toEqual([
      {
        path: ["groups"],
        message: expect.stringContaining("1.501 rijen, tafels, losse plaatsen en vakken; ten hoogste 1.500 kan"),
      },
    ]);
  });

  const single = (label: string, index = 0): PlanGroup => {
    const at = { x: 5000 + 40 * (index % 100), y: 5000 + 40 * Math.floor(index / 100) };
    const code = label.length > 3 ? "LL" : "L";
    const seats = [{ id: `${code}-${label.slice(-3)}`, label, ...at, turn: 0, kind: "seat" as const }];
    return { id: `s${label}`, kind: "spot", label: "Loge", zone: "zaal", x: 0, y: 0, seats };
  };

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

/** Returns an area below the rows of `rows`. */
function standing(area: Partial<PlanGroup> = {}): PlanGroup {
  const at = { x: 5000, y: 15_000, width: 800, height: 400 };
  return { id: "VLOE", kind: "area", label: "Staanplaats", zone: "zaal", ...at, capacity: 40, seats: [], ...area };
}

describe("an area", () => {
  const found = (area: Partial<PlanGroup>, more: PlanGroup[] = []) =>
    messages({ ...rows(1, 2), groups: [...rows(1, 2).groups, standing(area), ...more] });

  it("needs from 1 to 20,000 places", () => {
    expect([found({ capacity: 1 }), found({ capacity: 19_998 })]).toEqual([[], []]);
    const words = (count: string) => `Staanplaats heeft ${count} plaatsen. Kies een getal van 1 tot 20.000.`;
    expect([found({ capacity: 0 }), found({ capacity: undefined })]).toEqual([[words("0")], [words("0")]]);
    expect(found({ capacity: 20_001 })).toContain(words("20.001"));
  });

  it("needs an id that begins no seat's, as its places have it in theirs", () => {
    const fault =
      "Staanplaats heeft geen eigen kenmerk van 1 tot 4 letters of cijfers. Verwijder en teken dit opnieuw.";
    for (const id of ["1", "vloe", "VLOER", "V-1"]) expect(found({ id })).toEqual([fault]);
    expect(found({ id: "" })).toEqual([expect.stringContaining("geen eigen kenmerk.")]);
  });

  it("has a name of its own, lies in the drawing, is large enough to see, and has no seats", () => {
    const [seat] = rows(1, 1).groups[0]?.seats ?? [];
    expect([
      found({}, [standing({ id: "ZIJ" })]),
      found({ x: 300 }),
      found({ width: 20 }),
      found({ seats: seat ? [{ ...seat, id: "VLOE-1" }] : [] }),
    ]).toEqual([
      ["Er zijn twee vakken 'Staanplaats'. Geef een van beide een andere naam."],
      ["Staanplaats steekt buiten de tekening. Schuif het vak naar binnen."],
      ["Staanplaats is te klein om te zien. Maak het vak groter."],
      expect.arrayContaining(["Staanplaats is een vak zonder stoelen, maar heeft er. Verwijder die."]),
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
  ["in two places a little further apart than seats may be", (index: number) => (index < 10_000 ? 512 : 543.6)],
  ["in heaps beside each other", (index: number) => 512 + 31.6 * (index % 50)],
])("a heap of twenty thousand seats %s is looked through without comparing each with each", (_where, placed) => {
  const plan = rows(1, 20_000);
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
  expect(crowded).toHaveLength(20_000 - places.size);
  expect(compared).toBeLessThan(20_000 * 100);
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
