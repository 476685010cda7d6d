import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { productsOfCart } from "#database/products.sql.ts";
import { seatNames } from "#database/seat-names.sql.ts";
import { nameSeat } from "#database/seats.sql.ts";
import type { Db } from "#platform/data/database.ts";

export const seatsOwnData = {
  async cart(db: Db, userId: number): Promise<OwnData["cart"]> {
    const cart = await db
      .selectFrom("carts")
      .where("userId", "=", userId)
      .select(["showId", "createdAt", "expiresAt", "giftCents"])
      .select(
        seatNames(sql`carts.show_id`, sql`array(select seats.seat_id from seats where seats.cart_id = carts.id)`).as(
          "places",
        ),
      )
      .select(productsOfCart(sql`carts.id`).as("products"))
      .executeTakeFirst();
    if (!cart) return null;
    return {
      showId: cart.showId,
      seats: cart.places.map(({ seatId }) => seatId),
      places: cart.places.map(nameSeat),
      products: cart.products.map(({ name, count, priceCents }) => ({ name, count, price: priceCents / 100 })),
      createdAt: cart.createdAt.toISOString(),
      expiresAt: cart.expiresAt.toISOString(),
      ...(cart.giftCents > 0 && { gift: cart.giftCents / 100 }),
    };
  },
};
