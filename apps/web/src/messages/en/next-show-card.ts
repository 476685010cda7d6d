import type { nextShowCard } from "../nl/next-show-card.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof nextShowCard> = {
  title: "Next performance",
  date: "Date",
  start: "Starts at",
  price: "Price",
  aboutPlay: "About this play",
};
