import type { proof } from "../nl/proof.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof proof> = {
  title: "Est-ce bien vous\u00A0?",
  why: "Quelqu'un qui a votre téléphone en main un instant ne doit pas pouvoir changer ceci. Ensuite, nous ne le demanderons plus pendant dix minutes.",
  noPassword:
    "Votre compte n'a pas de mot de passe. Déconnectez-vous, puis reconnectez-vous avec le lien dans un e-mail\u00A0: vous pourrez ensuite changer ceci pendant dix minutes.",
  confirmOnDevice: "Confirmez sur votre appareil…",
  usePasskey: "Confirmer avec ma clé d'accès",
  confirm: "Confirmer",
  password: "Votre mot de passe",
  fillPassword: "Indiquez votre mot de passe.",
  appLabel: "Code de votre application, ou un code de récupération",
  recoveryLabel: "Code de récupération",
  fillApp: "Tapez les six chiffres de votre application, ou un code de récupération.",
  fillRecovery: "Tapez un code de récupération, comme ABCD-EFGH-JKMN.",
};
