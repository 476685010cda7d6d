import { messages } from "../messages.ts";

/** Of the page of one play. */
export const play = messages("play", {
  when: "Wanneer wij spelen",
  isOver: "Deze voorstelling is voorbij",
  doorsOpen: (before: string) => `De deuren gaan ${before} voor het begin open.`,
  story: "Het verhaal",
  cast: "Wie speelt mee",
  quotes: "Wat anderen ervan vinden",
  photos: "Foto’s",
  photo: (number: number) => `Foto ${number}`,
  played: "Gespeeld",
  playedIn: (year: number) => `Gespeeld in ${year}`,
  datesFollow: "De data volgen.",
  past: "Voorbij",
  author: "Auteur",
  director: "Regie",
  duration: "Duur",
  age: "Leeftijd",
  fromAge: (years: number) => `vanaf ${years} jaar`,
  spokenLanguage: "Taal",
  hours: (count: number) => `${count} uur`,
  minutes: (count: number) => `${count} min.`,
  withInterval: (time: string) => `${time}, met pauze`,
  share: "Deel",
  copied: "Het adres is gekopieerd.",
  copyThis: "Kopieer dit adres:",
});
