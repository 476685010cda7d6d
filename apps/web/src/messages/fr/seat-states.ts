import type { seatStates } from "../nl/seat-states.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof seatStates> = {
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
};
