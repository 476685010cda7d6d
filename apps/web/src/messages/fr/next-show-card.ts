import type { nextShowCard } from "../nl/next-show-card.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof nextShowCard> = {
  title: "Prochaine représentation",
  date: "Date",
  start: "Début",
  price: "Prix",
  aboutPlay: "À propos de cette pièce",
};
