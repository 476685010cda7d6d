import { type Kysely, sql } from "kysely";

/** Name of a seat when a ticket left it: by now the ticket may be for a show in another hall. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seat_moves add column from_group text, add column from_label text`.execute(db);
}
