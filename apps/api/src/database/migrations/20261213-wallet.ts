import { type Kysely, sql } from "kysely";

/** A pass outlives its ticket, so that a phone learns that it is void; it is deleted with its reservation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence wallet_pass_versions as int`.execute(db);
  await sql`
    create table wallet_passes (
      id int generated always as identity primary key,
      serial uuid not null default gen_random_uuid() unique,
      reservation_id int not null references reservations on delete cascade,
      ticket_id int unique references reservation_seats on delete set null,
      facts_hash text not null,
      version int not null default nextval('wallet_pass_versions'),
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index wallet_passes_of_reservation on wallet_passes (reservation_id)`.execute(db);
  await sql`
    create table wallet_registrations (
      id int generated always as identity primary key,
      pass_id int not null references wallet_passes on delete cascade,
      wallet text not null check (wallet in ('APPLE', 'GOOGLE')),
      device_id text not null check (length(device_id) <= 100),
      push_token text not null check (length(push_token) <= 200),
      push_due_at timestamptz,
      attempts int not null default 0,
      unique (pass_id, wallet, device_id)
    )`.execute(db);
  await sql`create index wallet_registrations_of_device on wallet_registrations (device_id)`.execute(db);
  await sql`create index wallet_registrations_due on wallet_registrations (push_due_at) where push_due_at is not null`.execute(
    db,
  );
}
