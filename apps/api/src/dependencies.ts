import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { createCodesService } from "./features/codes/codes.service.ts";
import { createContactService } from "./features/contact/contact.service.ts";
import { createReservationAnnouncer } from "./features/reservations/reservations.realtime.ts";
import { createReservationsService } from "./features/reservations/reservations.service.ts";
import { createLapseScheduler } from "./features/seats/seats.jobs.ts";
import { createSeatAnnouncer } from "./features/seats/seats.realtime.ts";
import { createSeatsService } from "./features/seats/seats.service.ts";
import { createShowsService } from "./features/shows/shows.service.ts";
import { createStatisticsService } from "./features/statistics/statistics.service.ts";
import { createScanAnnouncer } from "./features/tickets/tickets.realtime.ts";
import { createTicketsService } from "./features/tickets/tickets.service.ts";
import { createAccounts } from "./features/users/accounts.ts";
import { createUsersService } from "./features/users/users.service.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { createDatabase } from "./platform/database.ts";
import { createQueues } from "./platform/queue.ts";
import { createRealtime } from "./platform/realtime.ts";
import { connectRedis } from "./platform/redis.ts";

/** What tests may replace. */
export interface Overrides {
  clock?: Clock;
  /** Keeps several products, or tests, apart on one Redis. */
  redisPrefix?: string;
  databaseConnections?: number;
}

export type Dependencies = ReturnType<typeof createDependencies>;

/** Everything is made once, here. Connections open by themselves; nothing is asked of them yet. */
export function createDependencies(config: Config, logger: Logger, overrides: Overrides = {}) {
  const clock = overrides.clock ?? systemClock;
  const prefix = overrides.redisPrefix ?? "podium";
  const database = createDatabase({
    url: config.DATABASE_URL,
    logger,
    ...(overrides.databaseConnections && { max: overrides.databaseConnections }),
  });
  const redis = connectRedis(config.REDIS_URL, logger);
  const queues = createQueues({ redis, clock, logger, prefix });
  const realtime = createRealtime({ redis, logger, prefix });
  const paymentMethods = (): Array<"MANUAL" | "PAYCONIQ"> => ["MANUAL"];

  const accounts = createAccounts({ db: database.db, realtime, clock });
  const users = createUsersService({
    database,
    accounts,
    clock,
    // Called long after this file ran: reservations come after users.
    closeAccount: (transaction, userId) => reservations.closeAccountWithin(transaction, userId),
  });
  const shows = createShowsService({ database, clock });
  const codes = createCodesService({ db: database.db, clock });
  const contact = createContactService({ db: database.db, clock });
  const seats = createSeatsService({
    database,
    clock,
    holdSeconds: config.CART_HOLD_SECONDS,
    announcer: createSeatAnnouncer({ realtime }),
    realtime,
    lapses: createLapseScheduler(queues),
    logger,
  });
  const reservations = createReservationsService({
    database,
    clock,
    queue: queues,
    seats,
    codes,
    users,
    announce: createReservationAnnouncer({ realtime }),
    paymentWindowSeconds: config.PAYMENT_WINDOW_SECONDS,
    paymentMethods,
  });
  const tickets = createTicketsService({ database, clock, reservations, announce: createScanAnnouncer({ realtime }) });
  const statistics = createStatisticsService({ db: database.db });

  return {
    config,
    logger,
    clock,
    prefix,
    database,
    redis,
    queues,
    realtime,
    paymentMethods,
    accounts,
    users,
    shows,
    codes,
    contact,
    seats,
    reservations,
    tickets,
    statistics,
  };
}
