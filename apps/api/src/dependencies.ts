import { join } from "node:path";
import type { Logger } from "pino";
import { createAccountServices } from "./account-dependencies.ts";
import { createBoxOfficeServices } from "./box-office-dependencies.ts";
import type { Config } from "./config.ts";
import { createContentServices } from "./content-dependencies.ts";
import { createAccountClosingService } from "./modules/changes/account-closing/account-closing.service.ts";
import { createOwnDataService } from "./modules/changes/account-closing/own-data.service.ts";
import { createAuditService } from "./modules/records/audit/audit.service.ts";
import { createBackupsService } from "./modules/records/backups/backups.service.ts";
import { createCalendarService } from "./modules/entrance/calendar/calendar.service.ts";
import { createTicketCodesService } from "./modules/sale/ticket-codes/ticket-codes.service.ts";
import { createContactService } from "./modules/site/contact/contact.service.ts";
import { createDoorDevicesService } from "./modules/identity/door-devices/door-devices.service.ts";
import { createHallsService } from "./modules/site/halls/halls.service.ts";
import { createMailsService } from "./modules/records/mails/mails.service.ts";
import { createSecurityNoticesService } from "./modules/records/mails/security-notices.service.ts";
import type { Argon2 } from "./modules/identity/users/passwords.ts";
import type { PaymentProvider } from "./modules/money/payments/payment-provider.ts";
import { expireReservations } from "./modules/sale/reservations/reservations.jobs.ts";
import { createReservationAnnouncer } from "./modules/sale/reservations/reservations.realtime.ts";
import { createPlaysService } from "./modules/sale/plays/plays.service.ts";
import { createRetentionService } from "./modules/records/retention/retention.service.ts";
import { createReservationsService } from "./modules/sale/reservations/reservations.service.ts";
import { createCallers } from "./modules/identity/sessions/callers.ts";
import { createSessionsService } from "./modules/identity/sessions/sessions.service.ts";
import { createShowMessagesService } from "./modules/sale/show-messages/show-messages.service.ts";
import { createShowsService } from "./modules/sale/shows/shows.service.ts";
import { createStatisticsService } from "./modules/output/statistics/statistics.service.ts";
import { createCheckInService } from "./modules/entrance/tickets/check-in.service.ts";
import { createScanAnnouncer } from "./modules/entrance/tickets/tickets.realtime.ts";
import { createTicketsService } from "./modules/entrance/tickets/tickets.service.ts";
import { createVouchersService } from "./modules/sale/vouchers/vouchers.service.ts";
import { createAcceptedInvitationsService } from "./modules/changes/mailed-links/accepted-invitations.service.ts";
import { createMailedLinksService } from "./modules/changes/mailed-links/mailed-links.service.ts";
import { createProofService } from "./modules/changes/mailed-links/proof.service.ts";
import { createProvedAddresses } from "./modules/changes/mailed-links/proved-addresses.ts";
import { createAddressWatch } from "./platform/http/address-watch.ts";
import { type Clock, systemClock } from "./platform/process/clock.ts";
import { createDatabase } from "./platform/data/database.ts";
import { createExpiryScheduler } from "./platform/data/expiry-jobs.ts";
import { createLifecycle } from "./platform/process/lifecycle.ts";
import { createMailFiles } from "./platform/files/mail-files.ts";
import type { Mailer } from "./platform/files/mailer.ts";
import { createMetrics } from "./platform/process/metrics.ts";
import { createQueues } from "./platform/data/queue.ts";
import { createRealtime } from "#platform/realtime/realtime.ts";
import { connectRedis } from "./platform/data/redis.ts";
import { TIME_LIMITS, type TimeLimits } from "./platform/process/time-limits.ts";
import { createMailDelivery } from "./mail-dependencies.ts";
import { createWalletServices, type WalletServers } from "./wallet-dependencies.ts";
import { createSeatServices, createWaitingListServices } from "./seat-dependencies.ts";
import { choosePaymentProvider } from "./payment-dependencies.ts";
import { createWebServices } from "./web-dependencies.ts";
import { createWatchServices } from "./watch-dependencies.ts";

