import type { hallLegend } from "../nl/hall-legend.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof hallLegend> = {
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
};
