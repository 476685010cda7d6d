import { picturePath } from "@podium/shared/site/picture-path";
import { venueLine } from "@podium/shared/site/venue";
import type { Logger } from "pino";
import type { Metrics } from "#platform/process/metrics.ts";
import { untilAvailable } from "#platform/data/unavailable.ts";
import type { Mailer } from "#platform/files/mailer.ts";
import type { MailContent, MailTemplates } from "#modules/records/mails/mails.mail-parts.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { Mail, MailsService } from "#modules/records/mails/mails.service.ts";
import type { AddressedMessage, ShowMessagesService } from "#modules/sale/show-messages/show-messages.service.ts";
import { LOGO_HEIGHT, renderMail, type Sender } from "./mail-layout.ts";

const SWEEP_LIMIT = 50;
/** Two pixels for each pixel of the layout: sharp on dense screens */
const LOGO_BOX = { width: 8 * LOGO_HEIGHT, height: 2 * LOGO_HEIGHT };

/** @collected from the feature that knows the tickets of a show's guests */
type MessageTemplate = (message: AddressedMessage) => Promise<MailContent>;

export type MailDeliveryService = ReturnType<typeof createMailDeliveryService>;

export function createMailDeliveryService(deps: {
  mails: Pick<
    MailsService,
    "claimDue" | "isClaimed" | "mayReach" | "forgetCounts" | "markSent" | "markDropped" | "markRefused"
  >;
  templates: MailTemplates;
  showMessages: Pick<ShowMessagesService, "messageToSelf">;
  composeMessage: MessageTemplate;
  mailer: Mailer;
  society: Pick<SocietyService, "current" | "logo">;
  publicUrl: string;
  logger: Logger;
  metrics: Pick<Metrics, "countWithheldMail">;
}) {
  const { mails, templates, mailer, society, publicUrl, logger } = deps;

  function senderWith(logo: Sender["logo"]): Sender {
    const current = society.current();
    const { name, palette } = current;
    return { name, address: venueLine(null, current), url: publicUrl, palette, logo };
  }

  const sender = async (): Promise<Sender> => senderWith(await society.logo.png(LOGO_BOX));

  /** The sender for a page of this site, which shows no attachment */
  function senderOnPage(): Sender {
    const { logo } = society.current();
    return senderWith(logo && picturePath(logo.id, logo.sizes[0] ?? logo.width, "webp"));
  }

  async function send(mail: Mail): Promise<void> {
    const { kind, subjectId, also, createdAt } = mail;
    try {
      const content = await templates[kind](subjectId, also);
      // A guest for whom a volunteer reserved may have no address.
      if (!content?.to) {
        await mails.markDropped(mail);
        return;
      }
      if (!(await mails.isClaimed(mail))) return;
      if (mail.attempts === 1 && !content.always && !(await mails.mayReach(content.to, kind))) {
        await mails.markDropped(mail);
        deps.metrics.countWithheldMail(kind);
        logger.warn({ mailId: mail.id, kind }, "a mail was not sent: its unverified address had its mails of a day");
        return;
      }
      const messageId = `${kind.toLowerCase()}-${subjectId}-${createdAt.getTime()}@${society.current().email.split("@").at(-1)}`;
      await mailer.send({ ...renderMail(content, await sender()), messageId, date: createdAt });
    } catch (error) {
      const { isLast } = await mails.markRefused(mail, error instanceof Error ? error.message : "unknown");
      logger[isLast ? "error" : "warn"](
        { err: error, mailId: mail.id, kind, attempts: mail.attempts },
        "a mail could not be sent",
      );
      return;
    }
    // A mail that the server accepted, and that a busy database could not note, would go out once more.
    await untilAvailable(() => mails.markSent(mail));
  }

  /** @param only this mail; none: the oldest that is due */
  async function deliver(only?: number): Promise<boolean> {
    const mail = await mails.claimDue(only);
    if (mail) await send(mail);
    return mail !== undefined;
  }

  return {
    async previewMessage(showId: number, draft: Parameters<ShowMessagesService["messageToSelf"]>[1], authorId: number) {
      const message = await deps.showMessages.messageToSelf(showId, draft, authorId);
      const { html, text } = renderMail(await deps.composeMessage(message), senderOnPage());
      return { subject: message.subject, html, text };
    },

    async deliver(mailId: number): Promise<void> {
      await deliver(mailId);
    },

    async sweep(): Promise<void> {
      for (let count = 0; count < SWEEP_LIMIT && (await deliver()); count++);
      await mails.forgetCounts();
    },
  };
}
