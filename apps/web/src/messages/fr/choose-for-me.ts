import { pluralOf } from "@podium/shared/words/languages";
import type { chooseForMe } from "../nl/choose-for-me.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof chooseForMe> = {
  title: "Choisir pour moi",
  count: "Nombre de places",
  fewer: "Une place de moins",
  more: "Une place de plus",
  withWheelchair: "Avec un fauteuil roulant",
  hint: "Nous cherchons les meilleures places libres côte à côte.",
  proposal: "Proposition",
  proposed: "Proposition\u00A0: ",
  take: (count) => plural(count, "Prendre cette place", "Prendre ces places"),
  chooseMyself: "Choisir moi-même",
  isSplit: (count) =>
    `Il n'y a plus nulle part ${count} places libres côte à côte. Préférez-vous attendre qu'il y en ait\u00A0? Inscrivez-vous alors sur la liste d'attente. Entre-temps, nous ne gardons pas ces places-ci.`,
  tooFewSeats: (count) =>
    plural(
      count,
      "Il n'y a plus de place libre. Inscrivez-vous sur la liste d'attente.",
      `Il reste moins de ${count} places libres. Choisissez-en moins, ou inscrivez-vous sur la liste d'attente.`,
    ),
  tooFewPlaces: (count) =>
    plural(count, "Il n'y a plus de place libre.", `Il reste moins de ${count} places libres. Choisissez-en moins.`),
  noWheelchairPlace:
    "Il n'y a plus de place libre pour fauteuil roulant. Contactez-nous, nous chercherons une place ensemble.",
  wheelchairPlaces: (seats) => `Place pour fauteuil roulant\u00A0: ${seats}. Vous venez avec votre propre fauteuil.`,
  companionPlaces: (seats) => `Place d'accompagnant\u00A0: ${seats}.`,
  restrictedPlaces: (seats) => `Visibilité réduite\u00A0: ${seats}.`,
};
