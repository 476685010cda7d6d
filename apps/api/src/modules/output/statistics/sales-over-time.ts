import type { SalesDay } from "./statistics.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 45;

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** Groups sales by day, or by week over more than 45 days; periods without sales are included. */
export function salesOverTime(days: readonly SalesDay[]): { unit: "day" | "week"; periods: SalesDay[] } {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { unit: "day", periods: [] };
  const begin = dayNumber(first.day);
  const length = dayNumber(last.day) - begin >= MOST_DAYS ? 7 : 1;
  const count = Math.floor((dayNumber(last.day) - begin) / length) + 1;
  const periods = Array.from({ length: count }, (_, index) => ({
    day: new Date((begin + index * length) * DAY_MS).toISOString().slice(0, 10),
    paidCents: 0,
    waitingCents: 0,
  }));
  for (const { day, paidCents, waitingCents } of days) {
    const period = periods[Math.floor((dayNumber(day) - begin) / length)];
    if (!period) throw new Error(`the day ${day} is out of order`);
    period.paidCents += paidCents;
    period.waitingCents += waitingCents;
  }
  return { unit: length === 7 ? "week" : "day", periods };
}
