import { type Kysely, sql } from "kysely";

/** Buyers since then know a show otherwise than `told_starts_at` and `told_venue` say. Null: by an older version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shows add column told_since timestamptz`.execute(db);
}
