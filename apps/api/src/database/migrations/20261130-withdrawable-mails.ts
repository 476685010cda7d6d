import { type Kysely, sql } from "kysely";

/** A volunteer can undo a confirmed payment for some seconds: the mail with its tickets waits that long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column withdrawable boolean not null default false`.execute(db);
}
