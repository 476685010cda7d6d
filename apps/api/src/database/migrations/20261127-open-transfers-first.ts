import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index reservations_transfers`.execute(db);
  await sql`create index reservations_transfers on reservations
    ((case status when 'PENDING' then 0 when 'CONFIRMED' then 2 else 1 end), reserved_at desc, id desc)
    where payment_method = 'MANUAL' and total_cents > 0`.execute(db);
}
