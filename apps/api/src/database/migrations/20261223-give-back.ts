import { type Kysely, sql } from "kysely";

/** Whether who cannot come may give a ticket back, and how the money returns once its seat is sold again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shows
      add column give_back text not null default 'NO' check (give_back in ('NO', 'VOUCHER', 'MONEY'))`.execute(db);
}
