import { type Kysely, sql } from "kysely";

/**
 * Browsers cache a plan for a year under its id, also when the database is created anew at the same address. Ids of a
 * new database start at the seconds since 2026, so no plan gets an id of an older database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    select setval('hall_plans_id_seq', greatest(last_value, extract(epoch from now() - '2026-01-01Z'::timestamptz)::int))
    from hall_plans_id_seq`.execute(db);
}
