import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column forget_after timestamptz,
      add constraint users_only_closed_are_forgotten check (forget_after is null or deleted_at is not null)`.execute(
    db,
  );
  await sql`create index users_to_forget on users (forget_after) where forget_after is not null`.execute(db);
}
