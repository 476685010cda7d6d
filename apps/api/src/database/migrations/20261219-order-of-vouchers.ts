import { type Kysely, sql } from "kysely";

/** The order in which the vouchers of a reservation were entered: refunds go to the last one first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation_vouchers add column place int not null default 0`.execute(db);
}
