import type { undoEmail } from "../nl/undo-email.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof undoEmail> = {
  title: "Annuler la nouvelle adresse e-mail",
  question: "Ce n'est pas vous qui avez indiqué une autre adresse e-mail\u00A0?",
  outcome: "Votre compte retrouve cette adresse e-mail.",
  done: "Votre adresse e-mail est rétablie",
};
