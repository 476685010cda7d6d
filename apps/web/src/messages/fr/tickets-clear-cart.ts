import type { ticketsClearCart } from "../nl/tickets-clear-cart.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ticketsClearCart> = {
  title: "Vider le panier\u00A0?",
  description: (seats, show) =>
    `Votre panier contient ${seats} pour ${show}. Si vous choisissez une autre représentation, il sera vidé et d'autres pourront réserver ce qu'il contient.`,
  keep: "Garder mes places",
  empty: "Vider le panier",
};
