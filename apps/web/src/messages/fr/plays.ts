import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/plays.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  plays: {
    title: "Pièces jouées",
    description: "Toutes les pièces que nous avons jouées, avec la mise en scène et les rôles principaux.",
    descriptionOf: (last, first) =>
      `Toutes les pièces que nous avons jouées, de ${last} à ${first}, avec la mise en scène et les rôles principaux.`,
    emptyTitle: "Il n'y a encore rien ici",
    empty: "Ce que nous avons joué ne se trouve pas encore sur ce site.",
    seeComing: "Voir ce qui vient",
    count: (count) => `${count} ${plural(count, "pièce", "pièces")}`,
    choosePeriod: "Choisissez une période",
    allYears: "Toutes les années",
    earlier: "Avant",
    director: "Mise en scène",
    leads: "Rôles principaux",
  },

  play: {
    when: "Quand nous jouons",
    isOver: "Cette pièce n'est plus à l'affiche",
    doorsOpen: (before) => `Les portes ouvrent ${before} avant le début.`,
    story: "L'histoire",
    cast: "Qui joue",
    quotes: "Ce que d'autres en pensent",
    quote: (text) => `«\u00A0${text}\u00A0»`,
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
  },

  playImage: {
    directedBy: (name) => `Mise en scène\u00A0: ${name}`,
  },

  photoDialog: {
    photo: "Photo",
    photoOf: (number, total) => `Photo ${number} sur ${total}`,
    previous: "Photo précédente",
    next: "Photo suivante",
  },
};
