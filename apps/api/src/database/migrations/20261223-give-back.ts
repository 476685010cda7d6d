import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shows
      add column give_back text not null default 'NO' check (give_back in ('NO', 'VOUCHER', 'MONEY'))`.execute(db);
}
