import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pending_moves (
      id int generated always as identity primary key,
      reservation_id int not null references reservations on delete cascade,
      moves jsonb not null check (jsonb_array_length(moves) > 0),
      due_cents int not null check (due_cents > 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      outcome text check (outcome in ('DONE', 'EXPIRED', 'LEFT')),
      check ((ended_at is null) = (outcome is null))
    )`.execute(db);
  await sql`
    create unique index pending_moves_one on pending_moves (reservation_id) where ended_at is null`.execute(db);
  await sql`create index pending_moves_of_reservation on pending_moves (reservation_id, id)`.execute(db);
  await sql`create index pending_moves_due on pending_moves (expires_at) where ended_at is null`.execute(db);
  await sql`
    alter table payments add column pending_move_id int references pending_moves on delete set null`.execute(db);
  await sql`
    create index payments_of_move on payments (pending_move_id) where pending_move_id is not null`.execute(db);
  // An abandoned move can still be paid on the provider's page while another one is chosen.
  await sql`drop index payments_one_open`.execute(db);
  await sql`
    create unique index payments_one_open on payments (reservation_id, coalesce(pending_move_id, 0))
      where status in ('CREATED', 'OPEN')`.execute(db);
  await sql`alter table payments drop constraint payments_refund_reason_check`.execute(db);
  await sql`alter table payments add constraint payments_refund_reason_check check (refund_reason in (
    'SEATS_GONE', 'RESERVATION_CLOSED', 'RESERVATION_CANCELLED', 'ALREADY_CONFIRMED', 'AMOUNT_DIFFERS', 'PAID_TOO_MUCH',
    'SEATS_GIVEN_UP', 'VOUCHER_SHORT', 'SEATS_MOVED', 'MOVE_ENDED'
  ))`.execute(db);
}
