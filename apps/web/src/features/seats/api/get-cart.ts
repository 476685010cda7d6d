import type { Cart } from "@podium/shared/contracts/seats";
import { api, ApiError } from "#platform/api-client.ts";

/** Null when there is none (specification, section 4: a 404 means no cart). */
export async function fetchCart(): Promise<Cart | null> {
  try {
    return await api.getCart();
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
}
