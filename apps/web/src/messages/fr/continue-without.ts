import type { continueWithout } from "../nl/continue-without.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof continueWithout> = {
  entered: "Vous pouvez maintenant choisir des places. Vous indiquerez ensuite votre nom et votre adresse e-mail.",
  entering: "Un instant...",
  enter: "Continuer sans mot de passe",
};
