import type { cardForOtherSites } from "../nl/card-for-other-sites.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof cardForOtherSites> = {
  curtainClosed: "Le rideau est baissé pour un moment",
  nonePlanned: "Aucune représentation n'est prévue pour l'instant. Nous répétons\u00A0: revenez bientôt.",
  toSite: "Vers notre site",
  seeShow: "Voir la représentation",
  saleClosed: "Vente en ligne terminée",
  lastPlaces: "Dernières places",
  placesFree: "Encore des places libres",
};
