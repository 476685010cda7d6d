import { type Kysely, sql } from "kysely";

/** A payment is found by its number at the provider when its reference was never recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table test_provider_payments add column payment_id int`.execute(db);
  await sql`create index payments_unreferenced on payments (provider) where provider_ref is null`.execute(db);
}