export interface Overrides {
  clock?: Clock;
  /** Separates products, or tests, on one Redis. */
  redisPrefix?: string;
  databaseConnections?: number;
  mailer?: Mailer;
  paymentProvider?: PaymentProvider;
  walletServers?: WalletServers;
  argon2?: Argon2;
  timeLimits?: TimeLimits;
}

export type Dependencies = ReturnType<typeof createDependencies>;

export function createDependencies(config: Config, logger: Logger, overrides: Overrides = {}) {
  const clock = overrides.clock ?? systemClock;
  const timeLimits = overrides.timeLimits ?? TIME_LIMITS;
  const metrics = createMetrics(timeLimits);
  const redisPrefix = overrides.redisPrefix ?? "podium";
  const [stayHere, verifyEmail] = [config.SMTP_URL === undefined, config.VERIFY_EMAIL];
  const database = createDatabase({ url: config.DATABASE_URL, logger, max: overrides.databaseConnections, timeLimits });
  const redis = connectRedis(config.REDIS_URL, logger, {
    sentinels: { addresses: config.REDIS_SENTINELS, password: config.REDIS_SENTINEL_PASSWORD },
    timeLimits,
  });
  const queues = createQueues({ redis, clock, logger, prefix: redisPrefix });
  const realtime = createRealtime({ redis, logger, prefix: redisPrefix, publicUrl: config.PUBLIC_URL });
  const { testProvider, paymentProvider, ...methods } = choosePaymentProvider(config, {
    db: database.db,
    clock,
    given: overrides.paymentProvider,
  });

  const platform = { database, queues, redis, redisPrefix, realtime, clock, logger };
  const doorsOpenMinutes = config.DOORS_OPEN_MINUTES;
  const mailFiles = createMailFiles(join(config.DATA_DIR, "outbox"));
  const mails = createMailsService({ database, clock, queue: queues, logger, stayHere, verifyEmail });
  const backups = createBackupsService({ db: database.db });
  const securityNotices = createSecurityNoticesService({ db: database.db, clock, mails });
  const callers = createCallers({ db: database.db, realtime, clock, secondStepRoles: config.REQUIRE_SECOND_STEP });
  const audit = createAuditService({ db: database.db, clock });
  const sessions = createSessionsService({ database, clock, audit, callers });
  const contentServices = createContentServices(config, { ...platform, audit, sessions, securityNotices });
  const { society, documents, pictures } = contentServices;
  const doorDevices = createDoorDevicesService({ database, clock, sessions, audit, publicUrl: config.PUBLIC_URL });
  const accountServices = createAccountServices(config, {
    ...platform,
    mails,
    securityNotices,
    audit,
    sessions,
    doorDevices,
    society,
    argon2: overrides.argon2,
  });
  const { links, addresses, users } = accountServices;
  const codes = createTicketCodesService({ database, clock, audit });
  const vouchers = createVouchersService({ database, clock, audit, mails });
  const contact = createContactService({ database, clock, mails });
  const seatServices = createSeatServices(config, { ...platform, metrics, sessions });
  const { seats, allocations } = seatServices;
  const shows = createShowsService({ database, clock, audit, allocations, realtime });
  const plays = createPlaysService({ database, clock, audit, documents, shows, pictures });
  const halls = createHallsService({ database, clock, audit, shows });
  const reservations = createReservationsService({
    ...platform,
    expiries: createExpiryScheduler(queues, expireReservations),
    seats,
    allocations,
    codes,
    vouchers,
    sessions,
    users,
    shows,
    mails,
    audit,
    announce: createReservationAnnouncer({ realtime }),
    paymentWindowSeconds: config.PAYMENT_WINDOW_SECONDS,
    ...methods,
    verifyEmail: config.VERIFY_EMAIL,
    metrics,
    undoSeconds: config.CONFIRMATION_UNDO_SECONDS,
    doorsOpenMinutes,
    togetherSeconds: config.MAIL_TOGETHER_SECONDS,
  });
  const acting = { shows, users, mails, links, audit, reservations };
  const waitingLists = createWaitingListServices(config, { ...platform, ...seatServices, ...acting });
  const { waitingList } = waitingLists;
  const retention = createRetentionService({ database, clock, mailFiles, logger });
  const accountClosing = createAccountClosingService({
    ...acting,
    database,
    logger,
    backups,
    users,
    seats,
    reservations,
    waitingList,
    retention,
  });
  const provedAddresses = createProvedAddresses({ addresses, reservations, waitingList });
  const byMail = { ...accountServices, database, sessions, reservations, provedAddresses };
  const mailedLinks = createMailedLinksService({ ...byMail, securityNotices });
  const acceptedInvitations = createAcceptedInvitationsService(byMail);
  const proofs = createProofService(byMail);
  const ownData = createOwnDataService({ db: database.db, clock, users, reservations });
  const tickets = createTicketsService({ database, clock, reservations, shows, society, doorsOpenMinutes });
  const calendar = createCalendarService({
    tickets,
    shows,
    clock,
    society,
    doorsOpenMinutes,
    publicUrl: config.PUBLIC_URL,
  });
  const walletServices = createWalletServices(config, {
    ...platform,
    society,
    tickets,
    servers: overrides.walletServers,
  });
  const showMessages = createShowMessagesService({ ...acting, database, clock, secret: config.JWT_SECRET });
  const checkIn = createCheckInService({
    database,
    clock,
    audit,
    announce: createScanAnnouncer({ realtime, clock }),
    shows,
    reservations,
  });
  const boxOfficeServices = createBoxOfficeServices(config, {
    ...platform,
    provider: paymentProvider,
    society,
    audit,
    mails,
    sessions,
    users,
    codes,
    vouchers,
    shows,
    seats,
    allocations,
    reservations,
    waitingList,
    showMessages,
    tickets,
    calendar,
    wallet: walletServices.wallet,
  });
  const mailDelivery = createMailDelivery(config, {
    mails,
    mailFiles,
    mailer: overrides.mailer,
    wallet: walletServices.wallet,
    waitingList,
    vouchers,
    sessions,
    invitations: accountServices.invitations,
    logger,
    metrics,
    reservations,
    ...boxOfficeServices,
    tickets,
    calendar,
    contact,
    securityNotices,
    links,
    users,
    shows,
    showMessages,
    society,
  });
  const addressWatch = createAddressWatch({ clock, logger, behindTls: config.PUBLIC_URL.startsWith("https:") });
  const watchServices = createWatchServices(config, {
    hidesAddresses: addressWatch.hidesAddresses,
    ...platform,
    redis,
    metrics,
    redisPrefix,
    mails,
    society,
    backups,
    walletCertificateEndsAt: walletServices.wallet.certificateEndsAt(),
    timeLimits,
  });
  const published = { ...contentServices, ...walletServices, plays, ...methods };
  const webServices = createWebServices({ config, ...platform, ...published });
  const statistics = createStatisticsService({ database, clock, verifyEmail: config.VERIFY_EMAIL });

  return {
    config,
    lifecycle: createLifecycle(),
    addressWatch,
    logger,
    clock,
    metrics,
    redisPrefix,
    database,
    redis,
    queues,
    realtime,
    timeLimits,
    ...methods,
    mails,
    securityNotices,
    mailDelivery,
    mailedLinks,
    acceptedInvitations,
    proofs,
    testProvider,
    callers,
    sessions,
    doorDevices,
    audit,
    backups,
    accountClosing,
    retention,
    ownData,
    plays,
    halls,
    shows,
    codes,
    vouchers,
    contact,
    seats,
    reservations,
    tickets,
    calendar,
    showMessages,
    checkIn,
    statistics,
    ...webServices,
    ...contentServices,
    ...walletServices,
    ...waitingLists,
    ...watchServices,
    ...accountServices,
    ...boxOfficeServices,
  };
}
