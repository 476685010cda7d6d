import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shows
      add column told_starts_at timestamptz,
      add column told_venue jsonb,
      add check (told_venue is null or told_starts_at is not null)`.execute(db);
  await sql`
    alter table show_messages
      add column tried_kind text check (tried_kind in ('CANCELLED', 'CHANGED')),
      add column tried_choose_before timestamptz,
      add check ((tried_kind is null) = (tried_choose_before is null))`.execute(db);
}
