import type { hall } from "../nl/hall.ts";
import type { Translation } from "../messages.ts";
import { pluralOf } from "../plural.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof hall> = {
  view: "Affichage de la salle",
  plan: "Plan de la salle",
  planOfHall: "Plan de la salle",
  list: "Liste",
  listOfSeats: "Liste des sièges",
  legend: "Légende",
  seat: (label) => `Siège ${label}`,
  proposed: "proposition",
  ownWheelchair: "\u00A0: vous venez avec votre propre fauteuil roulant",
  free: (count) => `encore ${count} ${plural(count, "libre", "libres")}`,
  full: "complet",
  chosen: (count) => `${count} ${plural(count, "choisi", "choisis")}`,
  zoomInHere: "choisissez pour agrandir",
  andOthers: (group, count) => `${group} et ${count} ${plural(count, "autre", "autres")}`,
  tapToZoom: "Touchez pour agrandir.",
  keysOfBlocks:
    "Les flèches vous mènent au bloc voisin ; avec Entrée ou la barre d'espace, vous voyez les sièges d'un bloc.",
  keysToPick:
    "Les flèches vous mènent au siège voisin ; avec Entrée ou la barre d'espace, vous choisissez un siège ou le libérez.",
  keysToRead: "Les flèches vous mènent au siège voisin.",
  keysOfList:
    "Les flèches mènent à un autre siège, rang ou table, une lettre au siège qui porte ce nom. Tab vous fait quitter la liste.",
  zoom: "Zoom",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  showAll: "Afficher toute la salle",
};
