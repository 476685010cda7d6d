import { expect, it } from "vitest";
import { companionsAreBound, companionsBoundFrom } from "./companions.ts";

it.for([
  ["in winter", "2026-12-04T22:59:59.999Z", "2026-12-04T23:00:00.000Z"],
  ["in summer", "2026-07-04T21:59:59.999Z", "2026-07-04T22:00:00.000Z"],
  ["on the day that summer time begins", "2026-03-29T10:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["on the eve of that day", "2026-03-28T10:00:00.000Z", "2026-03-28T23:00:00.000Z"],
  ["on the day that summer time ends", "2026-10-25T00:30:00.000Z", "2026-10-25T23:00:00.000Z"],
] as const)(
  "companion places are bound for shows from the theatre's next midnight on, %s",
  ([_when, now, midnight]) => {
    expect(companionsBoundFrom(new Date(now)).toISOString()).toBe(midnight);
  },
);

it("companion places are bound until the last moment of the day before the show", () => {
  const startsAt = new Date("2026-12-05T19:00:00.000Z");
  expect(companionsAreBound(startsAt, new Date("2026-11-05T12:00:00.000Z"))).toBe(true);
  expect(companionsAreBound(startsAt, new Date("2026-12-04T22:59:59.999Z"))).toBe(true);
  expect(companionsAreBound(startsAt, new Date("2026-12-04T23:00:00.000Z"))).toBe(false);
  expect(companionsAreBound(startsAt, new Date("2026-12-05T18:00:00.000Z"))).toBe(false);
});

it("a show at midnight binds them on the evening before it", () => {
  const startsAt = new Date("2026-12-04T23:00:00.000Z");
  expect(companionsAreBound(startsAt, new Date("2026-12-04T22:30:00.000Z"))).toBe(true);
});
