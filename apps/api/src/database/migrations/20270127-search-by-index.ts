import { type Kysely, sql } from "kysely";

/** A search by name reads only this index, in the list's order: its rows are a quarter of the table's (decision 046). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index reservations_newest`.execute(db);
  await sql`
    create index reservations_newest on reservations (reserved_at desc, id desc)
      include (user_id, show_id, folded_told_name)`.execute(db);
}
