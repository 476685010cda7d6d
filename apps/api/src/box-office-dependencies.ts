import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { AuditService } from "./features/audit/audit.service.ts";
import { createBankStatementsService } from "./features/bank-statements/bank-statements.service.ts";
import type { CalendarService } from "./features/calendar/calendar.service.ts";
import type { SocietyService } from "./features/content/society.service.ts";
import { createAccountCancellingService } from "./features/box-office/account-cancelling.service.ts";
import { createBlockedSeatsService } from "./features/box-office/blocked-seats.service.ts";
import { createBoxOfficeService } from "./features/box-office/box-office.service.ts";
import { createCashDueService } from "./features/box-office/cash-due.service.ts";
import { createCashBookService } from "./features/cash-book/cash-book.service.ts";
import { createGuestDetailsService } from "./features/box-office/guest-details.service.ts";
import { createSeatChangesService } from "./features/box-office/seat-changes.service.ts";
import { createOwnMovesService } from "./features/own-reservations/own-moves.service.ts";
import { createOwnReservationsService } from "./features/own-reservations/own-reservations.service.ts";
import { createPassedTicketsService } from "./features/handed-tickets/passed-tickets.service.ts";
import { createReceivedTicketsService } from "./features/handed-tickets/received-tickets.service.ts";
import { createReturnedTicketsService } from "./features/handed-tickets/returned-tickets.service.ts";
import type { MailsService } from "./features/mails/mails.service.ts";
import { createConfirmationsService } from "./features/payments/confirmations.service.ts";
import type { PaymentProvider } from "./features/payments/payment-provider.ts";
import { createOnlineRefundsService } from "./features/payments/online-refunds.service.ts";
import { createPaymentsService } from "./features/payments/payments.service.ts";
import { createRefundAccountsService } from "./features/payments/refund-accounts.service.ts";
import { createRefundFilesService } from "./features/payments/refund-files.service.ts";
import { createRefundsService } from "./features/payments/refunds.service.ts";
import { createTransfersService } from "./features/payments/transfers.service.ts";
import type { ReservationsService } from "./features/reservations/reservations.service.ts";
import type { SeatAllocationsService } from "./features/seats/seat-allocations.service.ts";
import type { SeatsService } from "./features/seats/seats.service.ts";
import type { SessionsService } from "./features/sessions/sessions.service.ts";
import { createShowChangesService } from "./features/show-changes/show-changes.service.ts";
import type { ShowMessagesService } from "./features/show-messages/show-messages.service.ts";
import type { ShowsService } from "./features/shows/shows.service.ts";
import type { TicketsService } from "./features/tickets/tickets.service.ts";
import type { WalletService } from "./features/wallet/wallet.service.ts";
import type { TicketCodesService } from "./features/ticket-codes/ticket-codes.service.ts";
import type { VouchersService } from "./features/vouchers/vouchers.service.ts";
import type { UsersService } from "./features/users/users.service.ts";
import type { WaitingListService } from "./features/waiting-list/waiting-list.service.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database.ts";
import type { Queues } from "./platform/queue.ts";
import type { RedisConnections } from "./platform/redis.ts";

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
