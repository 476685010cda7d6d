import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table waiting_offers add column blocked_seat_ids text[] not null default '{}'`.execute(db);
}
