import type { dialogs } from "../nl/dialogs.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof dialogs> = {
  close: "Fermer cette fenêtre",
  cancel: "Retour",
};
