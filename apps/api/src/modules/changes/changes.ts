import type { Site } from "#modules/site/site.ts";
import { accountClosingLog } from "./account-closing/account-closing.log.ts";
import { boxOfficeLog } from "./box-office/box-office.log.ts";
import { ticketHandoverLog } from "./ticket-handover/ticket-handover.log.ts";
import { ticketHandoverOwnData, ticketHandoverOwnMails } from "./ticket-handover/ticket-handover.own-data.ts";
import { createPassedTicketsMails } from "./ticket-handover/passed-tickets.mails.ts";
import { createRemindersMails } from "./ticket-handover/reminders.mails.ts";
import { createReturnedTicketsMails } from "./ticket-handover/returned-tickets.mails.ts";
import { createMessageComposer, createShowMessagesMails } from "./ticket-handover/show-messages.mails.ts";
import { createInvitationsMails } from "./mailed-links/invitations.mails.ts";
import { createCancelledReservationsMails } from "./show-changes/cancelled-reservations.mails.ts";
import { showChangesLog } from "./show-changes/show-changes.log.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Entrance } from "#modules/entrance/entrance.ts";
import type { Identity } from "#modules/identity/identity.ts";
import type { Money } from "#modules/money/money.ts";
import { createMailsOwnData, type Records } from "#modules/records/records.ts";
import type { Sale } from "#modules/sale/sale.ts";
import { accountClosingRoutes } from "./account-closing/account-closing.routes.ts";
import { createAccountClosingService } from "./account-closing/account-closing.service.ts";
import { createOwnDataService } from "./account-closing/own-data.service.ts";
import { createAccountCancellingService } from "./box-office/account-cancelling.service.ts";
import { createBlockedSeatsService } from "./box-office/blocked-seats.service.ts";
import { boxOfficeRoutes } from "./box-office/box-office.routes.ts";
import { createBoxOfficeService } from "./box-office/box-office.service.ts";
import { createCashDueService } from "./box-office/cash-due.service.ts";
import { createGuestDetailsService } from "./box-office/guest-details.service.ts";
import { createSeatChangesService } from "./box-office/seat-changes.service.ts";
import { ticketHandoverRoutes } from "./ticket-handover/ticket-handover.routes.ts";
import { createPassedTicketsService } from "./ticket-handover/passed-tickets.service.ts";
import { createReceivedTicketsService } from "./ticket-handover/received-tickets.service.ts";
import { createReturnedTicketsService } from "./ticket-handover/returned-tickets.service.ts";
import { createAcceptedInvitationsService } from "./mailed-links/accepted-invitations.service.ts";
import { mailedLinksRoutes } from "./mailed-links/mailed-links.routes.ts";
import { createMailedLinksService } from "./mailed-links/mailed-links.service.ts";
import { createProofService } from "./mailed-links/proof.service.ts";
import { createProvedAddresses } from "./mailed-links/proved-addresses.ts";
import { createOwnMovesService } from "./own-reservations/own-moves.service.ts";
import { ownReservationsRoutes } from "./own-reservations/own-reservations.routes.ts";
import { createOwnReservationsService } from "./own-reservations/own-reservations.service.ts";
import { showChangesRoutes } from "./show-changes/show-changes.routes.ts";
import { createShowChangesService } from "./show-changes/show-changes.service.ts";

export const changesLog = { ...accountClosingLog, ...showChangesLog, ...ticketHandoverLog, ...boxOfficeLog };

export type Changes = ReturnType<typeof createChanges>;

interface Left {
  records: Records;
  identity: Identity;
  site: Site;
  sale: Sale;
  money: Money;
  entrance: Entrance;
}

function createAccountChanges(platform: Platform, { records, identity, site, sale, money, entrance }: Left) {
  const { database, clock, logger } = platform;
  const { audit, mails, backups, retention, securityNotices } = records.services;
  const { users, sessions, addresses, links, secondStep, previousHolder, invitations, invitedAccounts } =
    identity.services;
  const { seats, reservations, waitingList } = sale.services;
  const provedAddresses = createProvedAddresses({ addresses, reservations, waitingList });
  const byMail = { database, users, sessions, links, secondStep, previousHolder, provedAddresses };
  return {
    accountClosing: createAccountClosingService({
      database,
      logger,
      audit,
      mails,
      backups,
      users,
      seats,
      reservations,
      waitingList,
      retention,
    }),
    ownData: createOwnDataService({
      db: database.db,
      clock,
      parts: {
        ...records.ownData,
        ...createMailsOwnData([...identity.ownMails, ...site.ownMails, ...sale.ownMails, ...ticketHandoverOwnMails]),
        ...identity.ownData,
        ...site.ownData,
        ...sale.ownData,
        ...money.ownData,
        ...entrance.ownData,
        ...ticketHandoverOwnData,
      },
    }),
    mailedLinks: createMailedLinksService({ ...byMail, addresses, reservations, securityNotices }),
    acceptedInvitations: createAcceptedInvitationsService({ ...byMail, invitations, invitedAccounts }),
    proofs: createProofService(byMail),
  };
}

