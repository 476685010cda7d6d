import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column refund_of int references payments on delete set null`.execute(db);
  await sql`create index payments_refund_of on payments (refund_of) where refund_of is not null`.execute(db);
}
