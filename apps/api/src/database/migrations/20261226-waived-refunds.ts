import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column waived_at timestamptz`.execute(db);
  // A statement that refunds it after all clears `waived_at` itself.
  await sql`
    alter table payments add constraint payments_waived_or_back check (waived_at is null
      or (refund_reason is null and refunded_at is null and refund_via is null and voucher_id is null))`.execute(db);
  await sql`
    create unique index payments_one_by_hand on payments (reservation_id)
      where provider in ('transfer', 'cash') and bank_transaction_id is null
        and (refund_reason = 'RESERVATION_CANCELLED' or waived_at is not null)`.execute(db);
}
