import { expect, it } from "vitest";
import { fromTheatreTime, toTheatreTime } from "./theatre-time.ts";

it("is an hour ahead of UTC in winter and two in summer", () => {
  expect(toTheatreTime("2026-12-05T19:00:00.000Z")).toBe("2026-12-05T20:00");
  expect(toTheatreTime("2026-07-04T18:00:00.000Z")).toBe("2026-07-04T20:00");
  expect(fromTheatreTime("2026-12-05T20:00")).toBe("2026-12-05T19:00:00.000Z");
  expect(fromTheatreTime("2026-07-04T20:00")).toBe("2026-07-04T18:00:00.000Z");
});

it("is right in the nights when the clock changes", () => {
  expect(fromTheatreTime("2026-03-29T01:30")).toBe("2026-03-29T00:30:00.000Z");
  expect(fromTheatreTime("2026-03-29T03:30")).toBe("2026-03-29T01:30:00.000Z");
  expect(fromTheatreTime("2026-10-25T04:00")).toBe("2026-10-25T03:00:00.000Z");
});

it("refuses what is no date", () => {
  expect(fromTheatreTime("")).toBeNull();
  expect(fromTheatreTime("morgen")).toBeNull();
});
