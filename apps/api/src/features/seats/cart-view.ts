import type { Cart } from "@podium/shared/contracts/seats";
import { inHallOrder } from "@podium/shared/hall-order";
import type { CartWithSeats } from "./carts.repository.ts";

/** The cart as its owner sees it at `now`; the total is the server's figure, before any code. */
export function toCart(cart: Omit<CartWithSeats, "id" | "userId">, now: Date): Cart {
  return {
    showId: cart.showId,
    seats: inHallOrder(cart.seats),
    createdAt: cart.createdAt.toISOString(),
    expiresAt: cart.expiresAt.toISOString(),
    expired: cart.expiresAt <= now,
    pricePerSeat: cart.priceCents / 100,
    total: (cart.priceCents * cart.seats.length) / 100,
    now: now.toISOString(),
  };
}
