import { type Kysely, sql } from "kysely";

/** A visitor who proves an address gets the box office's reservations for it: each opened link queries this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_guests_by_address on users (email) where guest and email <> ''`.execute(db);
}
