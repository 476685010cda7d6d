import { expect, it } from "vitest";
import { blockedSeatsQuery } from "./blocked-seats.ts";

it.each([
  ["R4-S", "available", "one was released"],
  ["R4-S", "held", "one is kept for somebody who waits"],
  ["R1-A", "reserved", "another may be blocked"],
] as const)("asks again once %s is %s: %s", (seatId, status, _why) => {
  expect(asked(seatId, status)).toBe(1);
});

it.each([
  ["R1-A", "held"],
  ["R1-A", "available"],
  ["R4-S", "reserved"],
] as const)("asks nothing while %s is %s, as most changes of a hall on sale", (seatId, status) => {
  expect(asked(seatId, status)).toBe(0);
});

function asked(seatId: string, status: "available" | "held" | "reserved"): number {
  const blocked = ["R4-S"];
  let times = 0;
  const change = { showId: 1, seats: [{ seatId, status, version: 2 }] };
  expect(blockedSeatsQuery(1).apply?.(blocked, change, () => (times += 1))).toBe(blocked);
  return times;
}
