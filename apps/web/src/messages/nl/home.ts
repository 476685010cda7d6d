import { messages } from "../messages.ts";

/** The page that visitors see first. */
export const home = messages("home", {
  nextShow: "Volgende voorstelling",
  playedLately: "Onlangs gespeeld",
  allPlays: "Alle stukken",
  allPlaysSince: (year: number) => `Alle stukken sinds ${year}`,
  pastPlays: "Gespeelde stukken",
  aboutUs: "Over ons",
  tickets: "Tickets",
});
