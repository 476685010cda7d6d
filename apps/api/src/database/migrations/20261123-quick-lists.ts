import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // to_char is not immutable because of localized month names; these formats have none.
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
