import { messages } from "../messages.ts";

/** The page with all plays. */
export const plays = messages("plays", {
  title: "Gespeelde stukken",
  description: "Alle stukken die wij speelden, met regie en hoofdrollen.",
  descriptionOf: (last: number | undefined, first: number | undefined) =>
    `Alle stukken die wij speelden, van ${last} terug tot ${first}, met regie en hoofdrollen.`,
  emptyTitle: "Hier staat nog niets",
  empty: "Van wat wij speelden, staat nog niets op deze site.",
  seeComing: "Bekijk wat er komt",
  count: (count: number) => (count === 1 ? "1 stuk" : `${count} stukken`),
  choosePeriod: "Kies een periode",
  allYears: "Alle jaren",
  earlier: "Vroeger",
  director: "Regie",
  leads: "Hoofdrollen",
});
