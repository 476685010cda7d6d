import type { AuditLogTable } from "./tables/audit-log.ts";
import type { BankStatementsTable, BankTransactionsTable } from "./tables/bank-statements.ts";
import type { CartsTable } from "./tables/carts.ts";
import type { ContactMessagesTable } from "./tables/contact-messages.ts";
import type { MailsTable } from "./tables/mails.ts";
import type { PasswordResetsTable } from "./tables/password-resets.ts";
import type { PaymentsTable } from "./tables/payments.ts";
import type { ReservationSeatsTable } from "./tables/reservation-seats.ts";
import type { ReservationsTable } from "./tables/reservations.ts";
import type { ScansTable } from "./tables/scans.ts";
import type { SeatsTable } from "./tables/seats.ts";
import type { ShowsTable } from "./tables/shows.ts";
import type { TestProviderPaymentsTable } from "./tables/test-provider-payments.ts";
import type { TicketCodesTable } from "./tables/ticket-codes.ts";
import type { UsersTable } from "./tables/users.ts";

export interface Tables {
  users: UsersTable;
  shows: ShowsTable;
  carts: CartsTable;
  seats: SeatsTable;
  ticketCodes: TicketCodesTable;
  reservations: ReservationsTable;
  reservationSeats: ReservationSeatsTable;
  scans: ScansTable;
  contactMessages: ContactMessagesTable;
  auditLog: AuditLogTable;
  bankStatements: BankStatementsTable;
  bankTransactions: BankTransactionsTable;
  mails: MailsTable;
  payments: PaymentsTable;
  testProviderPayments: TestProviderPaymentsTable;
  passwordResets: PasswordResetsTable;
}
