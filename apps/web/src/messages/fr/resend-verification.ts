import type { resendVerification } from "../nl/resend-verification.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof resendVerification> = {
  tooMany:
    "Nous avons déjà envoyé quelques e-mails. Regardez aussi dans les courriers indésirables. Vous n'en trouvez aucun\u00A0? Réessayez alors demain.",
  sent: "Nous avons envoyé l'e-mail. Consultez votre boîte mail.",
  sending: "Envoi en cours...",
  send: "Envoyez-moi l'e-mail",
};
