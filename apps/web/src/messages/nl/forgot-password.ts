import { messages } from "../messages.ts";

/** The page that requests a new password. */
export const forgotPassword = messages("forgot-password", {
  title: "Wacht\u00ADwoord vergeten",
  description: "Vraag een mail aan waarmee u een nieuw wachtwoord kiest.",
  lead: "Geen nood: vul uw e-mailadres in en kies via de mail een nieuw wachtwoord.",
  back: "Terug naar inloggen",
  mailLink: "Stuur mij een link",
});
