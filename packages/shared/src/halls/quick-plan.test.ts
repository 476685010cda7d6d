import fc from "fast-check";
import { expect, test } from "vitest";
import { hallPlanSchema, type HallPlan } from "../contracts/hall-plan.ts";
import { blackBox, partyHall, theatre } from "#halls/examples/example-halls.ts";
import { arena } from "./examples/arena.ts";
import { specificationHall } from "./examples/specification-hall.ts";
import { findFaults } from "./faults.ts";
import { SEAT_SIZE } from "./hall.ts";
import { QUICK_LIMITS, quickPlan, quickSeatCount } from "./quick-plan.ts";

const answers = fc.record({
  rows: fc.nat(QUICK_LIMITS.rows),
  seatsPerRow: fc.integer({ min: 1, max: QUICK_LIMITS.seatsPerRow }),
  hasMiddleAisle: fc.boolean(),
  tables: fc.nat(QUICK_LIMITS.tables),
  chairsPerTable: fc.integer({ min: 1, max: QUICK_LIMITS.chairsPerTable }),
  balconyRows: fc.nat(QUICK_LIMITS.balconyRows),
});

/** Answers for an aisle with two tables on its left and one on its right. */
const threeTables = { rows: 0, seatsPerRow: 1, hasMiddleAisle: true, tables: 3, chairsPerTable: 11, balconyRows: 0 };

test("whatever the five answers are, the plan that they make has no faults and as many seats as was said", () => {
  fc.assert(
    fc.property(answers, (given) => {
      fc.pre(quickSeatCount(given) > 0 && quickSeatCount(given) <= 3000);
      const plan = quickPlan("Zaal", given);
      expectFaultless(plan);
      expect(seatsOf(plan)).toHaveLength(quickSeatCount(given));
    }),
    { numRuns: 60, examples: [[threeTables]] },
  );
});

test("answers that are no numbers, or too large, are held to what can be drawn", () => {
  const plan = quickPlan("Zaal", {
    rows: Number.NaN,
    seatsPerRow: -4,
    hasMiddleAisle: false,
    tables: 1e9,
    chairsPerTable: 2.7,
    balconyRows: -1,
  });
  expect(plan.groups).toHaveLength(QUICK_LIMITS.tables);
  expect(seatsOf(plan)).toHaveLength(QUICK_LIMITS.tables * 2);
});

test("the balcony's rows have names of their own when the hall has rows too", () => {
  const given = { rows: 2, seatsPerRow: 6, hasMiddleAisle: false, tables: 0, chairsPerTable: 4, balconyRows: 2 };
  expect(quickPlan("Zaal", given).groups.map(({ label, zone }) => `${label} ${zone}`)).toEqual([
    "Rij 1 zaal",
    "Rij 2 zaal",
    "Balkon rij 1 balkon",
    "Balkon rij 2 balkon",
  ]);
});

test("a middle aisle keeps free of chairs from the stage to the back", () => {
  const given = { rows: 5, seatsPerRow: 8, hasMiddleAisle: true, tables: 8, chairsPerTable: 6, balconyRows: 2 };
  const plan = quickPlan("Zaal", given);
  const middle = plan.width / 2;
  expect(seatsOf(plan).filter(({ x }) => Math.abs(x - middle) < 30 + SEAT_SIZE / 2 - 2)).toEqual([]);
});

test("a balcony alone has no aisle before it", () => {
  const given = { rows: 0, seatsPerRow: 8, hasMiddleAisle: true, tables: 0, chairsPerTable: 6, balconyRows: 2 };
  expect(quickPlan("Zaal", given).decor.map(({ kind }) => kind)).toEqual(["rail", "door"]);
});

const examples: [string, () => HallPlan, number][] = [
  ["specification's hall", specificationHall, 193],
  ["black box", blackBox, 80],
  ["theatre", theatre, 450],
  ["party hall", partyHall, 320],
  ["arena", arena, 8000],
];

test.each(examples)("the example %s has no faults, and as many seats as it says", (_, example, seats) => {
  expectFaultless(example());
  expect(seatsOf(example())).toHaveLength(seats);
});

test.each(examples)("the example %s is a new object at each call", (_, example) => {
  expect(example()).not.toBe(example());
});

test("each wheelchair place of the theatre has a place for company beside it", () => {
  const rows = theatre().groups.filter(({ seats }) => seats.some(({ kind }) => kind === "wheelchair"));
  expect(rows.map(({ seats }) => seats.filter(({ kind }) => kind === "companion").length)).toEqual([1, 1]);
  for (const { seats } of rows) {
    const [wheelchair, companion] = ["wheelchair", "companion"].map((kind) =>
      seats.findIndex((seat) => seat.kind === kind),
    );
    expect(Math.abs((wheelchair ?? 0) - (companion ?? 0))).toBe(1);
  }
});

test("4,000 people stand on the arena's floor, and its middle sections have places for wheelchairs and company", () => {
  const { groups } = arena();
  expect(groups.filter(({ kind }) => kind === "area")).toMatchObject([{ id: "VLOE", capacity: 4000 }]);
  const special = seatsOf(arena()).filter(({ kind }) => kind !== "seat");
  expect(special.map(({ id }) => id)).toEqual(["E01-1", "E01-2", "F01-1", "F01-2"]);
});

test("the party hall has 40 tables", () => {
  expect(partyHall().groups.filter(({ kind }) => kind === "table")).toHaveLength(40);
});

function seatsOf({ groups }: HallPlan): HallPlan["groups"][number]["seats"] {
  return groups.flatMap(({ seats }) => seats);
}

function expectFaultless(plan: HallPlan): void {
  expect(hallPlanSchema.parse(plan)).toEqual(plan);
  expect(findFaults(plan)).toEqual([]);
  const { width, height } = plan;
  const seats = seatsOf(plan).toSorted((a, b) => a.x - b.x);
  const half = SEAT_SIZE / 2;
  const isOutside = (x: number, y: number): boolean => x < half || x > width - half || y < half || y > height - half;
  expect(seats.filter(({ x, y }) => isOutside(x, y)).map(({ id }) => id)).toEqual([]);
  const near: string[] = [];
  for (const [index, a] of seats.entries()) {
    for (let next = index + 1; (seats[next]?.x ?? Infinity) - a.x < SEAT_SIZE; next += 1) {
      const b = seats[next] ?? a;
      if (Math.hypot(a.x - b.x, a.y - b.y) < SEAT_SIZE) near.push(`${a.id} and ${b.id}`);
    }
  }
  expect(near).toEqual([]);
}
