import { type Kysely, sql } from "kysely";

/** No constraint ties the price to the cart: the previous version holds and frees seats without it in an upgrade. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seats add column held_price_cents int check (held_price_cents between 0 and 100000)`.execute(
    db,
  );
  await sql`
    update seats set held_price_cents = shows.price_cents
    from shows where shows.id = seats.show_id and seats.cart_id is not null`.execute(db);
}
