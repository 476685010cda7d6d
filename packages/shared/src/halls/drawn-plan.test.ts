import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { festivalHall } from "../../test/festival-hall.ts";
import { largeHall } from "../../test/large-hall.ts";
import { drawnPlanSchema, type PlanGroup, type PlanSeat } from "#contracts/hall-plan.ts";
import { packPlan, unpackPlan } from "./drawn-plan.ts";
import { readHall } from "./hall.ts";
import { packGroups, unpackGroups } from "./packed-plan.ts";
import { specificationHall } from "./examples/specification-hall.ts";

/** As a browser gets it. */
const sent = <Body>(body: Body): Body => JSON.parse(JSON.stringify(body)) as Body;

const decimal = fc.oneof(
  fc.integer({ min: -20_000, max: 20_000 }),
  fc.integer({ min: -200_000, max: 200_000 }).map((tenths) => tenths / 10),
  fc.double({ min: -20_000, max: 20_000, noNaN: true }),
);
const seat: fc.Arbitrary<PlanSeat> = fc.record({
  id: fc.stringMatching(/^[A-Z0-9]{1,4}-[A-Z0-9]{1,3}$/),
  label: fc.oneof(fc.nat(200).map(String), fc.string({ maxLength: 6 })),
  x: decimal,
  y: decimal,
  turn: decimal,
  kind: fc.constantFrom("seat", "wheelchair", "companion", "restricted"),
});
const row = fc.tuple(fc.nat(30), fc.nat(40), decimal, decimal).map(([first, count, x, y]): PlanSeat[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `R1-${first + index}`,
    label: String(first + index),
    x: Math.round((x + 36 * index) * 10) / 10,
    y,
    turn: 0,
    kind: index === 3 ? "wheelchair" : "seat",
  })),
);
const group: fc.Arbitrary<PlanGroup> = fc.record({
  id: fc.string({ maxLength: 24 }),
  kind: fc.constantFrom("row", "table", "spot"),
  label: fc.string({ maxLength: 40 }),
  zone: fc.string({ maxLength: 24 }),
  x: decimal,
  y: decimal,
  seats: fc.oneof(row, fc.array(seat, { maxLength: 6 })),
});

describe("a plan on its way to a screen", () => {
  it("comes back as it was, whatever its rows, labels and coordinates", () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 5 }), (groups) => {
        expect(sent(unpackGroups(sent(packGroups(groups))))).toEqual(sent(groups));
      }),
    );
  });

  it("is left alone while the hall is small", () => {
    expect(packPlan(specificationHall())).not.toHaveProperty("packed");
  });

  it.each([largeHall(), festivalHall()])("fits in 60 kB together with its seats' states: $name", (plan) => {
    const packed = packPlan(plan);
    expect(drawnPlanSchema.parse(sent(packed))).toEqual(sent(packed));
    expect(sent(unpackPlan(sent(packed)))).toEqual(sent(plan));
    const text = JSON.stringify(packed);
    const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    expect(brotli.length).toBeLessThan(45_000);
    expect(gzipSync(text).length).toBeLessThan(55_000);
  });

  it("makes the seats of a row at the first look, and those of no other", () => {
    let made = 0;
    const packed = packPlan(festivalHall());
    const groups = packed.packed?.groups.map(({ seats, ...drawn }) => ({
      ...drawn,
      seats:
        "prefix" in seats
          ? {
              ...seats,
              get x() {
                made += 1;
                return seats.x;
              },
            }
          : seats,
    }));
    if (!packed.packed || !groups) throw new Error("The plan is not packed.");
    const hall = readHall(unpackPlan({ ...packed, packed: { ...packed.packed, groups } }));
    expect([hall.size, hall.kinds, hall.groupOf("T05-3")?.label]).toEqual([
      20_000,
      new Set(["seat"]),
      "Vak 201, rij 5",
    ]);
    const before = made;
    expect(hall.seat("T05-3")).toMatchObject({ label: "3", group: "Vak 201, rij 5", zone: "tribune", place: 4082 });
    expect(made - before).toBe(1);
    expect(hall.seats).toHaveLength(20_000);
  });
});
