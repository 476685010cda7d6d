import { type Kysely, sql } from "kysely";

/** Whether an account signed in from a network before, also in sessions that ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sessions_by_network on sessions (user_id, network)`.execute(db);
}
