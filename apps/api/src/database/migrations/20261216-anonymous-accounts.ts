import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column anonymous_network text`.execute(db);
  await sql`
    alter table users drop constraint users_firstname_check, drop constraint users_lastname_check,
      add constraint users_names check (anonymous_network is not null
        or (length(firstname) between 1 and 80 and length(lastname) between 1 and 80))`.execute(db);
  await sql`drop index users_email_of_the_living`.execute(db);
  await sql`
    create unique index users_email_of_the_living on users (email)
    where deleted_at is null and anonymous_network is null`.execute(db);
  // Each hold counts the seats of these accounts, and a daily job deletes them.
  await sql`create index users_anonymous on users (anonymous_network) where anonymous_network is not null`.execute(db);
}
