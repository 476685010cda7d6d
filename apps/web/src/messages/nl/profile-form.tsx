import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** The user's own name, address and number. */
export const profileForm = messages("profile-form", {
  notSignedIn: "Niet ingelogd",
  passwordHint: "Nodig voor een ander e-mailadres.",
  numberHint: "Alleen cijfers.",
  saved: "Wijzigingen succesvol opgeslagen!",
  saving: "Bezig met opslaan...",
  save: "Opslaan",
  emailStays: (email: ReactNode) => <>Uw e-mailadres blijft {email}.</>,
  confirmNew: "Bevestig uw nieuwe e-mailadres",
  confirmBy: (email: ReactNode) => (
    <>Klik op de link in de mail die we stuurden naar {email}. Tot dan blijft uw vorige adres gelden.</>
  ),
  withdraw: "Toch niet wijzigen",
});
