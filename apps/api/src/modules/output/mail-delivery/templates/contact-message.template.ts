import { fullMoment } from "@podium/shared/words/date-formats";
import { type MailContent, note } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { ContactMessage } from "#modules/site/contact/contact.service.ts";

export function contactMessage(message: ContactMessage, society: { name: string; email: string }): MailContent {
  return {
    to: society.email,
    // The society is the only reader.
    language: "nl",
    replyTo: message.email,
    subject: `Bericht van ${message.name} via de website`,
    title: "Een bericht via de website",
    greeting: `Dag ${society.name},`,
    blocks: [
      {
        kind: "facts",
        rows: [
          ["Van", message.name],
          ["E-mailadres", message.email],
          ["Verstuurd", fullMoment(message.at)],
        ],
      },
      { kind: "quote", text: message.message },
      note("Antwoord op deze mail om de afzender te antwoorden."),
    ],
  };
}
