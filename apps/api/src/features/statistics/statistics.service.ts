import type { Overview } from "@podium/shared/contracts/statistics";
import type { Db } from "../../platform/database.ts";
import { countEverything } from "./statistics.repository.ts";

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
}

function average(total: number, count: number): number {
  return count === 0 ? 0 : Math.round((total / count) * 100) / 100;
}

export function createStatisticsService(deps: { db: Db }): StatisticsService {
  return {
    async overview() {
      const counts = await countEverything(deps.db);
      const totalSales = counts.salesCents / 100;
      return {
        totalUsers: counts.users,
        totalReservations: counts.reservations,
        totalTickets: counts.tickets,
        totalSales,
        averageRevenuePerUser: average(totalSales, counts.users),
        averageTicketsReservation: average(counts.reservedSeats, counts.reservations),
      };
    },
  };
}
