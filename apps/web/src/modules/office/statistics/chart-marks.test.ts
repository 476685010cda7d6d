import { expect, it } from "vitest";
import { testOccupancy } from "#test/test-show.ts";
import { seatMarks, soldSeats } from "./chart-marks.ts";

const show = testOccupancy({
  scanned: ["R1-A"],
  expected: ["R1-B", "R1-C"],
  unpaid: ["T25-E"],
  blocked: ["R4-T"],
});

it("marks each seat that was sold as scanned, expected or unpaid, each blocked one as such, and no other", () => {
  expect([...seatMarks(show)]).toEqual([
    ["R1-A", "scanned"],
    ["R1-B", "expected"],
    ["R1-C", "expected"],
    ["T25-E", "unpaid"],
    ["R4-T", "blocked"],
  ]);
  expect(soldSeats(show)).toBe(4);
});
