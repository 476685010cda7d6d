import { type Kysely, sql } from "kysely";

/** Nobody owes the rest of a cancelled reservation: only confirmed ones still await it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations add column cash_due_cents int not null default 0 check (cash_due_cents >= 0)`.execute(db);
  await sql`
    alter table returned_tickets add column set_off_cents int not null default 0 check (set_off_cents >= 0)`.execute(
    db,
  );
  // The cash book reads one more action of the log. The index also serves queries of the previous release.
  await sql`
    create index audit_log_of_cash on audit_log (at)
    where action in ('RESERVATION_MADE', 'RESERVATION_CONFIRMED', 'SEATS_ADDED', 'REFUNDED', 'VOUCHER_ISSUED',
      'CASH_DUE_RECEIVED')`.execute(db);
  await sql`drop index audit_log_of_money`.execute(db);
}
