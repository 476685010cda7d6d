import { type Kysely, sql } from "kysely";

/** How a voucher that was sold was paid, for who counts the cash; null: given, or sold before this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vouchers add column paid_with text check (paid_with in ('CASH', 'TRANSFER'))`.execute(db);
}
