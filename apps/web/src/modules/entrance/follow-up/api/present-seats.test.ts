import { expect, it } from "vitest";
import { withScan } from "./present-seats.ts";

const scan = (seatId: string, present = true) => ({ showId: 3, seatId, present });

it("adds a scan once, however often it comes", () => {
  const once = withScan(["R1-A"], scan("R1-B"));
  expect(once).toEqual(["R1-A", "R1-B"]);
  expect(withScan(once, scan("R1-B"))).toBe(once);
});

it("undoes a scan", () => {
  expect(withScan(["R1-A", "R1-B"], scan("R1-A", false))).toEqual(["R1-B"]);
  expect(withScan(["R1-B"], scan("R1-A", false))).toEqual(["R1-B"]);
});
