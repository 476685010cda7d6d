import { type Kysely, sql } from "kysely";

/** A trigger gives a ticket that moves to another show a type that is sold there, also in an older version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sold_ticket_type(ticket_type_id int, of_show_id int) returns int language sql stable as $$
      select sold.id from ticket_types sold left join ticket_types own on own.id = ticket_type_id
      where sold.show_id = of_show_id and sold.removed_at is null
      order by sold.id is not distinct from own.id desc, lower(sold.name) is not distinct from lower(own.name) desc,
        sold.place
      limit 1
    $$`.execute(db);
  await sql`
    create function take_type_of_show() returns trigger language plpgsql as $$
    begin
      new.ticket_type_id := sold_ticket_type(new.ticket_type_id, new.show_id);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger take_type_of_show before update of show_id on reservation_seats for each row
      when (new.show_id <> old.show_id and new.ticket_type_id is not null)
      execute function take_type_of_show()`.execute(db);
  for (const table of ["reservation_seats", "returned_tickets"])
    await sql`
      update ${sql.table(table)} ticket set ticket_type_id = sold_ticket_type(type.id, ticket.show_id)
      from ticket_types type where type.id = ticket.ticket_type_id and type.show_id <> ticket.show_id`.execute(db);
}
