import { type Kysely, sql } from "kysely";

/** Null: unknown, since an older version settled it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table returned_tickets add column money_cents int check (money_cents between 0 and returned_cents)`.execute(
    db,
  );
}
