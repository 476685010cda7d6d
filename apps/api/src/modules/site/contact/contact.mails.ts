import { fullMoment } from "@podium/shared/words/date-formats";
import { type MailContent, type MailTemplates, note } from "#modules/records/mails/mails.mail-parts.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { ContactMessage, ContactService } from "./contact.service.ts";

function contactMessage(message: ContactMessage, society: { name: string; email: string }): MailContent {
  return {
    to: society.email,
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

export function createContactMails(deps: {
  contact: Pick<ContactService, "read">;
  society: Pick<SocietyService, "current">;
}): MailTemplates<"CONTACT_MESSAGE"> {
  return {
    async CONTACT_MESSAGE(messageId) {
      const message = await deps.contact.read(messageId);
      return message ? { ...contactMessage(message, deps.society.current()), always: true } : null;
    },
  };
}
