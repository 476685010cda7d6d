import { type Kysely, sql } from "kysely";

/**
 * Where somebody came from stands with no name: it goes in the statement that says who they are, and an account that is
 * closed had none. Whatever forgets to erase it is refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add constraint users_anonymous_is_nobody check (anonymous_network is null
      or (firstname = '' and lastname = '' and email = '' and number = '' and deleted_at is null))`.execute(db);
}
