import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/hall.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  hall: {
    view: "Affichage de la salle",
    plan: "Plan de la salle",
    planOfHall: "Plan de la salle",
    list: "Liste",
    listOfSeats: "Liste des places",
    legend: "Légende",
    seat: (label) => `Place ${label}`,
    proposed: "proposition",
    ownWheelchair: "\u00A0: vous venez avec votre propre fauteuil roulant",
    free: (count) => `encore ${count} ${plural(count, "libre", "libres")}`,
    full: "complet",
    chosen: (count) => `${count} ${plural(count, "choisie", "choisies")}`,
    zoomInHere: "choisissez pour agrandir",
    andOthers: (group, count) => `${group} et ${count} ${plural(count, "autre", "autres")}`,
    tapToZoom: "Touchez pour agrandir.",
    keysOfBlocks:
      "Les flèches vous mènent au bloc voisin\u00A0; avec Entrée ou la barre d'espace, vous voyez les places d'un bloc.",
    keysToPick:
      "Les flèches vous mènent à la place voisine\u00A0; avec Entrée ou la barre d'espace, vous choisissez une place ou la libérez.",
    keysToRead: "Les flèches vous mènent à la place voisine.",
    keysOfList:
      "Les flèches mènent à une autre place, rangée ou table, une lettre à la place qui porte ce nom. Tab vous fait quitter la liste.",
    zoom: "Zoom",
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    showAll: "Afficher toute la salle",
  },

  hallLegend: {
    available: "Disponible",
    held: "Dans un autre panier",
    occupied: "Occupée",
    own: "Votre réservation",
    mine: "Vos places",
    busy: "Un instant",
    blocked: "Bloquée",
    scanned: "Scannée",
    expected: "Pas encore scannée",
    free: "Non vendue",
    unknown: "En cours de chargement",
  },

  seatStates: {
    available: "disponible",
    held: "dans un autre panier",
    occupied: "occupée",
    own: "votre réservation",
    mine: "choisie par vous",
    busy: "un instant",
    blocked: "bloquée",
    scanned: "scannée",
    expected: "pas encore scannée",
    free: "libre",
    unknown: "en cours de chargement",
  },
};
