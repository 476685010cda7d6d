import { type Kysely, sql } from "kysely";

/**
 * A network and a name never stand together: the statement that stores a name clears the network, and a closed account
 * has none. The constraint refuses a statement that forgets to clear it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add constraint users_anonymous_is_nobody check (anonymous_network is null
      or (firstname = '' and lastname = '' and email = '' and number = '' and deleted_at is null))`.execute(db);
}
