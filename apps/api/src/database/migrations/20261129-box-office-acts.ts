import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations
      add column remark text check (length(remark) between 1 and 500),
      add column repriced boolean not null default false`.execute(db);
  await sql`create index reservations_remarked on reservations (show_id) where remark is not null`.execute(db);
  // Null: an equal part of the reservation's total, after the tickets that have a price.
  await sql`alter table reservation_seats add column price_cents int check (price_cents >= 0)`.execute(db);
  await sql`
    alter table reservation_seats drop constraint reservation_seats_reservation_id_show_id_fkey,
      add constraint reservation_seats_reservation_id_show_id_fkey foreign key (reservation_id, show_id)
        references reservations (id, show_id) on update cascade`.execute(db);
  await sql`alter table payments drop constraint payments_refund_reason_check`.execute(db);
  await sql`alter table payments add constraint payments_refund_reason_check check (refund_reason in (
    'SEATS_GONE', 'RESERVATION_CLOSED', 'RESERVATION_CANCELLED', 'ALREADY_CONFIRMED', 'AMOUNT_DIFFERS', 'PAID_TOO_MUCH',
    'SEATS_GIVEN_UP'
  ))`.execute(db);
}
