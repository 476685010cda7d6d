import { type Kysely, sql } from "kysely";

/** The tickets of a payment that a volunteer confirmed wait some seconds, in which that can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column withdrawable boolean not null default false`.execute(db);
}
