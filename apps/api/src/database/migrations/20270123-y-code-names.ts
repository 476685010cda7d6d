import { type Kysely, sql } from "kysely";

/** A name for a ticket code, which says its purpose to volunteers; empty: no name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_codes add column name text not null default ''`.execute(db);
}
