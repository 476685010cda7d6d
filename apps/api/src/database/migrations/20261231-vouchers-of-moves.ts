import { type Kysely, sql } from "kysely";

/** Parts of a move that vouchers pay once its other payment is received. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pending_moves add column parts jsonb not null default '[]'`.execute(db);
}
