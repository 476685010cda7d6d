import type { Translation } from "../messages.ts";
import type { presaleCode } from "../nl/presale-code.ts";

export const translation: Translation<typeof presaleCode> = {
  signInFirst:
    "La vente n'est pas encore ouverte. Vous avez un code de prévente\u00A0? Connectez-vous ou continuez sans mot de passe\u00A0: ensuite, vous l'entrez ici et vous choisissez vos places.",
  notOpenYet: "La vente n'est pas encore ouverte. Avec un code de prévente, vous choisissez dès maintenant vos places.",
  code: "Code de prévente",
  fillIn: "Entrez votre code de prévente.",
  validating: "Validation...",
  use: "Utiliser ce code",
  chooseNow: (accepted) => `${accepted} Choisissez maintenant vos places.`,
  notEarlier: "Ce code ne permet pas de réserver plus tôt. Vous pourrez l'utiliser dès que la vente sera ouverte.",
};
