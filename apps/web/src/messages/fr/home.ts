import type { home } from "../nl/home.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof home> = {
  nextShow: "Prochaine représentation",
  playedLately: "Joué récemment",
  allPlays: "Toutes les pièces",
  allPlaysSince: (year) => `Toutes les pièces depuis ${year}`,
  pastPlays: "Pièces jouées",
  aboutUs: "À propos de nous",
  tickets: "Billets",
};
