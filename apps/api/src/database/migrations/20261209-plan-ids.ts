import { type Kysely, sql } from "kysely";

/** Browsers cache a plan under its id for a year: no plan of a new database may get an id of an older one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    select setval('hall_plans_id_seq', greatest(last_value, extract(epoch from now() - '2026-01-01Z'::timestamptz)::int))
    from hall_plans_id_seq`.execute(db);
}
