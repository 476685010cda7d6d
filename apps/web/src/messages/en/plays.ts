import { pluralOf } from "@podium/shared/words/languages";
import type { plays } from "../nl/plays.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof plays> = {
  title: "Past plays",
  description: "All the plays we have performed, with their directors and leading roles.",
  descriptionOf: (last, first) =>
    `All the plays we have performed, from ${last} back to ${first}, with their directors and leading roles.`,
  emptyTitle: "Nothing here yet",
  empty: "What we have performed is not on this site yet.",
  seeComing: "See what is coming",
  count: (count) => `${count} ${plural(count, "play", "plays")}`,
  choosePeriod: "Choose a period",
  allYears: "All years",
  earlier: "Earlier",
  director: "Director",
  leads: "Leading roles",
};
