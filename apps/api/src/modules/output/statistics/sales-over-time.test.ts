import { describe, expect, test } from "vitest";
import { salesOverTime } from "./sales-over-time.ts";

describe("sales over time", () => {
  test("include days without sales", () => {
    const sales = salesOverTime([
      { day: "2026-11-21", paidCents: 2450, waitingCents: 0 },
      { day: "2026-11-23", paidCents: 0, waitingCents: 1200 },
    ]);
    expect(sales).toEqual({
      unit: "day",
      periods: [
        { day: "2026-11-21", paidCents: 2450, waitingCents: 0 },
        { day: "2026-11-22", paidCents: 0, waitingCents: 0 },
        { day: "2026-11-23", paidCents: 0, waitingCents: 1200 },
      ],
    });
  });

  test("go by week over a long time", () => {
    const { unit, periods } = salesOverTime([
      { day: "2026-09-01", paidCents: 0, waitingCents: 1200 },
      { day: "2026-09-07", paidCents: 2400, waitingCents: 0 },
      { day: "2026-11-30", paidCents: 0, waitingCents: 1200 },
    ]);
    expect(unit).toBe("week");
    expect(periods).toHaveLength(13);
    expect(periods[0]).toEqual({ day: "2026-09-01", paidCents: 2400, waitingCents: 1200 });
    expect(periods.at(-1)).toEqual({ day: "2026-11-24", paidCents: 0, waitingCents: 1200 });
  });

  test("go by day until they lie 45 days apart", () => {
    const apart = (day: string) =>
      salesOverTime([
        { day: "2026-10-01", paidCents: 1, waitingCents: 0 },
        { day, paidCents: 1, waitingCents: 0 },
      ]).unit;
    expect([apart("2026-11-14"), apart("2026-11-15")]).toEqual(["day", "week"]);
  });

  test("are empty without sales", () => {
    expect(salesOverTime([])).toEqual({ unit: "day", periods: [] });
  });
});
