import type { cartClock } from "../nl/cart-clock.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof cartClock> = {
  cart: "Basket",
  backTo: (seats) => `Basket with ${seats}, back to Tickets`,
  expired: "Basket expired",
  expiredAndFreed: "Basket expired. Your seats have been released.",
  lastMinutes: "2 minutes left to confirm your booking.",
};
