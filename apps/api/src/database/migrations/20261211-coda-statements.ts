import { type Kysely, sql } from "kysely";

/** Adds the statement format CODA. A process of the previous version compares formats without knowing them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_statement_lines drop constraint bank_statement_lines_source_check,
    add constraint bank_statement_lines_source_check check (source in ('CAMT', 'CODA', 'CSV'))`.execute(db);
}
