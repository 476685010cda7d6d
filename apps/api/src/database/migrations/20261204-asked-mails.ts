import { type Kysely, sql } from "kysely";

/** Mails that anybody can request have a count of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unverified_mail_counts add column asked int not null default 0`.execute(db);
}
