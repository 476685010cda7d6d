import { describe, expect, test } from "vitest";
import { isHoliday, plusWorkingDays } from "./working-days.ts";

/** Easter Sundays from 2024 on, as the package date-holidays 3.37 has them. */
const EASTERS = `
  03-31 04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05
  04-25 04-10 04-01 04-21 04-06 03-29 04-17 04-09 03-25 04-14 04-05 04-18 04-10`
  .trim()
  .split(/\s+/);

test("the public holidays of 2024 to 2050 are seven fixed days, Easter Monday, Ascension and Whit Monday", () => {
  for (const [index, easter] of EASTERS.entries()) {
    const year = 2024 + index;
    const isoDay = (day: string, later = 0) =>
      new Date(Date.parse(`${year}-${day}`) + later * 86_400_000).toISOString().slice(0, 10);
    const wanted = ["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"].map((day) => isoDay(day));
    const days = Array.from({ length: 366 }, (_, at) => isoDay("01-01", at)).filter((day) => day < `${year + 1}`);
    const ours = days.filter((day) => isHoliday(new Date(day)));
    const moving = [1, 39, 50].map((later) => isoDay(easter, later));
    expect(ours).toEqual([...new Set([...wanted, ...moving])].toSorted());
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

  test("reads the day from Belgium's clock, not from UTC's", () => {
    // Saturday 00:30 in Brussels is still Friday in UTC.
    expect(plusWorkingDays(new Date("2026-11-20T23:30:00Z"), 1).toISOString()).toBe("2026-11-22T23:30:00.000Z");
  });
});
