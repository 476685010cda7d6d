import type { hallLegend } from "../nl/hall-legend.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof hallLegend> = {
  available: "Disponible",
  held: "Dans un autre panier",
  occupied: "Occupé",
  own: "Votre réservation",
  mine: "Vos places",
  busy: "Un instant",
  blocked: "Bloqué",
  scanned: "Scanné",
  expected: "Pas encore scanné",
  free: "Non vendu",
  unknown: "En cours de chargement",
};
