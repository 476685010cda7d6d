import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sessions_by_network on sessions (user_id, network)`.execute(db);
}
