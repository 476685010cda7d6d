import { type Kysely, sql } from "kysely";

/** In which order the vouchers of a reservation were given: the last one gets back first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation_vouchers add column place int not null default 0`.execute(db);
}
