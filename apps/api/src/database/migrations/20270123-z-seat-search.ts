import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hall_plan_seats
      add column folded_name text generated always as (folded(group_label || ' ' || label)) stored,
      add column folded_row text generated always as (folded(substring(group_label from '[^ ]*$'))) stored,
      add column folded_label text generated always as (folded(label)) stored`.execute(db);
}
