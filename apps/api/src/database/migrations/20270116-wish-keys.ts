import { type Kysely, sql } from "kysely";

/** A volunteer whose response was lost sends a guest's waiting list entry again: the form's key makes it join once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table waiting_wishes add column key uuid unique`.execute(db);
}
