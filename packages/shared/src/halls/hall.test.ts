import { expect, it } from "vitest";
import { specificationHall } from "./examples/specification-hall.ts";
import { readHall } from "./hall.ts";

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
