import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column proved_before boolean not null default false`.execute(db);
  await sql`
    create index account_links_undo on account_links (email) where purpose = 'UNDO_EMAIL' and used_at is null
  `.execute(db);
}
