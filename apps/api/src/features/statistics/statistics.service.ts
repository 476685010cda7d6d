import type { MethodShare, Overview, Statistics } from "@podium/shared/contracts/statistics";
import type { Db } from "#platform/database.ts";
import { salesOverTime } from "./sales-over-time.ts";
import { type Counts, countEverything, readPictures } from "./statistics.repository.ts";

export interface StatisticsService {
  /**
   * The six figures of the statistics screen:
   * - totalUsers: accounts that are not closed, administrators too
   * - totalReservations: reservations that are paid or wait for payment; expired and cancelled ones do not count
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

function sum<Part>(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((total, part) => total + of(part), 0);
}

/** In one order each time, so that a screen sees what changed. */
function seatIds(joined: string | null): string[] {
  return joined === null ? [] : joined.split(" ").toSorted();
}

export function createStatisticsService(deps: { db: Db }): StatisticsService {
  return {
    async overview() {
      return toOverview(await countEverything(deps.db));
    },

    async pictures() {
      const read = await readPictures(deps.db);
      const shows = read.shows.map((show) => ({
        id: show.id,
        name: show.name,
        dateTime: new Date(show.startsAt).toISOString(),
        seatsTotal: show.seatsTotal,
        scanned: seatIds(show.scanned),
        expected: seatIds(show.expected),
        unpaid: seatIds(show.unpaid),
      }));
      return {
        overview: toOverview({
          users: read.users,
          reservations: sum(read.methods, ({ reservations }) => reservations),
          reservedSeats: sum(
            shows,
            ({ scanned, expected, unpaid }) => scanned.length + expected.length + unpaid.length,
          ),
          tickets: sum(read.shows, ({ tickets }) => tickets),
          salesCents: sum(read.days, ({ paidCents }) => paidCents),
        }),
        sales: salesOverTime(read.days),
        methods: read.methods
          .toSorted((a, b) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method))
          .map(({ method, reservations, cents }) => ({ method, reservations, euros: cents / 100 })),
        shows,
      };
    },
  };
}
