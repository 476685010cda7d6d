import { getOverview, getStatistics } from "@podium/shared/contracts/statistics";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import type { StatisticsService } from "./statistics.service.ts";

export async function statisticsRoutes(app: FastifyInstance, deps: { statistics: StatisticsService }): Promise<void> {
  mount(app, getOverview, () => deps.statistics.overview());

  mount(app, getStatistics, () => deps.statistics.pictures());
}
