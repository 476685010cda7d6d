import type { register } from "../nl/register.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof register> = {
  title: "S'inscrire",
  description: "Créez un compte pour choisir des places et réserver.",
  lead: "Remplissez ceci une seule fois, et vous réserverez ensuite en quelques secondes.",
  welcome: "Bienvenue\u00A0! Votre compte est créé.",
  made: "Votre compte est créé. Connectez-vous maintenant.",
  haveAccount: "Vous avez déjà un compte\u00A0?",
  signIn: "Connectez-vous",
};
