import { type Kysely, sql } from "kysely";

/**
 * Browsers keep a plan for a year under its id, also when the database is made anew at the same address: each database
 * counts on from the seconds since 2026 at which it was made, so no plan gets an id that one of an older database had.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    select setval('hall_plans_id_seq', greatest(last_value, extract(epoch from now() - '2026-01-01Z'::timestamptz)::int))
    from hall_plans_id_seq`.execute(db);
}
