import { type Kysely, sql } from "kysely";

/** The database derives it, so that an older process fills it and erasing a person erases it (decision 046). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column search_text text generated always as (
      lower(firstname || ' ' || lastname || ' ' || firstname || ' ' || email)) stored`.execute(db);
  await sql`
    alter table shows add column search_text text generated always as (
      lower(name) || E'\n' || written_out(starts_at)) stored`.execute(db);
  // Only the name: all have the word 'tickets'.
  await sql`
    alter table reservations add column told_name text generated always as (
      split_part(lower(transfer_reference), ' - ', 2)) stored`.execute(db);
}
