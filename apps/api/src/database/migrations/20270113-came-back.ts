import { type Kysely, sql } from "kysely";

/** Whether the account's bank sent a transfer of a file back. An older version notes it as not paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_file_lines add column came_back boolean not null default false`.execute(db);
}
