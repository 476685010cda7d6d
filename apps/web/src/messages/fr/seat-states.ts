import type { seatStates } from "../nl/seat-states.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof seatStates> = {
  available: "disponible",
  held: "dans un autre panier",
  occupied: "occupé",
  own: "votre réservation",
  mine: "choisi par vous",
  busy: "un instant",
  blocked: "bloqué",
  scanned: "scanné",
  expected: "pas encore scanné",
  free: "libre",
  unknown: "en cours de chargement",
};
