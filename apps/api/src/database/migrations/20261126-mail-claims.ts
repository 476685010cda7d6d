import { type Kysely, sql } from "kysely";

/** No constraint ties `claim` to the status: during an upgrade, the previous version claims mails without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column claim uuid`.execute(db);
}
