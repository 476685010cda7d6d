import { describe, expect, it } from "vitest";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { testShow } from "#test/test-show.ts";
import { newerPlan, planChoices, usualPlan } from "./plan-choice.ts";

const parish = testHallSummary({ id: 1, name: "Parochiezaal" }, [9, 3]);
const school = testHallSummary({ id: 2, name: "Schoolzaal" }, [5]);
const drawn = testHallSummary({ id: 3, name: "Openluchttheater" }, []);
const halls = [parish, school, drawn];
const names = (...args: Parameters<typeof planChoices>) =>
  planChoices(...args).map(({ hallPlanId, name }) => `${hallPlanId} ${name}`);

describe("the halls that a show may be in", () => {
  it("are the newest plan of each that has one", () => {
    expect(names(halls, null)).toEqual(["9 Parochiezaal", "5 Schoolzaal"]);
    expect(names(halls, testShow({ hallPlanId: 5 }))).toEqual(["9 Parochiezaal", "5 Schoolzaal"]);
    expect(planChoices(halls, null)[0]?.size).toBe("193 plaatsen");
  });

  it("are also the show's own plan when that is older, with the day of its publishing", () => {
    expect(names(halls, testShow({ hallPlanId: 3, hallName: "Oude zaal" }))).toEqual([
      "3 Oude zaal (plan van 3 november 2026)",
      "9 Parochiezaal",
      "5 Schoolzaal",
    ]);
  });

  it("say their day when two of them have one name", () => {
    expect(names([parish, testHallSummary({ id: 4, name: "Parochiezaal" }, [7])], null)).toEqual([
      "9 Parochiezaal (plan van 9 november 2026)",
      "7 Parochiezaal (plan van 7 november 2026)",
    ]);
  });
});

it("a newer plan is one of the same hall", () => {
  expect([3, 9, 5, 99].map((planId) => newerPlan(halls, planId))).toEqual([9, null, null, null]);
});

it("a new show is in the hall of the show that was planned last, on its newest plan, or else in the first hall", () => {
  const shows = [
    testShow({ id: 7, hallPlanId: 5, dateTime: "2026-12-01T19:00:00.000Z" }),
    testShow({ id: 8, hallPlanId: 3, dateTime: "2026-11-01T19:00:00.000Z" }),
  ];
  expect(usualPlan(halls, shows)).toBe(9);
  expect(usualPlan(halls, shows.slice(0, 1))).toBe(5);
  expect(usualPlan([drawn, school, parish], [])).toBe(9);
  expect(usualPlan([drawn], [])).toBeNull();
});
