import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A column of its own: the previous release reads `payment_method` and knows no cards.
  await sql`
    alter table reservations add column paid_with text
      check (paid_with in ('MANUAL', 'PAYCONIQ', 'CASH', 'CARD'))`.execute(db);
  await sql`drop index reservations_transfers`.execute(db);
  await sql`create index reservations_transfers on reservations
    ((case status when 'PENDING' then 0 when 'CONFIRMED' then 2 else 1 end), reserved_at desc, id desc)
    where total_cents > 0
      and (status in ('PENDING', 'EXPIRED') or coalesce(paid_with, payment_method) = 'MANUAL')`.execute(db);
  await sql`alter table online_refunds add column refund_ref text unique`.execute(db);
  await sql`alter table online_refunds add column elsewhere boolean not null default false`.execute(db);
  await sql`
    create index payments_refunds_due on payments (next_check_at)
    where refund_reason is not null and refunded_at is null and refund_via is null`.execute(db);
}
