import { type Kysely, sql } from "kysely";

/**
 * The tickets of a show, for the door's list, and those of a seat, for the foreign key when a show goes: without it both
 * read the tickets of all shows there ever were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reservation_seats_of_seat on reservation_seats (show_id, seat_id)`.execute(db);
}
