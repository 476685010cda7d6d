import type { resetPassword } from "../nl/reset-password.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof resetPassword> = {
  title: "Nouveau mot de passe",
  saving: "Enregistrement en cours...",
  save: "Enregistrer le mot de passe",
};
