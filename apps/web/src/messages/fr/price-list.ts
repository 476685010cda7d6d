import type { priceList } from "../nl/price-list.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof priceList> = {
  title: "Prix",
  perSeat: "Par place",
  typeLater: "Vous choisissez le type de billet dans votre panier ou avant de confirmer.",
};
