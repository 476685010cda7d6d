import { type Language, languagePrefix } from "@podium/shared/words/languages";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import type { OutgoingMail } from "#platform/files/mailer.ts";
import type { MailBlock, MailContent } from "#modules/records/mails/mails.mail-parts.ts";
import { imageId, LOGO_ID, mailHtml, type Sender } from "./mail-html.ts";

function blockText(part: MailBlock, language: Language): string {
  const { colon } = mailWords[language];
  switch (part.kind) {
    case "text":
    case "note":
      return part.text;
    case "quote":
      return part.text.replaceAll(/^/gm, "> ");
    case "facts":
      return part.rows.map(([label, value]) => `${label}${colon} ${value}`).join("\n");
    case "button":
    case "link":
      return `${part.label}${colon}\n${part.url}`;
    case "image":
      return "";
  }
}

function mailText(mail: MailContent, sender: Sender): string {
  const parts = [
    mail.greeting,
    ...mail.blocks.map((part) => blockText(part, mail.language)),
    `${mailWords[mail.language].closing}\n${sender.name}`,
    `-- \n${sender.address}\n${sender.url}${languagePrefix(mail.language)}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

export function renderMail(mail: MailContent, sender: Sender): Omit<OutgoingMail, "messageId" | "date"> {
  const images = mail.blocks.flatMap((block) => (block.kind === "image" ? [block] : []));
  const inline = images.map(({ png }, index) => ({
    filename: `qr-code-${index + 1}.png`,
    content: png,
    contentType: "image/png",
    cid: imageId(index),
  }));
  const logo = Buffer.isBuffer(sender.logo)
    ? [{ filename: "logo.png", content: sender.logo, contentType: "image/png", cid: LOGO_ID }]
    : [];
  return {
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    language: mail.language,
    text: mailText(mail, sender),
    html: mailHtml(mail, sender),
    attachments: [...logo, ...inline, ...(mail.attachments ?? [])],
  };
}
