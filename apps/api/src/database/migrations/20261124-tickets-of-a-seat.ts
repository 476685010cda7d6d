import { type Kysely, sql } from "kysely";

/** The foreign key needs the index on seats; otherwise deleting a show reads the tickets of all shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reservation_seats_of_seat on reservation_seats (show_id, seat_id)`.execute(db);
}
