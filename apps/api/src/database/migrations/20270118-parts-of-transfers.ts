import { type Kysely, sql } from "kysely";

/** A transfer may be refunded in two parts: the amount that was due, and later the surplus. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column surplus_of_id int unique references bank_transactions`.execute(db);
}
