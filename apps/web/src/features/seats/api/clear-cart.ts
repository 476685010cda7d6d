import type { clearCart } from "@podium/shared/contracts/seats";
import { call } from "#platform/api-client.ts";

/** Gives all seats of the cart back; fine too when there was none. */
export async function deleteCart(): Promise<void> {
  await call<typeof clearCart>({ method: "DELETE", path: "/api/carts/remove/cart" });
}
