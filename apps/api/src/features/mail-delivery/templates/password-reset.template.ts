import { durationInWords } from "#platform/formats.ts";
import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import { RESET_LINK_SECONDS } from "#features/users/password-reset.service.ts";
import { addressTo } from "./wording.ts";

export function passwordReset(user: { email: string; firstname: string }, resetUrl: string): MailContent {
  return {
    ...addressTo(user),
    subject: "Kies een nieuw wachtwoord",
    title: "Kies een nieuw wachtwoord",
    blocks: [
      text(
        `U vroeg een nieuw wachtwoord aan. Klik op de knop en kies er een. De link werkt één keer en blijft ${durationInWords(RESET_LINK_SECONDS)} geldig.`,
      ),
      button("Kies een nieuw wachtwoord", resetUrl),
      note("Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is."),
    ],
  };
}
