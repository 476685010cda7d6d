import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { AuditService } from "./modules/records/audit/audit.service.ts";
import type { MailsService } from "./modules/records/mails/mails.service.ts";
import type { ReservationsService } from "./modules/sale/reservations/reservations.service.ts";
import { createHoldQuota } from "./modules/sale/seats/hold-quota.ts";
import { createOfferedSeatsService } from "./modules/sale/seats/offered-seats.service.ts";
import { createSeatAllocationsService } from "./modules/sale/seats/seat-allocations.service.ts";
import { expireHolds } from "./modules/sale/seats/seats.jobs.ts";
import { createSeatAnnouncer } from "./modules/sale/seats/seats.realtime.ts";
import { createSeatsService } from "./modules/sale/seats/seats.service.ts";
import type { SessionsService } from "./modules/identity/sessions/sessions.service.ts";
import type { ShowsService } from "./modules/sale/shows/shows.service.ts";
import type { AccountLinksService } from "./modules/identity/users/account-links.service.ts";
import type { UsersService } from "./modules/identity/users/users.service.ts";
import { expireOffers } from "./modules/sale/waiting-list/waiting-list.jobs.ts";
import { createWaitingListAnnouncer } from "./modules/sale/waiting-list/waiting-list.realtime.ts";
import { createWaitingListAdminService } from "./modules/sale/waiting-list/waiting-list-admin.service.ts";
import { createWaitingListService } from "./modules/sale/waiting-list/waiting-list.service.ts";
import type { Clock } from "./platform/process/clock.ts";
import type { Database } from "./platform/data/database.ts";
import { createExpiryScheduler } from "./platform/data/expiry-jobs.ts";
import type { Metrics } from "./platform/process/metrics.ts";
import type { Queues } from "./platform/data/queue.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import type { RedisConnections } from "./platform/data/redis.ts";

interface Platform {
  database: Database;
  queues: Queues;
  realtime: Realtime;
  clock: Clock;
  logger: Logger;
}

/** The part of the composition root for seats: holds, offers and allocations. */
export function createSeatServices(
  config: Config,
  deps: Platform & { redis: RedisConnections; metrics: Metrics; redisPrefix: string; sessions: SessionsService },
) {
  const { database, queues, redis, realtime, clock, logger, metrics, redisPrefix, sessions } = deps;
  const announcer = createSeatAnnouncer({ realtime, clock });
  const seats = createSeatsService({
    database,
    clock,
    holdSeconds: config.CART_HOLD_SECONDS,
    announcer,
    expiries: createExpiryScheduler(queues, expireHolds),
    logger,
    metrics,
    sessions,
    holdQuota: createHoldQuota({
      redis,
      enabled: config.RATE_LIMIT,
      prefix: redisPrefix,
      holdSeconds: config.CART_HOLD_SECONDS,
    }),
  });
  const offeredSeats = createOfferedSeatsService({
    clock,
    holdSeconds: config.CART_HOLD_SECONDS,
    announcer,
    expiries: createExpiryScheduler(queues, expireHolds),
    seats,
  });
  const allocations = createSeatAllocationsService({ clock, announcer });
  return { announcer, seats, offeredSeats, allocations };
}

/** The part of the composition root for the waiting list. */
export function createWaitingListServices(
  config: Config,
  deps: Platform &
    ReturnType<typeof createSeatServices> & {
      shows: ShowsService;
      users: UsersService;
      mails: MailsService;
      links: AccountLinksService;
      audit: AuditService;
      reservations: ReservationsService;
    },
) {
  const { announcer, realtime, queues } = deps;
  const waitingList = createWaitingListService({
    ...deps,
    expiries: createExpiryScheduler(queues, expireOffers),
    announce: createWaitingListAnnouncer({ realtime }),
    offerSeconds: config.OFFER_SECONDS,
    verifyEmail: config.VERIFY_EMAIL,
  });
  announcer.onQueued((showId) => void waitingList.settleSoon(showId));
  const waitingListAdmin = createWaitingListAdminService({ ...deps, waitingList });
  return { waitingList, waitingListAdmin };
}
