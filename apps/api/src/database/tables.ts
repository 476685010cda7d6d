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

/** Every table, by its name in the database. */
export interface Tables {
  users: UsersTable;
  shows: ShowsTable;
  carts: CartsTable;
  seats: SeatsTable;
  ticket_codes: TicketCodesTable;
  reservations: ReservationsTable;
  reservation_seats: ReservationSeatsTable;
  scans: ScansTable;
  contact_messages: ContactMessagesTable;
  audit_log: AuditLogTable;
  bank_statements: BankStatementsTable;
  bank_transactions: BankTransactionsTable;
  mails: MailsTable;
  payments: PaymentsTable;
  test_provider_payments: TestProviderPaymentsTable;
  password_resets: PasswordResetsTable;
}
