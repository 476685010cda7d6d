import { expect, it } from "vitest";
import { companionsApart, companionsAreBound, companionsBoundFrom } from "./companions.ts";

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

const row = (kinds: string, gap = 0) =>
  Array.from(kinds, (kind, index) => ({
    id: "",
    label: String(index),
    x: index * 44 + (index > 1 ? gap : 0),
    y: 0,
    turn: 0,
    kind: kind === "w" ? ("wheelchair" as const) : kind === "c" ? ("companion" as const) : ("seat" as const),
  }));

it.each([
  ["wc", 0, []],
  ["cws", 0, []],
  ["swcs", 0, []],
  ["wsc", 0, [2]],
  ["cssw", 0, [0]],
  ["wccs", 0, [2]],
  ["swcs", 90, [2]],
  ["cs", 0, [0]],
] as const)(
  "of '%s' with an aisle of %i after the second, the companions that stand apart are %j",
  (kinds, gap, apart) => {
    expect(companionsApart({ seats: row(kinds, gap) })).toEqual(apart);
  },
);
