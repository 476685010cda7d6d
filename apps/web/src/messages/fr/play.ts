import type { play } from "../nl/play.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof play> = {
  when: "Quand nous jouons",
  isOver: "Cette pièce n'est plus à l'affiche",
  doorsOpen: (before) => `Les portes ouvrent ${before} avant le début.`,
  story: "L'histoire",
  cast: "Qui joue",
  quotes: "Ce que d'autres en pensent",
  photos: "Photos",
  photo: (number) => `Photo ${number}`,
  played: "Déjà jouée",
  playedIn: (year) => `Jouée en ${year}`,
  datesFollow: "Les dates suivront.",
  past: "Passée",
  author: "Auteur",
  director: "Mise en scène",
  duration: "Durée",
  age: "Âge",
  fromAge: (years) => `à partir de ${years} ans`,
  spokenLanguage: "Langue",
  hours: (count) => `${count} h`,
  minutes: (count) => `${count} min`,
  withInterval: (time) => `${time}, avec entracte`,
  share: "Partager",
  copied: "L'adresse est copiée.",
  copyThis: "Copiez cette adresse\u00A0:",
};
