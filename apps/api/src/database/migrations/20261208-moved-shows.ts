import { type Kysely, sql } from "kysely";

/** A show may move to another plan: a seat that returns needs a version above all that screens saw of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shows add column gone_version int not null default 0`.execute(db);
}
