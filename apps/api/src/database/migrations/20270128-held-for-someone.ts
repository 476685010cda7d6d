import { type Kysely, sql } from "kysely";

/** A process of the previous release writes neither column, and copies none when it changes a reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table seat_blocks
      add column holder text check (char_length(holder) between 1 and 120),
      add column note text check (char_length(note) between 1 and 500),
      add column release_at timestamptz`.execute(db);
  await sql`create index seat_blocks_release_at on seat_blocks (release_at) where release_at is not null`.execute(db);
}
