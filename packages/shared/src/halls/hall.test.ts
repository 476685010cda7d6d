import { describe, expect, it } from "vitest";
import { specificationHall } from "./examples/specification-hall.ts";
import { capacityOf, readHall } from "./hall.ts";
import { proposePlaces, proposeSeats } from "./propose-seats.ts";
import { seatQuality } from "./quality.ts";
import { neighboursOf, unbrokenRuns } from "./neighbours.ts";
import { stageFront } from "./drawing.ts";
import type { HallPlan, PlanGroup } from "../contracts/hall-plan.ts";

it("the same plan gives the same hall", () => {
  const plan = specificationHall();
  expect(readHall(plan)).toBe(readHall(plan));
  expect(readHall(specificationHall())).not.toBe(readHall(plan));
});

it("each seat has its place in the numbering, from 0, and is in its own group", () => {
  const { seats, seat, groupOf } = readHall(specificationHall());
  for (const [index, each] of seats.entries()) {
    expect(each.place).toBe(index);
    expect(seat(each.seatId)).toBe(each);
    expect(groupOf(each.seatId)?.seats).toContain(each);
    expect(groupOf(each.seatId)).toMatchObject({ id: each.groupId, label: each.group, zone: each.zone });
  }
});

it("a seat that the plan does not have is not found, and is in no group", () => {
  const { seat, groupOf } = readHall(specificationHall());
  expect([seat("T2-D")?.label, seat("T2-E"), groupOf("T2-E")]).toEqual(["D", undefined, undefined]);
});

it("is read out from the first zone to the last, also when the numbering begins in the last", () => {
  const { groups, readingOrder } = readHall(specificationHall());
  expect([groups[0]?.zone, readingOrder[0]?.id, readingOrder.at(-1)?.id]).toEqual(["balkon", "T1", "R4-rechts"]);
  expect(new Set(readingOrder)).toEqual(new Set(groups));
});

describe("an area", () => {
  const area = (id: string, capacity: number, at: { x: number; y: number }): PlanGroup => ({
    id,
    kind: "area",
    label: `Vak ${id}`,
    zone: "zaal",
    ...at,
    width: 200,
    height: 100,
    capacity,
    seats: [],
  });
  const withAreas = (...areas: PlanGroup[]): HallPlan => ({
    ...specificationHall(),
    groups: [...specificationHall().groups, ...areas],
  });
  const onlyAreas = (...areas: PlanGroup[]): HallPlan => ({ ...specificationHall(), groups: areas });

  it("has its places after the seats, in its middle and with its zone, numbered from 1", () => {
    const { seats, groupOf } = readHall(withAreas(area("VLOE", 3, { x: 600, y: 700 })));
    const place = { group: "Vak VLOE", label: "", zone: "zaal", kind: "seat", x: 600, y: 700 };
    expect(seats.slice(-3)).toMatchObject([
      { seatId: "VLOE-1", place: seats.length - 3, ...place },
      { seatId: "VLOE-2", ...place },
      { seatId: "VLOE-3", place: seats.length - 1, ...place },
    ]);
    expect(groupOf("VLOE-3")?.id).toBe("VLOE");
  });

  it("counts for which way the stage faces as many people as it takes", () => {
    const stage = { x: 400, y: 400, width: 400, height: 100, label: "PODIUM" };
    const [below, above] = [area("ONDE", 900, { x: 600, y: 800 }), area("BOVE", 80, { x: 600, y: 100 })];
    expect(stageFront({ ...onlyAreas(below, above), stage })).toBe("down");
    expect(stageFront({ ...onlyAreas(below, { ...above, capacity: 300 }), stage })).toBe("around");
    expect(stageFront({ ...onlyAreas({ ...above, capacity: 300 }), stage })).toBe("up");
    expect(stageFront(onlyAreas())).toBe("down");
  });

  it("has one quality, no neighbours and one run, at the largest size too", () => {
    const hall = readHall(onlyAreas(area("A", 10_000, { x: 400, y: 500 }), area("B", 10_000, { x: 420, y: 510 })));
    const [first] = hall.groups;
    if (!first) throw new Error("no area");
    expect(new Set(first.seats.map((seat) => seatQuality(hall, seat))).size).toBe(1);
    expect([...neighboursOf(hall, first)]).toEqual([]);
    expect(unbrokenRuns(first)).toHaveLength(1);
    expect(hall.plan.groups.reduce((sum, group) => sum + capacityOf(group), 0)).toBe(hall.seats.length);
  });

  it("is proposed only where its places are asked for, one area at a time", () => {
    const hall = readHall(withAreas(area("VLOE", 5, { x: 600, y: 700 }), area("ZIJ", 9, { x: 200, y: 700 })));
    const free = new Set(hall.seats.flatMap(({ id }) => (id.startsWith("T") ? [] : [id])));
    expect(proposeSeats(hall, free, 4).every((id) => hall.groupOf(id)?.kind === "row")).toBe(true);
    const left = new Set([...free].filter((id) => /^(VLOE|ZIJ)-[2-9]$/.test(id)));
    expect(proposeSeats(hall, left, 1)).toEqual([]);
    expect(proposePlaces(hall, left, 2)).toEqual(["VLOE-2", "VLOE-3"]);
    expect(proposePlaces(hall, left, 5)).toEqual(["ZIJ-2", "ZIJ-3", "ZIJ-4", "ZIJ-5", "ZIJ-6"]);
    expect([proposePlaces(hall, left, 9), proposePlaces(hall, left, 0)]).toEqual([[], []]);
  });
});
