import { type Kysely, sql } from "kysely";

/** The row of a ticket that no longer exists stays open until its holder is notified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passed_tickets (
      id int generated always as identity primary key,
      reservation_id int not null references reservations on delete cascade,
      ticket_id int references reservation_seats on delete set null,
      name text not null,
      email text not null,
      told text not null,
      passed_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index passed_tickets_once on passed_tickets (ticket_id) where ended_at is null`.execute(db);
  await sql`create index passed_tickets_of_ticket on passed_tickets (ticket_id)`.execute(db);
  await sql`create index passed_tickets_of_reservation on passed_tickets (reservation_id)`.execute(db);
}
