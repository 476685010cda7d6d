import { pluralOf } from "@podium/shared/words/languages";
import type { secondStepBanner } from "../nl/second-step-banner.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof secondStepBanner> = {
  advised: "Protégez votre compte avec une deuxième étape",
  whyAdvised:
    "Avec votre compte, vous voyez des données d'autres personnes. Avec une clé d'accès ou une application d'authentification, quelqu'un qui ne connaît que votre mot de passe ne peut pas entrer. Cela prend deux minutes.",
  needed: "Configurez maintenant une deuxième étape",
  whyNeeded:
    "Votre rôle demande une deuxième étape à la connexion. Dès qu'elle est configurée, les écrans des bénévoles fonctionnent à nouveau.",
  daysLeft: (days) => `Encore ${days} ${plural(days, "jour", "jours")} pour configurer une deuxième étape`,
  neededFrom: (day) =>
    `Votre rôle demande une deuxième étape à la connexion. Sans elle, les écrans des bénévoles ne fonctionneront plus à partir du ${day}. Cela prend deux minutes.`,
  toSection: "Vers Sécurité supplémentaire",
  notToday: "Pas aujourd'hui",
};
