import { type Kysely, sql } from "kysely";

/** Lists of shows say what the hall is called: reading a whole plan for that takes a tenth of a millisecond a show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hall_plans add column name text generated always as (plan ->> 'name') stored`.execute(db);
}
