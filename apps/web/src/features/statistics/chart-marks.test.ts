import type { ShowOccupancy } from "@podium/shared/contracts/statistics";
import { expect, it } from "vitest";
import { seatMarks, soldSeats } from "./chart-marks.ts";

const show: ShowOccupancy = {
  id: 1,
  name: "De vrek",
  dateTime: "2026-12-05T19:00:00.000Z",
  hallPlanId: 1,
  seatsTotal: 193,
  scanned: ["R1-A"],
  expected: ["R1-B", "R1-C"],
  unpaid: ["T25-E"],
  blocked: ["R4-T"],
  ticketTypes: [],
};

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
