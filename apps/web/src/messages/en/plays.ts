import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/plays.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  plays: {
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
  },

  play: {
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
  },

  playImage: {
    directedBy: (name) => `Directed by ${name}`,
  },

  photoDialog: {
    photo: "Photo",
    photoOf: (number, total) => `Photo ${number} of ${total}`,
    previous: "Previous photo",
    next: "Next photo",
  },
};
