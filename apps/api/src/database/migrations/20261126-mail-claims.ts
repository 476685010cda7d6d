import { type Kysely, sql } from "kysely";

/** No constraint ties it to the status: a process of the version before claims without one while it is replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column claim uuid`.execute(db);
}
