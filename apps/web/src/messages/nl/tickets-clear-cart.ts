import { messages } from "../messages.ts";

/** The question about another show's cart. */
export const ticketsClearCart = messages("tickets-clear-cart", {
  title: "Winkelwagen leegmaken?",
  description: (seats: string, show: string) =>
    `Uw winkelwagen heeft ${seats} voor ${show}. Kiest u een andere voorstelling, dan komen die weer vrij.`,
  keep: "Stoelen houden",
  empty: "Winkelwagen leegmaken",
});
