import type { Cart as CartJson } from "@podium/shared/contracts/seats";
import { inHallOrder } from "@podium/shared/hall-order";
import type { Cart } from "./carts.repository.ts";

export function presentCart({ showId, seats, createdAt, expiresAt, priceCents }: Cart, now: Date): CartJson {
  return {
    showId,
    seats: inHallOrder(seats),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
    pricePerSeat: priceCents / 100,
    total: (priceCents * seats.length) / 100,
    now: now.toISOString(),
  };
}
