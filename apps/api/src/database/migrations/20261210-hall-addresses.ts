import { type Kysely, sql } from "kysely";

/** A hall may be elsewhere than the society; null: it is at the society's address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table halls add column address text check (length(address) between 1 and 100)`.execute(db);
}
