import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id int generated always as identity primary key,
      kind text not null,
      subject_id int not null,
      status text not null default 'WAITING' check (status in ('WAITING', 'SENDING', 'SENT', 'DROPPED', 'FAILED')),
      due_at timestamptz not null,
      claimed_until timestamptz,
      attempts int not null default 0,
      last_error text,
      created_at timestamptz not null,
      sent_at timestamptz,
      unique (kind, subject_id),
      check ((status = 'SENDING') = (claimed_until is not null)),
      check ((status = 'SENT') = (sent_at is not null))
    )`.execute(db);
  await sql`create index mails_due on mails (due_at) where status in ('WAITING', 'SENDING')`.execute(db);

  // Two tabs that pay at once continue the same payment.
  await sql`
    create table payments (
      id int generated always as identity primary key,
      reservation_id int not null references reservations,
      provider text not null,
      provider_ref text,
      status text not null check (status in ('CREATED', 'OPEN', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED')),
      amount_cents int not null check (amount_cents > 0),
      checkout_url text,
      created_at timestamptz not null,
      checks int not null default 0,
      next_check_at timestamptz not null,
      paid_at timestamptz,
      paid_cents int,
      refund_reason text check (refund_reason in ('SEATS_GONE', 'RESERVATION_CLOSED', 'ALREADY_CONFIRMED', 'AMOUNT_DIFFERS')),
      refunded_at timestamptz,
      unique (provider, provider_ref),
      check ((status = 'PAID') = (paid_at is not null)),
      check ((status = 'PAID') = (paid_cents is not null)),
      check (refund_reason is null or status = 'PAID'),
      check (refunded_at is null or refund_reason is not null),
      check (status <> 'OPEN' or (provider_ref is not null and checkout_url is not null))
    )`.execute(db);
  await sql`create unique index payments_one_open on payments (reservation_id) where status in ('CREATED', 'OPEN')`.execute(
    db,
  );
  await sql`create index payments_of_reservation on payments (reservation_id, id desc)`.execute(db);
  await sql`create index payments_to_check on payments (next_check_at) where status in ('CREATED', 'OPEN')`.execute(db);
  await sql`create index payments_to_refund on payments (paid_at) where refund_reason is not null`.execute(db);

  // Imitates the database of an external payment provider.
  await sql`
    create table test_provider_payments (
      ref text primary key,
      status text not null default 'open' check (status in ('open', 'paid', 'failed', 'canceled', 'expired')),
      amount_cents int not null,
      description text not null,
      return_url text not null,
      created_at timestamptz not null
    )`.execute(db);

  await sql`
    create table password_resets (
      id int generated always as identity primary key,
      user_id int references users,
      token_hash bytea unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index password_resets_of_user on password_resets (user_id, created_at)`.execute(db);
  await sql`create index password_resets_created on password_resets (created_at)`.execute(db);
}
