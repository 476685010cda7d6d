import { type Kysely, sql } from "kysely";

/** How a sold voucher was paid, for the count of cash; null: given away, or sold before this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vouchers add column paid_with text check (paid_with in ('CASH', 'TRANSFER'))`.execute(db);
}
