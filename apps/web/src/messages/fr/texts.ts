import type { texts } from "../nl/texts.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof texts> = {
  privacy: "Vie privée",
  aboutPrivacy:
    "Quelles données nous conservons, pourquoi et combien de temps. Pas de cookies chez les visiteurs, pas de traceurs.",
  terms: "Conditions",
  aboutTerms: "Les conditions de réservation et de paiement des billets.",
  changed: (date) => `Dernière modification\u00A0: ${date}.`,
};
