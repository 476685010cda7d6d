import { type Kysely, sql } from "kysely";

/** A payment whose reference was never recorded is found by its own id at the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table test_provider_payments add column payment_id int`.execute(db);
  await sql`create index payments_unreferenced on payments (provider) where provider_ref is null`.execute(db);
}
