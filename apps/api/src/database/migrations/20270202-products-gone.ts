import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop constraint payments_refund_reason_check`.execute(db);
  await sql`alter table payments add constraint payments_refund_reason_check check (refund_reason in (
    'SEATS_GONE', 'RESERVATION_CLOSED', 'RESERVATION_CANCELLED', 'ALREADY_CONFIRMED', 'AMOUNT_DIFFERS', 'PAID_TOO_MUCH',
    'SEATS_GIVEN_UP', 'VOUCHER_SHORT', 'SEATS_MOVED', 'MOVE_ENDED', 'PRODUCTS_GONE'
  ))`.execute(db);
}
