import type * as contract from "@podium/shared/contracts/statistics";
import type { Overview, Statistics } from "./statistics.service.ts";

export function presentOverview(overview: Overview): contract.Overview {
  return {
    totalUsers: overview.users,
    totalReservations: overview.reservations,
    totalTickets: overview.tickets,
    totalSales: overview.salesCents / 100,
    averageRevenuePerUser: overview.revenuePerBuyerCents / 100,
    averageTicketsReservation: overview.ticketsPerReservation,
  };
}

export function presentStatistics({
  overview,
  sales,
  methods,
  vouchers,
  giftsCents,
  shows,
  ticketTypes,
}: Statistics): contract.Statistics {
  return {
    overview: presentOverview(overview),
    sales: {
      unit: sales.unit,
      periods: sales.periods.map(({ day, paidCents, waitingCents }) => ({
        day,
        paid: paidCents / 100,
        waiting: waitingCents / 100,
      })),
    },
    methods: methods.map(({ method, reservations, cents }) => ({ method, reservations, euros: cents / 100 })),
    vouchers: {
      sold: vouchers.soldCents / 100,
      soldInCash: vouchers.soldInCashCents / 100,
      free: vouchers.freeCents / 100,
      refunded: vouchers.refundedCents / 100,
      corrected: vouchers.correctedCents / 100,
      spent: vouchers.spentCents / 100,
      open: vouchers.openCents / 100,
      openVouchers: vouchers.openVouchers,
    },
    gifts: giftsCents / 100,
    shows: shows.map(({ startsAt, ...show }) => ({ ...show, dateTime: startsAt.toISOString() })),
    ticketTypes,
  };
}
