import type { Cart } from "@podium/shared/contracts/seats";
import { ALL_SEATS } from "@podium/shared/hall-plan";
import type { CartWithSeats } from "./carts.repository.ts";

const place = new Map<string, number>(ALL_SEATS.map((seatId, index) => [seatId, index]));

/** Seats in the order of the hall, so that every list of them reads the same. */
export function inHallOrder(seatIds: readonly string[]): string[] {
  return seatIds.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
}

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
