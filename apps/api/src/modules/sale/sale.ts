import { castQuotasLog } from "./cast-quotas/cast-quotas.log.ts";
import { createCastQuotasMails } from "./cast-quotas/cast-quotas.mails.ts";
import { castQuotasOwnData, castQuotasOwnMails } from "./cast-quotas/cast-quotas.own-data.ts";
import { castQuotasRoutes } from "./cast-quotas/cast-quotas.routes.ts";
import { createCastQuotasService } from "./cast-quotas/cast-quotas.service.ts";
import { playsLog } from "./plays/plays.log.ts";
import { createPageLinks, createVenueFacts } from "#modules/sale/reservations/reservations.mail-parts.ts";
import { reservationsLog } from "./reservations/reservations.log.ts";
import { reservationsOwnData, reservationsOwnMails } from "./reservations/reservations.own-data.ts";
import { seatsOwnData } from "./seats/seats.own-data.ts";
import { productsLog } from "./products/products.log.ts";
import { productsRoutes } from "./products/products.routes.ts";
import { createProductsService } from "./products/products.service.ts";
import { showMessagesLog } from "./show-messages/show-messages.log.ts";
import { showMessagesOwnData, showMessagesOwnMails } from "./show-messages/show-messages.own-data.ts";
import { showsLog } from "./shows/shows.log.ts";
import { ticketCodesLog } from "./ticket-codes/ticket-codes.log.ts";
import { vouchersLog } from "./vouchers/vouchers.log.ts";
import { vouchersOwnData, vouchersOwnMails } from "./vouchers/vouchers.own-data.ts";
import { createWaitingRoomAnnouncer, handleWaitingRoom } from "./waiting-room/waiting-room.realtime.ts";
import { waitingRoomLog } from "./waiting-room/waiting-room.log.ts";
import { waitingRoomOwnData } from "./waiting-room/waiting-room.own-data.ts";
import { waitingRoomRoutes } from "./waiting-room/waiting-room.routes.ts";
import { createWaitingRoomService, type WaitingRoomService } from "./waiting-room/waiting-room.service.ts";
import { waitingListLog } from "./waiting-list/waiting-list.log.ts";
import { createWaitingListMails } from "./waiting-list/waiting-list.mails.ts";
import { waitingListOwnData, waitingListOwnMails } from "./waiting-list/waiting-list.own-data.ts";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { createExpiryScheduler, defineExpiryJob } from "#platform/data/expiry-jobs.ts";
import { handleJob } from "#platform/data/queue.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Identity } from "#modules/identity/identity.ts";
import type { Records } from "#modules/records/records.ts";
import { playsRoutes } from "./plays/plays.routes.ts";
import { createPlaysService } from "./plays/plays.service.ts";
import { createReservationAnnouncer, handlePaymentsRoom } from "./reservations/reservations.realtime.ts";
import { giftsRoutes } from "./gifts/gifts.routes.ts";
import { createGiftsService } from "./gifts/gifts.service.ts";
import { reservationsRoutes } from "./reservations/reservations.routes.ts";
import { createReservationsService } from "./reservations/reservations.service.ts";
import { createHallCacheService, type HallCacheService } from "./seats/hall-cache.service.ts";
import { createHoldQuota } from "./seats/hold-quota.ts";
import { createOfferedSeatsService } from "./seats/offered-seats.service.ts";
import { createSeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { createSeatAnnouncer, handleShowRoom } from "./seats/seats.realtime.ts";
import { seatsRoutes } from "#modules/sale/seats/seats.routes.ts";
import { createSeatsService } from "./seats/seats.service.ts";
import { showMessagesRoutes } from "./show-messages/show-messages.routes.ts";
import { createShowMessagesService } from "./show-messages/show-messages.service.ts";
import { showsRoutes } from "./shows/shows.routes.ts";
import { createShowsService } from "#modules/sale/shows/shows.service.ts";
import { ticketCodesRoutes } from "./ticket-codes/ticket-codes.routes.ts";
import { createTicketCodesService } from "./ticket-codes/ticket-codes.service.ts";
import { vouchersRoutes } from "./vouchers/vouchers.routes.ts";
import { createVouchersService } from "./vouchers/vouchers.service.ts";
import { createWaitingListAdminService } from "./waiting-list/waiting-list-admin.service.ts";
import { createWaitingListAnnouncer } from "./waiting-list/waiting-list.realtime.ts";
import { waitingListRoutes } from "./waiting-list/waiting-list.routes.ts";
import { createWaitingListService } from "./waiting-list/waiting-list.service.ts";

export const saleLog = {
  ...ticketCodesLog,
  ...castQuotasLog,
  ...vouchersLog,
  ...productsLog,
  ...showsLog,
  ...playsLog,
  ...reservationsLog,
  ...showMessagesLog,
  ...waitingListLog,
  ...waitingRoomLog,
};

export type Sale = ReturnType<typeof createSale>;

interface Left {
  records: Records;
  identity: Identity;
}

interface WaysToPay {
  paymentMethods: PaymentMethod[];
  minimumOnlineCents: number;
}

export const expireHolds = defineExpiryJob("expire-holds", 250);
const expireReservations = defineExpiryJob("expire-reservations", 1000);
const expireOffers = defineExpiryJob("expire-offers", 1000);

/** Margin beyond the pause between two rounds. */
const REPAIR_MARGIN_SECONDS = 30;

function createSeats(
  platform: Platform,
  deps: Pick<Left, "identity"> & { waitingRoom: WaitingRoomService; halls: HallCacheService },
) {
  const { config, database, clock, logger, metrics, redis, redisPrefix: prefix, queues, realtime, events } = platform;
  const { waitingRoom, halls } = deps;
  const { sessions } = deps.identity.services;
  const holdSeconds = config.CART_HOLD_SECONDS;
  const announcer = createSeatAnnouncer({ realtime, clock, events });
  const expiries = createExpiryScheduler(queues, expireHolds);
  const holdQuota = createHoldQuota({ redis, enabled: config.RATE_LIMIT, prefix, holdSeconds });
  const seats = createSeatsService({
    database,
    clock,
    holdSeconds,
    announcer,
    expiries,
    logger,
    metrics,
    sessions,
    holdQuota,
    waitingRoom,
    halls,
  });
  const offeredSeats = createOfferedSeatsService({ clock, holdSeconds, announcer, expiries, seats });
  const allocations = createSeatAllocationsService({ clock, announcer });

  let lastRepair = performance.now();
  async function repairScreens(): Promise<void> {
    const start = performance.now();
    await seats.repairScreens((start - lastRepair) / 1000 + REPAIR_MARGIN_SECONDS);
    lastRepair = start;
  }
  return { seats, offeredSeats, allocations, repairScreens };
}

export function createSale(platform: Platform, { records, identity }: Left, waysToPay: WaysToPay) {
  const { config, database, clock, logger, metrics, queues, realtime, events } = platform;
  const { audit, mails, documents, pictures, society } = records.services;
  const { callers, sessions, users, links } = identity.services;

  const { DOORS_OPEN_MINUTES: doorsOpenMinutes, PUBLIC_URL: publicUrl } = config;

  const codes = createTicketCodesService({ database, clock, audit });
  const castQuotas = createCastQuotasService({ database, clock, audit, mails, secret: config.JWT_SECRET });
  const vouchers = createVouchersService({ database, clock, audit, mails });
  const waitingRoom = createWaitingRoomService({
    database,
    clock,
    logger,
    audit,
    announce: createWaitingRoomAnnouncer({ realtime }),
    limited: config.RATE_LIMIT,
    canSell: platform.redis.isReady,
  });
  const halls = createHallCacheService();
  const { seats, offeredSeats, allocations, repairScreens } = createSeats(platform, { identity, waitingRoom, halls });
  const shows = createShowsService({ database, clock, audit, allocations, realtime, events });
  const plays = createPlaysService({ database, clock, audit, documents, shows, pictures });
  const products = createProductsService({ database, clock, audit, shows, seats });
  const gifts = createGiftsService({ database, clock, seats });
  const reservations = createReservationsService({
    database,
    clock,
    metrics,
    expiries: createExpiryScheduler(queues, expireReservations),
    announce: createReservationAnnouncer({ realtime }),
    audit,
    mails,
    sessions,
    users,
    codes,
    vouchers,
    products,
    gifts,
    seats,
    allocations,
    shows,
    paymentMethods: waysToPay.paymentMethods,
    minimumOnlineCents: waysToPay.minimumOnlineCents,
    paymentWindowSeconds: config.PAYMENT_WINDOW_SECONDS,
    verifyEmail: config.VERIFY_EMAIL,
    undoSeconds: config.CONFIRMATION_UNDO_SECONDS,
    doorsOpenMinutes,
    togetherSeconds: config.MAIL_TOGETHER_SECONDS,
  });
  const showMessages = createShowMessagesService({ database, clock, mails, audit, shows, secret: config.JWT_SECRET });
  const waitingList = createWaitingListService({
    database,
    clock,
    logger,
    events,
    expiries: createExpiryScheduler(queues, expireOffers),
    announce: createWaitingListAnnouncer({ realtime }),
    audit,
    mails,
    links,
    users,
    seats,
    offeredSeats,
    halls,
    shows,
    offerSeconds: config.OFFER_SECONDS,
    verifyEmail: config.VERIFY_EMAIL,
  });
  const waitingListAdmin = createWaitingListAdminService({
    database,
    clock,
    audit,
    users,
    allocations,
    shows,
    reservations,
    waitingList,
  });

  const services = {
    castQuotas,
    codes,
    vouchers,
    products,
    waitingRoom,
    seats,
    allocations,
    shows,
    plays,
    reservations,
    showMessages,
    waitingList,
    waitingListAdmin,
  };
  return {
    services,
    mailParts: {
      pageFor: createPageLinks({ users, links, publicUrl }),
      venueFor: createVenueFacts({ society, doorsOpenMinutes, publicUrl }),
    },
    mails: {
      ...createWaitingListMails({ waitingList, links, publicUrl }),
      ...createCastQuotasMails({ castQuotas, publicUrl }),
    },
    ownData: {
      ...castQuotasOwnData,
      ...vouchersOwnData,
      ...seatsOwnData,
      ...reservationsOwnData,
      ...waitingListOwnData,
      ...waitingRoomOwnData,
      ...showMessagesOwnData,
    },
    ownMails: [
      ...castQuotasOwnMails,
      ...vouchersOwnMails,
      ...reservationsOwnMails,
      ...waitingListOwnMails,
      ...showMessagesOwnMails,
    ],
    async routes(app) {
      await app.register(showsRoutes, { shows, clock });
      await app.register(playsRoutes, services);
      await app.register(waitingRoomRoutes, { waitingRoom, clock });
      await app.register(seatsRoutes, { seats, codes, castQuotas, sessions, callers, clock });
      await app.register(castQuotasRoutes, { castQuotas, publicUrl });
      await app.register(ticketCodesRoutes, services);
      await app.register(vouchersRoutes, services);
      await app.register(productsRoutes, { products, clock });
      await app.register(giftsRoutes, { gifts, clock });
      await app.register(reservationsRoutes, { reservations, sessions });
      await app.register(waitingListRoutes, { waitingList, waitingListAdmin, clock });
      await app.register(showMessagesRoutes, services);
    },
    jobs: [
      handleJob(expireHolds, () => seats.expireDue()),
      handleJob(expireReservations, () => reservations.expireDue()),
      handleJob(expireOffers, () => waitingList.expireDue()),
    ],
    sweeps: [
      { name: "waiting rooms", seconds: 1, role: "worker", run: () => waitingRoom.sweep() },
      { name: "holds", seconds: 5, role: "worker", run: () => seats.sweep() },
      { name: "reservations", seconds: 15, role: "worker", run: () => reservations.sweep() },
      { name: "moves", seconds: 5, role: "worker", run: () => reservations.sweepMoves() },
      { name: "reminders", seconds: 60, role: "worker", run: () => reservations.remindDue() },
      { name: "waiting lists", seconds: 5, role: "worker", run: () => waitingList.sweep() },
      { name: "screens", seconds: 8, role: "web", run: repairScreens },
    ],
    sockets(socket) {
      handleShowRoom(socket, { snapshot: (showId) => seats.showRoom(showId), logger });
      handleWaitingRoom(socket, { find: (showId) => waitingRoom.room(showId), logger });
      handlePaymentsRoom(socket, { logger });
    },
  } satisfies Module;
}
