import { type Kysely, sql } from "kysely";

/** Former state of tickets that moved: the guest is notified, and the entrance recognises the old print. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seat_moves (
      id int generated always as identity primary key,
      reservation_id int not null references reservations on delete cascade,
      ticket_id int not null references reservation_seats on delete cascade,
      from_seat_id text not null,
      to_seat_id text not null,
      secret_hash text not null,
      moved_at timestamptz not null
    )`.execute(db);
  await sql`create index seat_moves_of_reservation on seat_moves (reservation_id)`.execute(db);
  await sql`create index seat_moves_of_ticket on seat_moves (ticket_id)`.execute(db);
}
