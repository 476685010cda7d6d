import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vouchers add column paid_with text check (paid_with in ('CASH', 'TRANSFER'))`.execute(db);
}
