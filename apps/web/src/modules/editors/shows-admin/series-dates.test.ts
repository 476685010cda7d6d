import { describe, expect, it } from "vitest";
import { closingOptions, datesRefused, dayInWords, eachWeekday, withDates } from "./series-dates.ts";

describe("the dates of a series", () => {
  it("are each of the weekdays between two days, both included, at one time", () => {
    expect(eachWeekday("2027-03-05", "2027-03-13", [5, 6], "20:00")).toEqual([
      "2027-03-05T20:00",
      "2027-03-06T20:00",
      "2027-03-12T20:00",
      "2027-03-13T20:00",
    ]);
    expect(eachWeekday("2027-03-05", "2027-03-05", [5], "15:30")).toEqual(["2027-03-05T15:30"]);
    expect(eachWeekday("2027-03-08", "2027-03-11", [5, 6], "20:00")).toEqual([]);
    expect(eachWeekday("2027-03-13", "2027-03-05", [5, 6], "20:00")).toEqual([]);
  });

  it("stay at the same hour on the clock when summer time begins and ends", () => {
    expect(eachWeekday("2027-03-26", "2027-04-03", [6], "20:00")).toEqual(["2027-03-27T20:00", "2027-04-03T20:00"]);
    expect(eachWeekday("2027-10-30", "2027-11-06", [6], "20:00")).toEqual(["2027-10-30T20:00", "2027-11-06T20:00"]);
  });

  it("are each there once, soonest first", () => {
    const chosen = ["2027-03-12T20:00"];
    expect(withDates(chosen, ["2027-03-05T20:00", "2027-03-12T20:00"])).toEqual(["2027-03-05T20:00", ...chosen]);
  });

  it("are refused with their day at the hour that the night of summer time lacks", () => {
    const nights = eachWeekday("2027-03-21", "2027-04-04", [0], "02:30");
    expect(datesRefused([], nights)).toMatch(/^zo 28 mrt 2027: Die nacht begint de zomertijd: .*02:30 bestaat niet/);
    expect(datesRefused([], nights.slice(0, 1))).toBeNull();
  });

  it("are sixty at most, which is said before they are in the list", () => {
    const year = eachWeekday("2027-01-01", "2027-12-31", [5, 6], "20:00");
    expect(year).toHaveLength(61);
    expect(datesRefused([], year)).toMatch(/ten hoogste 60 avonden/);
    expect(datesRefused(year.slice(0, 59), year.slice(0, 60))).toBeNull();
    expect(datesRefused(year.slice(0, 59), year.slice(59, 61))).toMatch(/ten hoogste 60 avonden/);
  });

  it("are named by weekday and day, whatever the clock of the volunteer", () => {
    expect(dayInWords("2027-03-05T23:30")).toBe("vr 5 mrt 2027");
  });
});

it("offers the closing moment of another show, in its place among the usual moments", () => {
  expect(closingOptions("90").map(({ label }) => label)).toEqual([
    "Bij aanvang",
    "1 uur voor aanvang",
    "90 minuten voor aanvang",
    "2 uur voor aanvang",
    "3 uur voor aanvang",
    "6 uur voor aanvang",
    "12 uur voor aanvang",
    "Een dag voor aanvang",
    "2 dagen voor aanvang",
  ]);
  expect(closingOptions("120")).toHaveLength(8);
});
