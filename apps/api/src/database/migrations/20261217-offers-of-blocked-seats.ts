import { type Kysely, sql } from "kysely";

/** A blocked seat that a volunteer offers becomes blocked again when the offer is not accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table waiting_offers add column blocked_seat_ids text[] not null default '{}'`.execute(db);
}
