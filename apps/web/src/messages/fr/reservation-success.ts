import type { Translation } from "../messages.ts";
import type { reservationSuccess } from "../nl/reservation-success.ts";

export const translation: Translation<typeof reservationSuccess> = {
  title: "Votre réservation",
  thanks: "Merci pour votre réservation",
  loading: "Chargement de la réservation…",
  loadFailed: "La réservation n'a pas pu être chargée",
  name: "Nom",
  awaitsPayment:
    "Vos billets seront disponibles dès que votre paiement sera reçu. Cette page se met à jour d'elle-même.",
  toHome: "Vers l'accueil",
};
