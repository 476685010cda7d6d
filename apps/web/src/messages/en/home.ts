import type { home } from "../nl/home.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof home> = {
  nextShow: "Next performance",
  playedLately: "Recently performed",
  allPlays: "All plays",
  allPlaysSince: (year) => `All plays since ${year}`,
  pastPlays: "Past plays",
  aboutUs: "About us",
  tickets: "Tickets",
};
