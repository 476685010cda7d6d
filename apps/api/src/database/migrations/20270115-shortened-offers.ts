import { type Kysely, sql } from "kysely";

/** An offer that ends sooner than announced causes another mail, which says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table waiting_offers add column shortened boolean not null default false`.execute(db);
}
