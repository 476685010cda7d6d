import { type Kysely, sql } from "kysely";

/** A device may send a scan again, so its own id of the scan is unique. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: a device may report a ticket or a show that does not exist.
  await sql`
    create table scans (
      id int generated always as identity primary key,
      client_id uuid not null unique,
      device text,
      show_id int not null,
      reservation_id int not null,
      seat_id text not null,
      at timestamptz not null,
      recorded_at timestamptz not null,
      outcome text not null check (outcome in ('ACCEPTED', 'ALREADY', 'CONFLICT', 'REFUSED')),
      other_at timestamptz,
      other_device text,
      reason text,
      check ((outcome = 'REFUSED') = (reason is not null)),
      check ((outcome in ('ALREADY', 'CONFLICT')) = (other_at is not null))
    )`.execute(db);
  await sql`create index scans_of_ticket on scans (reservation_id, seat_id)`.execute(db);
  await sql`create index scans_to_look_at on scans (show_id) where outcome in ('CONFLICT', 'REFUSED')`.execute(db);
}
