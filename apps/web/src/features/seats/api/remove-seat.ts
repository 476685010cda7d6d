import type { Cart, removeSeat } from "@podium/shared/contracts/seats";
import { call } from "#platform/api-client.ts";

/** Gives a seat back. Answers the cart that remains, null when it is now empty. @throws {ApiError} 404 SEAT_NOT_IN_CART */
export async function deleteSeat(seatId: string): Promise<Cart | null> {
  const cart = await call<typeof removeSeat>({
    method: "DELETE",
    path: "/api/carts/seats/:seatId",
    params: { seatId },
  });
  return cart ?? null;
}
