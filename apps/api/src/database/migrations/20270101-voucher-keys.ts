import { type Kysely, sql } from "kysely";

/** A client that lost the response sends a sale or a correction again: the key of its form lets it happen once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table voucher_entries add column key uuid unique`.execute(db);
}
