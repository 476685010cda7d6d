import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column language text not null default 'nl' check (language in ('nl', 'fr', 'en'))`.execute(db);
}
