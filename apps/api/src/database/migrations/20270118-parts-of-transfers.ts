import { type Kysely, sql } from "kysely";

/** A transfer may go back in two parts: what it was for, and later what it brought too much. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column surplus_of_id int unique references bank_transactions`.execute(db);
}
