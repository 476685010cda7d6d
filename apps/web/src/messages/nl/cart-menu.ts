import { messages } from "../messages.ts";

/** The cart of the page Tickets. */
export const cartMenu = messages("cart-menu", {
  cartWith: (seats: string) => `Winkelwagen, ${seats}`,
  yourSeats: "Uw stoelen",
  remove: (seat: string) => `Verwijder ${seat}`,
  total: "Totaal",
  confirm: "Bevestig reservering",
  isEmpty: "Uw winkelwagen is leeg. Kies een stoel die nog vrij is.",
  timeIsUp: "Uw tijd is om en uw stoelen zijn weer vrij. Kies ze opnieuw als ze er nog zijn.",
});
