import { getOverview, getStatistics, listUnverifiedSeats } from "@podium/shared/contracts/statistics";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/http/endpoint-route.ts";
import { createSharedResponse } from "#platform/http/shared-response.ts";
import { presentOverview, presentStatistics } from "./statistics.presenter.ts";
import type { StatisticsService } from "./statistics.service.ts";

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
