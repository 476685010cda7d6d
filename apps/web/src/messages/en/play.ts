import { pluralOf } from "@podium/shared/words/languages";
import type { play } from "../nl/play.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof play> = {
  when: "When we perform",
  isOver: "This play is over",
  doorsOpen: (before) => `The doors open ${before} before the start.`,
  story: "The story",
  cast: "The cast",
  quotes: "What others think of it",
  quote: (text) => `“${text}”`,
  photos: "Photos",
  photo: (number) => `Photo ${number}`,
  played: "Performed",
  playedIn: (year) => `Performed in ${year}`,
  datesFollow: "The dates will follow.",
  past: "Over",
  author: "Author",
  director: "Director",
  duration: "Length",
  age: "Age",
  fromAge: (years) => `from ${years} years`,
  spokenLanguage: "Language",
  hours: (count) => `${count} ${plural(count, "hour", "hours")}`,
  minutes: (count) => `${count} min`,
  withInterval: (time) => `${time}, with an interval`,
  share: "Share",
  copied: "The address has been copied.",
  copyThis: "Copy this address:",
};
