import { messages } from "#messages/messages.ts";

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

export const play = messages("play", {
  when: "Wanneer wij spelen",
  isOver: "Deze voorstelling is voorbij",
  doorsOpen: (before: string) => `De deuren gaan ${before} voor het begin open.`,
  story: "Het verhaal",
  cast: "Wie speelt mee",
  quotes: "Wat anderen ervan vinden",
  quote: (text: string) => `“${text}”`,
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

export const playImage = messages("playImage", {
  directedBy: (name: string) => `Regie: ${name}`,
});

export const photoDialog = messages("photoDialog", {
  photo: "Foto",
  photoOf: (number: number, total: number) => `Foto ${number} van ${total}`,
  previous: "Vorige foto",
  next: "Volgende foto",
});
