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

  hallAreas: {
    free: (count) => `${count} libres`,
    full: "complet",
    chosen: (count) => `${count} choisies`,
    own: (count) => `${count} à vous`,
    freeOf: (free, capacity, words) =>
      capacity === 1 ? `${free} place libre sur 1` : `${free} places libres sur ${words}`,
    perPlace: (price) => `${price} par place`,
    loading: "en cours de chargement",
  },

  areaQuestion: {
    howMany: (area) => `${area}\u00A0: combien de places\u00A0?`,
    count: "Nombre de places",
    fewer: "Une place de moins",
    more: "Une place de plus",
    left: (free, capacity) => `Encore ${free} places libres sur ${capacity}.`,
    noneLeft: "Il n'y a plus de place libre.",
    have: (count) => (count === 1 ? "Vous en avez 1." : `Vous en avez ${count}.`),
    cartHolds: (room) =>
      room <= 0
        ? "Votre panier est plein\u00A0: il contient 20 places."
        : `Votre panier contient au maximum 20 places\u00A0: vous pouvez encore en prendre ${room}.`,
    together: (price) => `Au total ${price}`,
    take: (count) => (count === 1 ? "Prendre 1 place" : `Prendre ${count} places`),
    choose: (count) =>
      count === 0 ? "Ne choisir aucune place" : count === 1 ? "Choisir 1 place" : `Choisir ${count} places`,
    giveBack: (count) => (count === 1 ? "Rendre votre place" : `Rendre les ${count} places`),
    onlyLeft: (left) => (left === 1 ? "Prendre la dernière place" : `Prendre les ${left} places restantes`),
    close: "Fermer",
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
