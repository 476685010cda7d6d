import type { MethodShare, Overview, Statistics } from "@podium/shared/contracts/statistics";
import type { Db } from "../../platform/database.ts";
import { salesOverTime } from "./sales-over-time.ts";
import { type Counts, countEverything, readPictures } from "./statistics.repository.ts";

export interface StatisticsService {
  /**
   * The six figures of the statistics screen:
   * - totalUsers: accounts that are not closed, administrators too
   * - totalReservations: reservations that stand, paid or waiting for payment; lapsed and cancelled ones do not count
   * - totalTickets: seats of confirmed reservations, that is tickets that were released
   * - totalSales: euros of confirmed reservations
   * - averageRevenuePerUser: totalSales by totalUsers, in euros
   * - averageTicketsReservation: seats per reservation that stands
   *
   * Averages are rounded to two decimals, and 0 when there is nothing to divide by.
   */
  overview(): Promise<Overview>;
  /**
   * The six figures and, of one and the same moment, what the pictures draw: sales by day or week of reserving, how
   * people pay, and of each show (soonest first) the seats by where they stand.
   */
  pictures(): Promise<Statistics>;
}

/** In the order in which the picture and its table name them. */
const METHODS: ReadonlyArray<MethodShare["method"]> = ["MANUAL", "PAYCONIQ", "CASH", "FREE"];

function average(total: number, count: number): number {
  return count === 0 ? 0 : Math.round((total / count) * 100) / 100;
}

function toOverview(counts: Counts): Overview {
  const totalSales = counts.salesCents / 100;
  return {
    totalUsers: counts.users,
    totalReservations: counts.reservations,
    totalTickets: counts.tickets,
    totalSales,
    averageRevenuePerUser: average(totalSales, counts.users),
    averageTicketsReservation: average(counts.reservedSeats, counts.reservations),
  };
}

export function createStatisticsService(deps: { db: Db }): StatisticsService {
  return {
    async overview() {
      return toOverview(await countEverything(deps.db));
    },

    async pictures() {
      const { counts, days, methods, shows } = await readPictures(deps.db);
      return {
        overview: toOverview(counts),
        sales: salesOverTime(days),
        methods: methods
          .toSorted((a, b) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method))
          .map(({ method, reservations, cents }) => ({ method, reservations, euros: cents / 100 })),
        shows: shows.map(({ startsAt, scanned, expected, unpaid, ...show }) => ({
          ...show,
          dateTime: new Date(startsAt).toISOString(),
          scanned,
          expected,
          unpaid,
        })),
      };
    },
  };
}
