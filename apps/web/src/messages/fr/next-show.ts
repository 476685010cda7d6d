import type { nextShow } from "../nl/next-show.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof nextShow> = {
  loading: "Chargement de la représentation…",
  curtainClosed: "Le rideau est baissé pour un moment",
  nonePlanned:
    "Aucune représentation n'est prévue pour l'instant. Nous répétons\u00A0: revenez bientôt pour les nouvelles dates.",
  seePlayed: "Voir ce que nous avons déjà joué",
  writeUs: "Posez-nous une question",
  alsoPlanned: "Aussi au programme",
};
