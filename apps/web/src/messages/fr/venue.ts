import type { venue } from "../nl/venue.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof venue> = {
  findHall: "Comment trouver la salle",
  map: (hall) => `Plan d'accès\u00A0: ${hall}`,
  showMap: "Afficher la carte",
  mapFrom: "La carte vient d'OpenStreetMap, qui voit alors votre adresse IP.",
  openMap: "Ouvrir la carte dans une nouvelle fenêtre",
};
