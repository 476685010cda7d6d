import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { AuditService } from "./modules/records/audit/audit.service.ts";
import { createBankStatementsService } from "./modules/money/bank-statements/bank-statements.service.ts";
import type { CalendarService } from "./modules/entrance/calendar/calendar.service.ts";
import type { SocietyService } from "./modules/site/content/society.service.ts";
import { createAccountCancellingService } from "./modules/changes/box-office/account-cancelling.service.ts";
import { createBlockedSeatsService } from "./modules/changes/box-office/blocked-seats.service.ts";
import { createBoxOfficeService } from "./modules/changes/box-office/box-office.service.ts";
import { createCashDueService } from "./modules/changes/box-office/cash-due.service.ts";
import { createCashBookService } from "./modules/money/cash-book/cash-book.service.ts";
import { createGuestDetailsService } from "./modules/changes/box-office/guest-details.service.ts";
import { createSeatChangesService } from "./modules/changes/box-office/seat-changes.service.ts";
import { createOwnMovesService } from "./modules/changes/own-reservations/own-moves.service.ts";
import { createOwnReservationsService } from "./modules/changes/own-reservations/own-reservations.service.ts";
import { createPassedTicketsService } from "./modules/changes/handed-tickets/passed-tickets.service.ts";
import { createReceivedTicketsService } from "./modules/changes/handed-tickets/received-tickets.service.ts";
import { createReturnedTicketsService } from "./modules/changes/handed-tickets/returned-tickets.service.ts";
import type { MailsService } from "./modules/records/mails/mails.service.ts";
import { createConfirmationsService } from "./modules/money/payments/confirmations.service.ts";
import type { PaymentProvider } from "./modules/money/payments/payment-provider.ts";
import { createOnlineRefundsService } from "./modules/money/payments/online-refunds.service.ts";
import { createPaymentsService } from "./modules/money/payments/payments.service.ts";
import { createRefundAccountsService } from "./modules/money/payments/refund-accounts.service.ts";
import { createRefundFilesService } from "./modules/money/payments/refund-files.service.ts";
import { createRefundsService } from "./modules/money/payments/refunds.service.ts";
import { createTransfersService } from "./modules/money/payments/transfers.service.ts";
import type { ReservationsService } from "./modules/sale/reservations/reservations.service.ts";
import type { SeatAllocationsService } from "./modules/sale/seats/seat-allocations.service.ts";
import type { SeatsService } from "./modules/sale/seats/seats.service.ts";
import type { SessionsService } from "./modules/identity/sessions/sessions.service.ts";
import { createShowChangesService } from "./modules/changes/show-changes/show-changes.service.ts";
import type { ShowMessagesService } from "./modules/sale/show-messages/show-messages.service.ts";
import type { ShowsService } from "./modules/sale/shows/shows.service.ts";
import type { TicketsService } from "./modules/entrance/tickets/tickets.service.ts";
import type { WalletService } from "./modules/entrance/wallet/wallet.service.ts";
import type { TicketCodesService } from "./modules/sale/ticket-codes/ticket-codes.service.ts";
import type { VouchersService } from "./modules/sale/vouchers/vouchers.service.ts";
import type { UsersService } from "./modules/identity/users/users.service.ts";
import type { WaitingListService } from "./modules/sale/waiting-list/waiting-list.service.ts";
import type { Clock } from "./platform/process/clock.ts";
import type { Database } from "./platform/data/database.ts";
import type { Queues } from "./platform/data/queue.ts";
import type { RedisConnections } from "./platform/data/redis.ts";

/** The part of the composition root for payments and the box office's changes to reservations. */
export function createBoxOfficeServices(
  config: Config,
  deps: {
    database: Database;
    queues: Queues;
    redis: RedisConnections;
    redisPrefix: string;
    clock: Clock;
    logger: Logger;
    provider: PaymentProvider | null;
    society: SocietyService;
    audit: AuditService;
    mails: MailsService;
    sessions: SessionsService;
    users: UsersService;
    codes: TicketCodesService;
    vouchers: VouchersService;
    shows: ShowsService;
    seats: SeatsService;
    allocations: SeatAllocationsService;
    reservations: ReservationsService;
    tickets: TicketsService;
    calendar: CalendarService;
    wallet: WalletService;
    waitingList: WaitingListService;
    showMessages: ShowMessagesService;
  },
) {
  const { database, clock, logger, audit, mails, users, codes, shows, seats, allocations, reservations } = deps;
  const transfers = createTransfersService({ reservations, society: deps.society });
  const payments = createPaymentsService({
    database,
    clock,
    queue: deps.queues,
    provider: deps.provider,
    reservations,
    transfers,
    publicUrl: config.PUBLIC_URL,
    logger,
    redis: deps.redis,
    redisPrefix: deps.redisPrefix,
  });
  const refunds = createRefundsService({ ...deps, vouchers: deps.vouchers });
  const refundAccounts = createRefundAccountsService({ database, clock, audit, mails, reservations });
  const acts = { database, audit, mails, shows, allocations, reservations, refunds };
  const refundFiles = createRefundFilesService({ ...acts, clock, provider: deps.provider, society: deps.society });
  const { sessions, waitingList, showMessages } = deps;
  const doorsOpenMinutes = config.DOORS_OPEN_MINUTES;
  const returnedTickets = createReturnedTicketsService({
    ...acts,
    clock,
    codes,
    wallet: deps.wallet,
    undoSeconds: config.CONFIRMATION_UNDO_SECONDS,
    doorsOpenMinutes,
    logger,
  });
  return {
    passedTickets: createPassedTicketsService({ ...acts, clock, tickets: deps.tickets, doorsOpenMinutes }),
    receivedTickets: createReceivedTicketsService({
      ...acts,
      clock,
      tickets: deps.tickets,
      calendar: deps.calendar,
      wallet: deps.wallet,
      secret: config.JWT_SECRET,
    }),
    returnedTickets,
    transfers,
    payments,
    refunds,
    refundAccounts,
    refundFiles,
    onlineRefunds: createOnlineRefundsService({ ...acts, clock, provider: deps.provider, logger }),
    showChanges: createShowChangesService({
      ...acts,
      clock,
      seats,
      sessions,
      waitingList,
      showMessages,
      refundAccounts,
    }),
    confirmations: createConfirmationsService({ database, mails, reservations }),
    bankStatements: createBankStatementsService({ database, clock, audit, reservations, refunds, refundFiles }),
    boxOffice: createBoxOfficeService({ ...acts, codes, users, vouchers: deps.vouchers }),
    seatChanges: createSeatChangesService({ ...acts, codes }),
    accountCancelling: createAccountCancellingService({ database, audit, users, seats, reservations }),
    cashDue: createCashDueService({ database, audit, reservations }),
    guestDetails: createGuestDetailsService({ database, audit, mails, showMessages, users, reservations }),
    ownReservations: createOwnReservationsService({ database, audit, reservations, refunds, payments }),
    ownMoves: createOwnMovesService({
      database,
      clock,
      codes,
      vouchers: deps.vouchers,
      shows,
      allocations,
      reservations,
      refunds,
      payments,
      doorsOpenMinutes,
      keepSeconds: config.CART_HOLD_SECONDS,
    }),
    cashBook: createCashBookService({ database, clock }),
    blockedSeats: createBlockedSeatsService({ database, audit, allocations, seats, shows }),
  };
}
