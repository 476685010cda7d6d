import { expect, it } from "vitest";
import type { HallPlan } from "../contracts/hall-plan.ts";
import { specificationHall } from "./examples/specification-hall.ts";
import { readHall } from "./hall.ts";
import { seatQuality } from "./quality.ts";

const hall = readHall(specificationHall());

function qualityIn(plan: HallPlan, id: string): number {
  const own = readHall(plan);
  const seat = own.seat(id);
  if (!seat) throw new Error(`no seat ${id}`);
  return seatQuality(own, seat);
}
const quality = (id: string) => qualityIn(hall.plan, id);

/** Returns the specification's hall with every point moved. */
function moved(point: (x: number, y: number) => { x: number; y: number }): HallPlan {
  const plan = specificationHall();
  const { x, y, width, height } = plan.stage;
  const [a, b] = [point(x, y), point(x + width, y + height)];
  const corner = point(plan.width, plan.height);
  const origin = point(0, 0);
  return {
    ...plan,
    width: Math.abs(corner.x - origin.x),
    height: Math.abs(corner.y - origin.y),
    stage: {
      ...plan.stage,
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    },
    groups: plan.groups.map((group) => ({
      ...group,
      ...point(group.x, group.y),
      seats: group.seats.map((seat) => ({ ...seat, ...point(seat.x, seat.y) })),
    })),
  };
}

it("lies between 0 and 1, higher nearer to the stage and to its middle", () => {
  for (const seat of hall.seats) {
    expect(seatQuality(hall, seat)).toBeGreaterThan(0);
    expect(seatQuality(hall, seat)).toBeLessThanOrEqual(1);
  }
  expect(quality("T4-A")).toBeGreaterThan(quality("T1-A"));
  expect(quality("T4-A")).toBeGreaterThan(quality("T8-A"));
  expect(quality("T25-A")).toBeGreaterThan(quality("R1-K"));
  expect(quality("R1-J")).toBeGreaterThan(quality("R4-J"));
});

it("is in the specification's hall what it always was", () => {
  for (const seat of hall.seats) {
    const aside = Math.abs(seat.x - 600) / 600;
    const back = (seat.y - 168) / (950 - 168);
    expect(seatQuality(hall, seat)).toBe(Math.max(0, 1 - 0.35 * aside ** 1.5 - 0.65 * back));
  }
});

it.for([
  ["below", moved((x, y) => ({ x, y: 950 - y }))],
  ["left", moved((x, y) => ({ x: y, y: x }))],
  ["right", moved((x, y) => ({ x: 950 - y, y: x }))],
] as const)("is the same in a hall whose stage is %s", ([_side, plan]) => {
  const turned = readHall(plan);
  for (const seat of turned.seats) expect(seatQuality(turned, seat)).toBeCloseTo(quality(seat.id), 6);
});

it("is less with limited view than anywhere near it", () => {
  const plan = specificationHall();
  for (const group of plan.groups) for (const seat of group.seats) if (seat.id === "T4-D") seat.kind = "restricted";
  expect(qualityIn(plan, "T4-D")).toBeLessThan(qualityIn(plan, "T4-C") - 0.3);
});

it("is in a hall played in the round closeness to the stage, whatever the side", () => {
  const seats = [
    [600, 300],
    [600, 700],
    [300, 500],
    [900, 500],
    [600, 100],
    [600, 900],
  ].map(([x = 0, y = 0], index) => {
    const label = "ABCDEF".charAt(index);
    return { id: `S-${label}`, label, x, y, turn: 0, kind: "seat" as const };
  });
  const plan: HallPlan = {
    ...specificationHall(),
    height: 1000,
    decor: [],
    stage: { x: 500, y: 400, width: 200, height: 200, label: "" },
    groups: [{ id: "S", kind: "spot", label: "Rond", zone: "zaal", x: 600, y: 500, seats }],
  };
  expect(qualityIn(plan, "S-A")).toBe(qualityIn(plan, "S-B"));
  expect(qualityIn(plan, "S-C")).toBe(qualityIn(plan, "S-D"));
  expect(qualityIn(plan, "S-E")).toBeLessThan(qualityIn(plan, "S-A"));
});
