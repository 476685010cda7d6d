import type { OutgoingMail } from "#platform/mailer.ts";
import type { MailContent, Sender } from "./mail-content.ts";
import { imageId, mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

export function renderMail(mail: MailContent, sender: Sender): Omit<OutgoingMail, "messageId" | "date"> {
  const images = mail.blocks.flatMap((block) => (block.kind === "image" ? [block] : []));
  const inline = images.map(({ png }, index) => ({
    filename: `qr-code-${index + 1}.png`,
    content: png,
    contentType: "image/png",
    cid: imageId(index),
  }));
  return {
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mailText(mail, sender),
    html: mailHtml(mail, sender),
    attachments: [...inline, ...(mail.attachments ?? [])],
  };
}
