import { type Kysely, sql } from "kysely";

/** Purpose of a ticket code, as volunteers call it; empty: it has no name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_codes add column name text not null default ''`.execute(db);
}
