import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null where nobody moved, or moved before this migration.
  await sql`alter table returned_tickets add column given_seat_id text`.execute(db);
  await sql`
    create or replace function follow_moved_seat() returns trigger language plpgsql as $$
    begin
      update returned_tickets returned
      set seat_id = new.from_seat_id, given_seat_id = given.seat_id,
        has_moved = new.from_seat_id is distinct from given.seat_id
      from reservation_seats ticket, returned_tickets before,
        lateral (select case when before.has_moved then before.given_seat_id else before.seat_id end as seat_id) given
      where ticket.id = new.ticket_id and returned.show_id = ticket.show_id and before.id = returned.id
        and coalesce(new.from_show_id, ticket.show_id) = ticket.show_id
        and returned.seat_id = new.to_seat_id and returned.state = 'OPEN'
        and exists (select from seats where seats.show_id = ticket.show_id and seats.seat_id = new.from_seat_id);
      return null;
    end $$`.execute(db);
}
