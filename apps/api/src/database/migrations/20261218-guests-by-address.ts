import { type Kysely, sql } from "kysely";

/** Whoever proves an address gets what the box office reserved for it: each opened link asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_guests_by_address on users (email) where guest and email <> ''`.execute(db);
}
