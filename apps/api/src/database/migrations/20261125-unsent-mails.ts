import { type Kysely, sql } from "kysely";

/**
 * The mails that have not gone out, those that were given up among them: the figures of every look at the metrics and the
 * list for administrators ask for these three, and read every mail ever sent while the index knew two.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_unsent on mails (due_at) where status in ('WAITING', 'SENDING', 'FAILED')`.execute(db);
  await sql`drop index mails_due`.execute(db);
}
