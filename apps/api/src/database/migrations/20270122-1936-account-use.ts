import { type Kysely, sql } from "kysely";

/** When an account was used last, of which sessions tell for a month only; of who was there before: now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column used_at timestamptz not null default now(),
      add column unused_told_at timestamptz`.execute(db);
}
