import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pending_moves add column parts jsonb not null default '[]'`.execute(db);
}
