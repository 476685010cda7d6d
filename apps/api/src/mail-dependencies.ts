import { type OwnVenue, venueLine } from "@podium/shared/venue";
import type { Config } from "./config.ts";
import { createMailDeliveryService } from "./features/mail-delivery/mail-delivery.service.ts";
import { createMailTemplates } from "./features/mail-delivery/mail-templates.ts";
import type { MailFiles } from "./platform/mail-files.ts";
import { createMailer, type Mailer } from "./platform/mailer.ts";

type Templates = Omit<Parameters<typeof createMailTemplates>[0], "society" | "house" | "publicUrl">;
type Delivery = Omit<Parameters<typeof createMailDeliveryService>[0], "templates" | "mailer" | "sender" | "domain">;

interface Shared extends Templates, Omit<Delivery, "showMessages"> {
  mailFiles: MailFiles;
  /** None: the one of the settings. */
  mailer: Mailer | undefined;
  venue: OwnVenue;
  showMessages: Templates["showMessages"] & Delivery["showMessages"];
}

/** What composes and sends the mails of the outbox. */
export function createMailDelivery(config: Config, { mailFiles, mailer, venue, ...shared }: Shared) {
  return createMailDeliveryService({
    ...shared,
    templates: createMailTemplates({
      ...shared,
      society: { name: config.SOCIETY_NAME, email: config.SOCIETY_EMAIL },
      house: { ...venue, route: config.VENUE_ROUTE, doorsOpenMinutes: config.DOORS_OPEN_MINUTES },
      publicUrl: config.PUBLIC_URL,
    }),
    mailer: mailer ?? createMailer({ smtpUrl: config.SMTP_URL, files: mailFiles, from: config.MAIL_FROM }),
    sender: { name: config.SOCIETY_NAME, address: venueLine(null, venue), url: config.PUBLIC_URL },
    domain: config.SOCIETY_EMAIL.split("@").at(-1) ?? "localhost",
  });
}
