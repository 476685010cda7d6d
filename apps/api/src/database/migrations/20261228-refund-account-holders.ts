import { type Kysely, sql } from "kysely";

/** The holder of a refund account, who may be another than the guest: a bank compares the names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_accounts add column holder text`.execute(db);
}
