import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      only_row boolean primary key default true check (only_row),
      lives_in text not null
    )`.execute(db);
}
