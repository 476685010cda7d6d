import { type Kysely, sql } from "kysely";

/** A gift lives with the cart, and then with the reservation, whose total has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carts add gift_cents int not null default 0 check (gift_cents >= 0)`.execute(db);
  await sql`alter table reservations add gift_cents int not null default 0 check (gift_cents >= 0)`.execute(db);
}
