import { type Kysely, sql } from "kysely";

/** Buyers since then know another date or place than `told_starts_at` and `told_venue`. Null: by an older version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shows add column told_since timestamptz`.execute(db);
}
