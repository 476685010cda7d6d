import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HallPlan, PlanGroup, PlanSeat } from "../contracts/hall-plan.ts";
import { specificationHall } from "./examples/specification-hall.ts";
import { findFaults } from "./faults.ts";

type Path = (string | number)[];

/** Indexes of a group in the plan, and of one of its seats. */
interface Place {
  group: number;
  seat: number;
}

const PLACES: Place[] = specificationHall().groups.flatMap(({ seats }, group) =>
  seats.map((_, seat) => ({ group, seat })),
);
const place = fc.constantFrom(...PLACES);
/** Two places in the plan's order: when their seats clash, the later one has the fault. */
const twoPlaces = fc
  .tuple(place, place)
  .filter(([a, b]) => a.group !== b.group)
  .map(([a, b]): [Place, Place] => (a.group < b.group ? [a, b] : [b, a]));

const at = (plan: HallPlan, { group, seat }: Place): { group: PlanGroup; seat: PlanSeat } => {
  const found = plan.groups[group];
  const its = found?.seats[seat];
  if (!found || !its) throw new Error("no such place");
  return { group: found, seat: its };
};

const pathOf = ({ group, seat }: Place, ...more: Path): Path => ["groups", group, "seats", seat, ...more];

/** Changes that each break one thing of the specification's hall, and return where the fault is expected. */
const BREAKS: Record<string, fc.Arbitrary<(plan: HallPlan) => Path>> = {
  "a seat's id that is none": fc
    .tuple(place, fc.constantFrom("", "R1", "r1-a", "R1-ABCD", "R12345-A", "R1-A "))
    .map(([where, id]) => (plan) => {
      at(plan, where).seat.id = id;
      return pathOf(where, "id");
    }),
  "a seat's id that another has": twoPlaces.map(([first, second]) => (plan) => {
    at(plan, second).seat.id = at(plan, first).seat.id;
    return pathOf(second, "id");
  }),
  "a group's id that another has": twoPlaces.map(([first, second]) => (plan) => {
    at(plan, second).group.id = at(plan, first).group.id;
    return ["groups", second.group, "id"];
  }),
  "a seat without a label": fc.tuple(place, fc.constantFrom("", "  ")).map(([where, label]) => (plan) => {
    at(plan, where).seat.label = label;
    return pathOf(where, "label");
  }),
  "a label with a character that nobody sees": fc
    .tuple(place, fc.constantFrom("\u200b", "\u00ad", "\ufe0f", "\u034f", "\u3164", "\u2800"))
    .map(([where, hidden]) => (plan) => {
      at(plan, where).seat.label = `Z${hidden}`;
      return pathOf(where, "label");
    }),
  "a group without a label": place.map((where) => (plan) => {
    at(plan, where).group.label = " ";
    return ["groups", where.group, "label"];
  }),
  "a name that two seats have": place.map((where) => (plan) => {
    const { group, seat } = at(plan, where);
    const other = where.seat === 0 ? 1 : 0;
    seat.label = ` ${group.seats[other]?.label.toLowerCase()}`;
    return ["groups", where.group, "seats", Math.max(where.seat, other), "label"];
  }),
  "a zone that does not exist": fc.tuple(place, fc.constantFrom("", "zolder")).map(([where, zone]) => (plan) => {
    at(plan, where).group.zone = zone;
    return ["groups", where.group, "zone"];
  }),
  "a seat outside the drawing": fc
    .tuple(place, fc.constantFrom(["x", -20], ["x", 1190], ["y", 5], ["y", 5000], ["x", Number.NaN], ["y", Infinity]))
    .map(([where, [axis, value]]) => (plan) => {
      Object.assign(at(plan, where).seat, { x: 1180, y: 930, [axis as string]: value });
      return pathOf(where);
    }),
  "two seats on each other": fc
    .tuple(twoPlaces, fc.integer({ min: -22, max: 22 }))
    .map(([[first, second], offset]) => (plan) => {
      const other = at(plan, first).seat;
      // At its new position the seat touches only the first one.
      Object.assign(at(plan, second).seat, { x: other.x, y: other.y + (offset % 8) });
      return pathOf(second);
    }),
  "a companion's place without one for a wheelchair": place.map((where) => (plan) => {
    at(plan, where).seat.kind = "companion";
    return pathOf(where, "kind");
  }),
  "a group without seats": place.map((where) => (plan) => {
    at(plan, where).group.seats = [];
    return ["groups", where.group, "seats"];
  }),
  "a table outside the drawing": fc.integer({ min: 8, max: 32 }).map((index) => (plan) => {
    const table = plan.groups[index];
    if (table) table.x = -100;
    return ["groups", index];
  }),
  "a hall without a name": fc.constantFrom("", "   ").map((name) => (plan) => {
    plan.name = name;
    return ["name"];
  }),
  "a drawing of no size": fc
    .tuple(fc.constantFrom("width", "height"), fc.constantFrom(0, 10, -1, Number.NaN, Infinity, 20_001))
    .map(([side, length]) => (plan) => {
      Object.assign(plan, { [side]: length });
      return [side];
    }),
  "a stage outside the drawing": fc
    .constantFrom({ x: -10 }, { y: -10 }, { width: 2000 }, { height: 2000 }, { width: 3 }, { x: Number.NaN })
    .map((change) => (plan) => {
      plan.stage = { ...plan.stage, ...change };
      return ["stage"];
    }),
  "no zones": fc.constant((plan: HallPlan): Path => {
    plan.zones = [];
    return ["zones"];
  }),
  "a zone without a name": fc.nat({ max: 1 }).map((index) => (plan) => {
    const zone = plan.zones[index];
    if (zone) zone.name = "";
    return ["zones", index, "name"];
  }),
  "a zone's id that another has": fc.constantFrom("zaal", "balkon", "").map((id) => (plan) => {
    plan.zones.push({ id, name: "Zolder" });
    return ["zones", 2, "id"];
  }),
  "a zone's name that another has": fc.constantFrom("Zaal", " balkon").map((name) => (plan) => {
    plan.zones.push({ id: "zolder", name });
    return ["zones", 2, "name"];
  }),
  "a piece of decor outside the drawing": fc
    .tuple(fc.nat({ max: 2 }), fc.constantFrom({ x: -50 }, { y: 940 }, { width: 3000 }, { y: Number.NaN }))
    .map(([index, change]) => (plan) => {
      const decor = plan.decor[index];
      if (decor) Object.assign(decor, change);
      return ["decor", index];
    }),
};

describe("of the specification's hall with one thing broken, that is the only fault, and it is found there:", () => {
  it.each(Object.entries(BREAKS))("%s", (_name, breaks) => {
    fc.assert(
      fc.property(breaks, (breakOne) => {
        const plan = specificationHall();
        const path = breakOne(plan);
        expect(findFaults(plan)).toEqual([{ path, message: expect.stringMatching(/^[A-ZÉ'].*\.$/) }]);
      }),
      { numRuns: 60 },
    );
  });
});

it("two seats that are broken are two faults", () => {
  fc.assert(
    fc.property(twoPlaces, ([first, second]) => {
      const plan = specificationHall();
      at(plan, first).seat.id = "?";
      at(plan, second).seat.kind = "companion";
      expect(findFaults(plan).map(({ path }) => path)).toEqual([pathOf(first, "id"), pathOf(second, "kind")]);
    }),
  );
});
