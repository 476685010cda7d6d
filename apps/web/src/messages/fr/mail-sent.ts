import type { mailSent } from "../nl/mail-sent.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof mailSent> = {
  title: "Consultez votre boîte mail",
  nothing: "Rien reçu\u00A0? Regardez aussi dans les courriers indésirables.",
  sending: "Envoi en cours...",
};
