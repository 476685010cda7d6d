import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_unsent on mails (due_at) where status in ('WAITING', 'SENDING', 'FAILED')`.execute(db);
  await sql`drop index mails_due`.execute(db);
}
