import { pluralOf } from "@podium/shared/words/languages";
import type { plays } from "../nl/plays.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof plays> = {
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
};
