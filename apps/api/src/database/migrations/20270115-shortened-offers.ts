import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table waiting_offers add column shortened boolean not null default false`.execute(db);
}
