import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shows add column changed_at timestamptz`.execute(db);
  await sql`alter table reservations add column changed_at timestamptz`.execute(db);
  await sql`alter table halls add column address_changed_at timestamptz`.execute(db);
}
