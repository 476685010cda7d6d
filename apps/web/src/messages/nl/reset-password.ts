import { messages } from "../messages.ts";

/** Choosing a new password by the link in a mail. */
export const resetPassword = messages("reset-password", {
  title: "Nieuw wacht\u00ADwoord",
  saving: "Bezig met opslaan...",
  save: "Wachtwoord opslaan",
});
