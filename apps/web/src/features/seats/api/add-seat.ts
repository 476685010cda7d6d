import type { addSeat, Cart } from "@podium/shared/contracts/seats";
import { call } from "#platform/api-client.ts";

/** Holds a seat. A seat of another show first empties the cart. @throws {ApiError} 409 SEAT_TAKEN, SALES_CLOSED, CART_FULL */
export function postSeat(showId: number, seatId: string): Promise<Cart> {
  return call<typeof addSeat>({ method: "POST", path: "/api/carts/seats/:showId/:seatId", params: { showId, seatId } });
}
