import { messages } from "../messages.ts";

/** The cart in the bar of each page, and the end of its time. */
export const cartClock = messages("cart-clock", {
  cart: "Winkelwagen",
  backTo: (seats: string) => `Winkelwagen met ${seats}, terug naar Tickets`,
  expired: "Cart verlopen",
  expiredAndFreed: "Uw winkelwagen is verlopen. Uw stoelen zijn vrijgegeven.",
  lastMinutes: "Nog 2 minuten om uw reservering te bevestigen.",
});
