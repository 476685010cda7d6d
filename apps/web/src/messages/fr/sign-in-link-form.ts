import type { signInLinkForm } from "../nl/sign-in-link-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof signInLinkForm> = {
  noMail: "L'e-mail n'arrive pas\u00A0? Utilisez alors une autre adresse e-mail, ou contactez-nous.",
  mailLink: "Envoyez-moi un lien de connexion",
  sent: "S'il existe un compte avec cette adresse e-mail, vous recevrez un e-mail avec un lien pour vous connecter. Le lien reste valable 15 minutes.",
  known:
    "Vous avez déjà un compte avec cette adresse e-mail. Nous vous envoyons volontiers un lien pour vous connecter.",
};
