import type { ticketsClearCart } from "../nl/tickets-clear-cart.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ticketsClearCart> = {
  title: "Empty your basket?",
  description: (seats, show) =>
    `Your basket has ${seats} for ${show}. If you choose another performance, your basket is emptied and others can book what was in it.`,
  keep: "Keep my seats",
  empty: "Empty my basket",
};
