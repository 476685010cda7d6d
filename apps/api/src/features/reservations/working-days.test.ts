import Holidays from "date-holidays";
import { describe, expect, test } from "vitest";
import { isHoliday, plusWorkingDays } from "./working-days.ts";

test("the public holidays of 2024 to 2050 are those that date-holidays knows", () => {
  const calendar = new Holidays("BE", { types: ["public"] });
  for (let year = 2024; year <= 2050; year++) {
    const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(year, 0, 1 + at)));
    const ours = days.filter((day) => day.getUTCFullYear() === year && isHoliday(day));
    const theirs = new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
    expect(ours.map((day) => day.toISOString().slice(0, 10))).toEqual([...theirs].toSorted());
  }
});

describe("three working days after", () => {
  test.each([
    ["a Monday is Thursday", "2026-11-23T10:00:00Z", "2026-11-26T10:00:00Z"],
    ["a Thursday passes over the weekend", "2026-11-26T10:00:00Z", "2026-12-01T10:00:00Z"],
    ["a Saturday counts from Monday", "2026-11-21T10:00:00Z", "2026-11-25T10:00:00Z"],
    ["Good Friday passes over Easter Monday", "2026-04-03T10:00:00Z", "2026-04-09T10:00:00Z"],
    ["the Tuesday before Ascension", "2026-05-12T10:00:00Z", "2026-05-18T10:00:00Z"],
    ["the Friday before Whit Monday", "2026-05-22T10:00:00Z", "2026-05-28T10:00:00Z"],
    ["the eve of the national day", "2026-07-20T10:00:00Z", "2026-07-24T10:00:00Z"],
    ["Christmas Eve passes over New Year too", "2026-12-24T10:00:00Z", "2026-12-30T10:00:00Z"],
    ["30 December", "2026-12-30T10:00:00Z", "2027-01-05T10:00:00Z"],
    ["the eve of Armistice Day", "2026-11-10T10:00:00Z", "2026-11-16T10:00:00Z"],
  ])("%s", (_name, from, to) => {
    expect(plusWorkingDays(new Date(from), 3).toISOString()).toBe(to.replace("Z", ".000Z"));
  });

  test("keeps the time on the wall when the clocks change in between", () => {
    // Friday 20:15 summer time, then Wednesday 20:15 winter time.
    expect(plusWorkingDays(new Date("2026-10-23T18:15:00Z"), 3).toISOString()).toBe("2026-10-28T19:15:00.000Z");
    expect(plusWorkingDays(new Date("2026-03-27T19:15:00Z"), 3).toISOString()).toBe("2026-04-01T18:15:00.000Z");
  });

  test("takes the day from Belgium's clock, not from UTC's", () => {
    // Saturday 00:30 in Brussels is still Friday in UTC.
    expect(plusWorkingDays(new Date("2026-11-20T23:30:00Z"), 1).toISOString()).toBe("2026-11-22T23:30:00.000Z");
  });
});
