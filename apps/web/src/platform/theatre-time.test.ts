import { expect, it } from "vitest";
import { fromTheatreTime, repeatedHour, skippedHour, toTheatreTime } from "./theatre-time.ts";

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

it.each([
  ["2027-03-28T01:59", undefined],
  ["2027-03-28T02:00", "02:00"],
  ["2027-03-28T02:30", "02:30"],
  ["2027-03-28T02:59", "02:59"],
  ["2027-03-28T03:00", undefined],
  ["2027-10-31T02:30", undefined],
  ["", undefined],
])("says which hour no clock shows in the night of summer time: %s", (local, hour) => {
  expect(skippedHour(local)).toEqual(
    hour && `Die nacht begint de zomertijd: na 01:59 komt 03:00, dus ${hour} bestaat niet. Kies een ander uur.`,
  );
});

it.each([
  ["2027-10-31T01:59", undefined],
  ["2027-10-31T02:30", "Die nacht eindigt de zomertijd: 02:30 komt twee keer. De tweede keer is bedoeld."],
  ["2027-10-31T03:00", undefined],
  ["2027-03-28T02:30", undefined],
])("says which hour comes twice in the night of winter time: %s", (local, sentence) => {
  expect(repeatedHour(local)).toBe(sentence);
});

it("means the second of an hour that comes twice", () => {
  expect(fromTheatreTime("2027-10-31T02:30")).toBe("2027-10-31T01:30:00.000Z");
});
