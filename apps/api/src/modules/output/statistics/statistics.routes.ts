import { getOverview, getStatistics, listUnverifiedSeats } from "@podium/shared/contracts/statistics";
import type { FastifyInstance } from "fastify";
import type * as contract from "@podium/shared/contracts/statistics";
import { mount } from "#platform/http/endpoint-route.ts";
import { createSharedResponse } from "#platform/http/shared-response.ts";
import type { Overview, Statistics, StatisticsService } from "./statistics.service.ts";

function presentOverview(overview: Overview): contract.Overview {
  return {
    totalUsers: overview.users,
    totalReservations: overview.reservations,
    totalTickets: overview.tickets,
    totalSales: overview.salesCents / 100,
    averageRevenuePerUser: overview.revenuePerBuyerCents / 100,
    averageTicketsReservation: overview.ticketsPerReservation,
  };
}

function presentStatistics({
  overview,
  sales,
  methods,
  vouchers,
  products,
  giftsCents,
  giftsWithTicketsCents,
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
    ...(giftsWithTicketsCents > 0 && { giftsWithTickets: giftsWithTicketsCents / 100 }),
    shows: shows.map(({ startsAt, ...show }) => ({ ...show, dateTime: startsAt.toISOString() })),
    ticketTypes,
    ...(products.length > 0 && {
      products: products.map(({ vatBasisPoints, cents, ...product }) => ({
        ...product,
        vatRate: vatBasisPoints / 100,
        euros: cents / 100,
      })),
    }),
  };
}

export async function statisticsRoutes(
  app: FastifyInstance,
  { statistics }: { statistics: StatisticsService },
): Promise<void> {
  mount(app, getOverview, async () => presentOverview(await statistics.overview()));

  mount(app, listUnverifiedSeats, async () =>
    (await statistics.unverifiedSeats()).map(({ showId: id, name, startsAt, seats, seatsTotal }) => ({
      show: { id, name, dateTime: startsAt.toISOString() },
      seats,
      seatsTotal,
    })),
  );

  const sendStatistics = createSharedResponse(getStatistics, presentStatistics);
  mount(app, getStatistics, async ({ raw }, reply) => sendStatistics(raw, reply, await statistics.charts()));
}
