import { type Kysely, sql } from "kysely";

/** The price stays in the reservation's total until the seat is sold again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table returned_tickets (
      id int generated always as identity primary key,
      reservation_id int not null references reservations on delete cascade,
      show_id int not null references shows on delete cascade,
      seat_id text not null,
      -- Somebody moved to the chair, and this is the one that was left: it may be another one's price.
      has_moved boolean not null default false,
      ticket_type_id int references ticket_types,
      gross_cents int not null check (gross_cents >= 0),
      price_cents int not null check (price_cents >= 0),
      secret text not null,
      give_back text not null check (give_back in ('VOUCHER', 'MONEY')),
      state text not null default 'OPEN' check (state in ('OPEN', 'KEPT', 'SOLD')),
      returned_cents int check (returned_cents between 0 and price_cents),
      given_back_at timestamptz not null,
      ended_at timestamptz,
      check ((state = 'OPEN') = (ended_at is null)),
      check ((state = 'SOLD') = (returned_cents is not null))
    )`.execute(db);
  await sql`create index returned_tickets_of_reservation on returned_tickets (reservation_id)`.execute(db);
  await sql`create index returned_tickets_of_show on returned_tickets (show_id, seat_id)`.execute(db);
  // Serves the deletion of a show, which has no reservations then.
  await sql`create index returned_tickets_of_type on returned_tickets (ticket_type_id)`.execute(db);

  // A visitor who moves to a returned seat sold nothing: the seat they left is to be sold now.
  await sql`alter table seat_moves add column from_show_id int`.execute(db);
  await sql`
    create function follow_moved_seat() returns trigger language plpgsql as $$
    begin
      update returned_tickets set seat_id = new.from_seat_id, has_moved = true
      from reservation_seats ticket
      where ticket.id = new.ticket_id and returned_tickets.show_id = ticket.show_id
        and coalesce(new.from_show_id, ticket.show_id) = ticket.show_id
        and returned_tickets.seat_id = new.to_seat_id and returned_tickets.state = 'OPEN'
        and exists (select from seats where seats.show_id = ticket.show_id and seats.seat_id = new.from_seat_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_moved_seat after insert on seat_moves for each row
      when (new.from_seat_id <> new.to_seat_id) execute function follow_moved_seat()`.execute(db);
}
