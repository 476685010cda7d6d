import type { Config } from "./config.ts";
import { createMailDeliveryService } from "./modules/output/mail-delivery/mail-delivery.service.ts";
import { createMailTemplates } from "./modules/output/mail-delivery/mail-templates.ts";
import type { MailFiles } from "./platform/files/mail-files.ts";
import { createMailer, type Mailer } from "./platform/files/mailer.ts";

type Templates = Omit<Parameters<typeof createMailTemplates>[0], "doorsOpenMinutes" | "publicUrl">;
type Delivery = Omit<Parameters<typeof createMailDeliveryService>[0], "templates" | "mailer" | "publicUrl">;

interface Shared extends Omit<Templates, "society">, Omit<Delivery, "showMessages"> {
  mailFiles: MailFiles;
  /** Undefined: the mailer of the settings. */
  mailer: Mailer | undefined;
  showMessages: Templates["showMessages"] & Delivery["showMessages"];
}

/** Creates the service that composes and sends the mails of the outbox. */
export function createMailDelivery(config: Config, { mailFiles, mailer, ...shared }: Shared) {
  const { DOORS_OPEN_MINUTES: doorsOpenMinutes, PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl } = config;
  const ofSociety = () => {
    const { name, email: address } = shared.society.current();
    return { name, address };
  };
  return createMailDeliveryService({
    ...shared,
    templates: createMailTemplates({ ...shared, doorsOpenMinutes, publicUrl }),
    mailer: mailer ?? createMailer({ smtpUrl, files: mailFiles, from: () => config.MAIL_FROM ?? ofSociety() }),
    publicUrl,
  });
}
