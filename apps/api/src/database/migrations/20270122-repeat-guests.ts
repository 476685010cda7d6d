import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column repeat_guest boolean not null default false`.execute(db);
  await sql`drop index users_email_of_the_living`.execute(db);
  await sql`
    create unique index users_email_of_the_living on users (email)
    where deleted_at is null and anonymous_network is null and not repeat_guest`.execute(db);
  // Each opened link queries the purchases with its address.
  await sql`create index users_repeat_guests on users (email) where repeat_guest`.execute(db);
}
