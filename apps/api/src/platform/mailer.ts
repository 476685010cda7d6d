import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** Without angle brackets; the same each time that this mail is tried, so that receivers recognise a second copy. */
  messageId: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  attachments: ReadonlyArray<{
    filename: string;
    content: Buffer;
    contentType: string;
    /** Makes it an inline picture. */ cid?: string;
  }>;
}

export interface Mailer {
  /** @throws when the mail was not accepted; a later attempt may succeed */
  send(mail: OutgoingMail): Promise<void>;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function toMessage({ messageId, ...mail }: OutgoingMail, from: string) {
  return {
    ...mail,
    from,
    messageId: `<${messageId}>`,
    attachments: [...mail.attachments],
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "nl" },
    // A sheet's text never names a file or address to be read in.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends through a mail server. @param url smtp:// or smtps:// */
function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
  };
}

/** Writes each mail as a file that mail programs open; the same mail again replaces its own file. */
function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true });
      const name = mail.messageId.replaceAll(/[^\w.-]+/g, "_");
      const file = join(folder, `${name}.eml`);
      const draft = `${file}.${process.pid}.part`;
      await writeFile(draft, message);
      await rename(draft, file);
    },
  };
}

/**
 * @param options.smtpUrl none: mails are written into `options.outbox` (decisions, section 2)
 * @param options.from who sends: 'Name <address>'
 */
export function createMailer(options: { smtpUrl?: string | undefined; outbox: string; from: string }): Mailer {
  return options.smtpUrl
    ? createSmtpMailer(options.smtpUrl, options.from)
    : createOutboxMailer(options.outbox, options.from);
}
