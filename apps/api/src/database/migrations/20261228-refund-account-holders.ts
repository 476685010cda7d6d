import { type Kysely, sql } from "kysely";

/** The account of a refund may be in another name than the guest's: a bank compares the two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_accounts add column holder text`.execute(db);
}
