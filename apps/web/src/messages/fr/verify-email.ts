import type { verifyEmail } from "../nl/verify-email.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof verifyEmail> = {
  title: "Confirmer l'adresse e-mail",
  toAccount: "Vers mon compte",
  confirm: "Confirmer mon adresse e-mail",
  confirming: "Confirmation en cours...",
  confirmed: "Votre adresse e-mail est confirmée",
  confirmedBefore: "Votre adresse e-mail était déjà confirmée",
  press: "Il ne reste qu'à appuyer sur le bouton, et nous saurons que nos e-mails vous parviennent bien.",
  thanks: "Merci beaucoup. Vous n'avez plus rien à faire.",
  toTickets: "Vers les billets",
  signInForNew: "Se connecter et demander un nouveau lien",
};
