import { type Language, languagePrefix } from "@podium/shared/words/languages";
import { PALETTE_COLOURS, type SitePalette } from "@podium/shared/site/site-palettes";
import escapeHtml from "escape-html";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import type { MailBlock, MailContent } from "#modules/records/mails/mails.mail-parts.ts";
import type { OutgoingMail } from "#platform/files/mailer.ts";

export interface Sender {
  name: string;
  address: string;
  url: string;
  palette: SitePalette;
  /** Buffer: attached, since programs do not fetch pictures unasked; string: its address on this site; null: none. */
  logo: Buffer | string | null;
}

const SANS = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif";
const TABLE = "width:100%;table-layout:fixed";
const BREAK = "overflow-wrap:break-word;word-break:break-word;hyphens:auto";
/** Height in pixels */
export const LOGO_HEIGHT = 44;
const LABEL_WIDTH = 136;
/** Width in pixels from which a value stands beside its label; in a narrower row it takes the whole line below */
const BESIDE_FROM = 380;
const cell = (style: string, content: string): string => `<tr><td style="${style}">${content}</td></tr>`;

const LOGO_ID = "logo@podium";
const imageId = (index: number): string => `image-${index}@podium`;

/** Works without media queries, which some mail programs ignore. */
function fact([label, value]: readonly [string, string]): string {
  const half = "display:inline-block;vertical-align:top";
  return (
    `<div style="padding:5px 0;font-size:0">` +
    `<div style="${half};width:${LABEL_WIDTH}px;${SANS};font-size:14px;line-height:1.4;color:#64544d">${escapeHtml(label)}</div>` +
    `<div style="${half};width:calc((${BESIDE_FROM}px - 100%) * ${BESIDE_FROM});min-width:calc(100% - ${LABEL_WIDTH}px);max-width:100%;${SANS};font-size:15px;line-height:1.4;color:#231815;font-weight:600;${BREAK}">${escapeHtml(value)}</div></div>`
  );
}

const facts = (rows: ReadonlyArray<readonly [string, string]>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="${TABLE};background:#f3eadb;border-radius:8px"><tr><td style="padding:8px 16px">${rows.map(fact).join("")}</td></tr></table>`;

function logo({ logo: picture }: Sender): string {
  if (picture === null) return "";
  const source = typeof picture === "string" ? escapeHtml(picture) : `cid:${LOGO_ID}`;
  return `<img src="${source}" height="${LOGO_HEIGHT}" alt="" style="display:inline-block;height:${LOGO_HEIGHT}px;width:auto;max-width:40%;vertical-align:middle;margin-right:14px;background:#ffffff;border-radius:6px">`;
}

function blockHtml(part: MailBlock, velvet: string, nextImage: () => string): string {
  switch (part.kind) {
    case "text":
      return cell(
        `${SANS};font-size:16px;line-height:1.55;color:#231815;padding:0 0 16px`,
        escapeHtml(part.text).replaceAll("\n", "<br>"),
      );
    case "note":
      return cell(`${SANS};font-size:13px;line-height:1.5;color:#64544d;padding:0 0 16px`, escapeHtml(part.text));
    case "quote":
      return cell(
        `${SANS};font-size:15px;line-height:1.5;color:#231815;padding:4px 0 4px 16px;border-left:3px solid #d9ae5f`,
        escapeHtml(part.text).replaceAll("\n", "<br>"),
      );
    case "facts":
      return cell("padding:4px 0 20px", facts(part.rows));
    case "button":
      return cell(
        "padding:4px 0 22px",
        `<a href="${escapeHtml(part.url)}" style="${SANS};display:inline-block;background:${velvet};color:#fbf3e4;font-size:16px;font-weight:600;text-decoration:none;padding:12px 22px;border-radius:8px">${escapeHtml(part.label)}</a>`,
      );
    case "link":
      return cell(
        `${SANS};font-size:15px;line-height:1.5;padding:0 0 16px`,
        `<a href="${escapeHtml(part.url)}" style="color:${velvet};font-weight:600">${escapeHtml(part.label)}</a>`,
      );
    case "image":
      return cell(
        `${SANS};font-size:13px;line-height:1.5;color:#64544d;padding:0 0 20px;text-align:center`,
        `<img src="cid:${nextImage()}" width="${part.widthPixels}" height="${part.widthPixels}" alt="${escapeHtml(part.alt)}" style="display:block;max-width:100%;height:auto;margin:0 auto 6px;background:#ffffff;border-radius:8px">${escapeHtml(part.caption)}`,
      );
  }
}

function mailHtml(mail: MailContent, sender: Sender): string {
  const { velvet } = PALETTE_COLOURS[sender.palette];
  let images = 0;
  const url = sender.url + languagePrefix(mail.language);
  const blocks = mail.blocks.map((part) => blockHtml(part, velvet, () => imageId(images++))).join("\n");
  return `<!doctype html>
<html lang="${mail.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:#f3eadb">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${TABLE};background:#f3eadb"><tr><td align="center" style="padding:20px 10px">
<table role="presentation" cellpadding="0" cellspacing="0" style="${TABLE};max-width:600px;background:#fffdf8;border-radius:12px;overflow:hidden">
<tr><td style="background:${velvet};border-bottom:4px solid #d9ae5f;padding:20px 22px;${SERIF};font-size:19px;color:#fbf3e4">${logo(sender)}${escapeHtml(sender.name)}</td></tr>
<tr><td style="padding:28px 22px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${TABLE};${BREAK}">
${cell(`${SERIF};font-size:26px;line-height:1.25;font-weight:600;color:#231815;padding:0 0 18px`, escapeHtml(mail.title))}
${cell(`${SANS};font-size:16px;line-height:1.55;color:#231815;padding:0 0 14px`, escapeHtml(mail.greeting))}
${blocks}
${cell(`${SANS};font-size:16px;line-height:1.55;color:#231815;padding:6px 0 16px`, `${escapeHtml(mailWords[mail.language].closing)}<br>${escapeHtml(sender.name)}`)}
</table></td></tr>
<tr><td style="${SANS};font-size:13px;line-height:1.5;color:#64544d;padding:16px 22px 24px;${BREAK};border-top:1px solid #e2d5c2">${escapeHtml(sender.address)}<br><a href="${escapeHtml(url)}" style="color:${velvet}">${escapeHtml(url)}</a></td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

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
  const logoFile = Buffer.isBuffer(sender.logo)
    ? [{ filename: "logo.png", content: sender.logo, contentType: "image/png", cid: LOGO_ID }]
    : [];
  return {
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    language: mail.language,
    text: mailText(mail, sender),
    html: mailHtml(mail, sender),
    attachments: [...logoFile, ...inline, ...(mail.attachments ?? [])],
  };
}
