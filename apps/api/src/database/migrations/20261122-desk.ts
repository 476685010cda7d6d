import { type Kysely, sql } from "kysely";

/** A guest is a row of `users` that was never open, so queries for open accounts skip guests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column guest boolean not null default false,
      add constraint users_guests_are_closed check (not guest or deleted_at is not null)`.execute(db);
  await sql`alter table reservations drop constraint reservations_payment_method_check`.execute(db);
  await sql`
    alter table reservations
      add constraint reservations_payment_method_check check (payment_method in ('MANUAL', 'PAYCONIQ', 'CASH')),
      add column cancel_reason text,
      add constraint reservations_reason_of_cancelled check (cancel_reason is null or status = 'CANCELLED')`.execute(
    db,
  );
}
