import type { undoSecondStep } from "../nl/undo-second-step.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof undoSecondStep> = {
  title: "Annuler la deuxième étape",
  question: "Ce n'est pas vous qui avez ajouté une clé d'accès ou une application d'authentification\u00A0?",
  outcome: "Les moyens de connexion ajoutés ces derniers jours sont supprimés.",
  done: "La deuxième étape est supprimée",
};
