import { durationInWords } from "#platform/formats.ts";
import type { MailContent } from "#features/mail-delivery/layout/mail-content.ts";
import { RESET_LINK_SECONDS } from "#features/users/password-reset.service.ts";
import { greet } from "./wording.ts";

export function passwordReset(user: { email: string; firstname: string }, resetUrl: string): MailContent {
  return {
    to: user.email,
    subject: "Kies een nieuw wachtwoord",
    title: "Kies een nieuw wachtwoord",
    greeting: greet(user.firstname),
    blocks: [
      {
        kind: "text",
        text: `U vroeg een nieuw wachtwoord aan. Klik op de knop en kies er een. De link werkt één keer en blijft ${durationInWords(RESET_LINK_SECONDS)} geldig.`,
      },
      { kind: "button", label: "Kies een nieuw wachtwoord", url: resetUrl },
      { kind: "note", text: "Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is." },
    ],
  };
}
