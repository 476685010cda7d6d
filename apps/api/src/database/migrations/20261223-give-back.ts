import { type Kysely, sql } from "kysely";

/** Whether visitors may give tickets of a show back, and how the money returns once the seat is sold again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shows
      add column give_back text not null default 'NO' check (give_back in ('NO', 'VOUCHER', 'MONEY'))`.execute(db);
}
