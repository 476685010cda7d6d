import { type Kysely, sql } from "kysely";

/** Bank statements are read in CODA too. A process of the version before compares formats and needs to know none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_statement_lines drop constraint bank_statement_lines_source_check,
    add constraint bank_statement_lines_source_check check (source in ('CAMT', 'CODA', 'CSV'))`.execute(db);
}
