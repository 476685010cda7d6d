import { type Kysely, sql } from "kysely";

/** Refuses a statement that stores a name and forgets to clear the network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add constraint users_anonymous_is_nobody check (anonymous_network is null
      or (firstname = '' and lastname = '' and email = '' and number = '' and deleted_at is null))`.execute(db);
}
