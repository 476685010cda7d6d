import { type Kysely, sql } from "kysely";

/** What keeps the volunteers' lists quick when there are many reservations (docs/decisions/060-long-lists.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As people type it (05/12/2026 20:00, 5-12-2026) and as the screens show it (5 dec 2026, 20:00). PostgreSQL calls
  // to_char changeable because of its words for months in other languages; these formats have none.
  await sql`
    create function written_out(moment timestamptz) returns text language sql immutable parallel safe as $$
      select to_char(moment at time zone 'Europe/Brussels', 'DD/MM/YYYY HH24:MI FMDD-FMMM-YYYY FMDD ')
        || (array['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'])[
          extract(month from moment at time zone 'Europe/Brussels')::int]
        || to_char(moment at time zone 'Europe/Brussels', ' YYYY, HH24:MI')
    $$`.execute(db);
  await sql`
    alter table reservations add column reserved_text text generated always as (written_out(reserved_at)) stored`.execute(
    db,
  );
  await sql`create index reservations_transfers on reservations ((status = 'CONFIRMED'), reserved_at desc, id desc)
    where payment_method = 'MANUAL' and total_cents > 0`.execute(db);
}
