import { type Kysely, sql } from "kysely";

/** The last use of an account, since sessions are deleted after a month; existing accounts start now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column used_at timestamptz not null default now(),
      add column unused_told_at timestamptz`.execute(db);
}
