import type { Sales } from "@podium/shared/contracts/statistics";
import type { SalesDay } from "./statistics.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 45;

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/**
 * Sales by day of reserving, by week when they lie more than 45 days apart; periods without sales are there too.
 * @param days days with sales, the first one first
 */
export function salesOverTime(days: readonly SalesDay[]): Sales {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { unit: "day", periods: [] };
  const begin = dayNumber(first.day);
  const length = dayNumber(last.day) - begin >= MOST_DAYS ? 7 : 1;
  const count = Math.floor((dayNumber(last.day) - begin) / length) + 1;
  const cents = Array.from({ length: count }, () => ({ paid: 0, waiting: 0 }));
  for (const { day, paidCents, waitingCents } of days) {
    const period = cents[Math.floor((dayNumber(day) - begin) / length)];
    if (!period) throw new Error(`the day ${day} is out of its order`);
    period.paid += paidCents;
    period.waiting += waitingCents;
  }
  return {
    unit: length === 7 ? "week" : "day",
    periods: cents.map(({ paid, waiting }, index) => ({
      day: new Date((begin + index * length) * DAY_MS).toISOString().slice(0, 10),
      paid: paid / 100,
      waiting: waiting / 100,
    })),
  };
}
