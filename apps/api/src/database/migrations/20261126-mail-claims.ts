import { type Kysely, sql } from "kysely";

/**
 * No constraint ties `claim` to the status: a process of the previous version claims mails without it during an
 * upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column claim uuid`.execute(db);
}