function createOwnChanges(platform: Platform, { records, sale, money, entrance }: Left) {
  const { config, database, clock, logger } = platform;
  const { audit, mails } = records.services;
  const { codes, vouchers, shows, allocations, reservations } = sale.services;
  const { payments, refunds } = money.services;
  const { tickets, calendar, wallet } = entrance.services;
  const { DOORS_OPEN_MINUTES: doorsOpenMinutes, JWT_SECRET: secret } = config;
  return {
    passedTickets: createPassedTicketsService({
      database,
      clock,
      audit,
      mails,
      reservations,
      tickets,
      doorsOpenMinutes,
    }),
    receivedTickets: createReceivedTicketsService({ database, clock, reservations, tickets, calendar, wallet, secret }),
    returnedTickets: createReturnedTicketsService({
      database,
      clock,
      audit,
      mails,
      shows,
      codes,
      allocations,
      reservations,
      refunds,
      wallet,
      undoSeconds: config.CONFIRMATION_UNDO_SECONDS,
      doorsOpenMinutes,
      logger,
    }),
    ownReservations: createOwnReservationsService({ database, audit, reservations, refunds, payments }),
    ownMoves: createOwnMovesService({
      database,
      clock,
      codes,
      vouchers,
      shows,
      allocations,
      reservations,
      refunds,
      payments,
      doorsOpenMinutes,
      holdSeconds: config.CART_HOLD_SECONDS,
    }),
  };
}

function createVolunteersChanges(platform: Platform, { records, identity, sale, money }: Left) {
  const { database, clock, logger } = platform;
  const { audit, mails } = records.services;
  const { sessions, users } = identity.services;
  const { codes, vouchers, seats, shows, products, allocations, reservations, waitingList, showMessages } =
    sale.services;
  const { refunds, refundAccounts } = money.services;
  const common = { database, audit, mails, shows, allocations, reservations, refunds };
  return {
    showChanges: createShowChangesService({
      ...common,
      clock,
      seats,
      sessions,
      waitingList,
      showMessages,
      refundAccounts,
    }),
    boxOffice: createBoxOfficeService({ ...common, codes, users, vouchers }),
    seatChanges: createSeatChangesService({ ...common, codes, products }),
    accountCancelling: createAccountCancellingService({ database, audit, users, seats, reservations }),
    cashDue: createCashDueService({ database, audit, reservations }),
    guestDetails: createGuestDetailsService({ database, audit, mails, showMessages, users, reservations }),
    blockedSeats: createBlockedSeatsService({ database, clock, logger, audit, allocations, seats, shows }),
  };
}

/** Mails about changes, and those with what changes decide, such as whether tickets may still be given back. */
function createChangesMails(
  { config }: Platform,
  { records, identity, sale, money, entrance }: Left,
  services: ReturnType<typeof createOwnChanges> & ReturnType<typeof createVolunteersChanges>,
) {
  const { society } = records.services;
  const { reservations, shows, showMessages } = sale.services;
  const { refunds } = money.services;
  const { passedTickets, receivedTickets, returnedTickets, showChanges } = services;
  const parts = { ...entrance.services, ...sale.mailParts, publicUrl: config.PUBLIC_URL };
  const handovers = { reservations, passedTickets, receivedTickets, returnedTickets };
  const composeMessage = createMessageComposer({ ...parts, ...handovers, shows, showMessages });
  const mails = {
    ...createInvitationsMails({ ...parts, invitations: identity.services.invitations, society }),
    ...createCancelledReservationsMails({ reservations, refunds, showChanges }),
    ...createPassedTicketsMails({ ...parts, ...handovers }),
    ...createReturnedTicketsMails({ ...parts, ...handovers, refunds }),
    ...createRemindersMails({ ...parts, ...handovers }),
    ...createShowMessagesMails({ showMessages, composeMessage }),
  };
  return { mails, mailParts: { composeMessage } };
}

export function createChanges(platform: Platform, left: Left) {
  const services = {
    ...createAccountChanges(platform, left),
    ...createOwnChanges(platform, left),
    ...createVolunteersChanges(platform, left),
  };
  const { accountClosing, blockedSeats, passedTickets, returnedTickets, showChanges } = services;
  const { reservations } = left.sale.services;
  return {
    services,
    ...createChangesMails(platform, left, services),
    async routes(app) {
      await app.register(mailedLinksRoutes, services);
      await app.register(accountClosingRoutes, services);
      await app.register(boxOfficeRoutes, { ...services, reservations });
      await app.register(ownReservationsRoutes, services);
      await app.register(ticketHandoverRoutes, services);
      await app.register(showChangesRoutes, services);
    },
    jobs: [],
    sweeps: [
      { name: "blocked seats", seconds: 5, role: "worker", run: () => blockedSeats.sweep() },
      { name: "cancelled shows", seconds: 60, role: "worker", run: () => showChanges.sweep() },
      { name: "passed tickets", seconds: 15, role: "worker", run: () => passedTickets.sweep() },
      { name: "returned tickets", seconds: 15, role: "worker", run: () => returnedTickets.sweep() },
      { name: "accounts", seconds: 3600, role: "worker", run: () => accountClosing.sweep() },
    ],
  } satisfies Module;
}
