import { type Kysely, sql } from "kysely";

/** The code that filled a cart before the sale: all carts of a code hold no more seats than it has tickets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carts add column early_code_id int references ticket_codes on delete set null`.execute(db);
  await sql`create index carts_of_early_code on carts (early_code_id) where early_code_id is not null`.execute(db);
}
