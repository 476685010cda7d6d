import { expect, it } from "vitest";
import { withScan } from "./use-hall.ts";

it("adds a scan once, however often the news comes", () => {
  const once = withScan(["R1-A"], { seatId: "R1-B", present: true });
  expect(once).toEqual(["R1-A", "R1-B"]);
  expect(withScan(once, { seatId: "R1-B", present: true })).toBe(once);
});

it("takes a scan back", () => {
  expect(withScan(["R1-A", "R1-B"], { seatId: "R1-A", present: false })).toEqual(["R1-B"]);
  expect(withScan(["R1-B"], { seatId: "R1-A", present: false })).toEqual(["R1-B"]);
});
