import type { Language } from "@podium/shared/words/languages";
import type { MailFiles } from "./mail-files.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";

const loadNodemailer = onFirstUse(() => import("nodemailer"));

export interface OutgoingMail {
  /** The same for each attempt, so that receivers recognise a copy; without angle brackets. */
  messageId: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  language: Language;
  attachments: ReadonlyArray<{
    filename: string;
    content: Buffer;
    contentType: string;
    /** Makes it an inline image. */ cid?: string;
  }>;
}

type From = string | { name: string; address: string };

export interface Mailer {
  /** @throws when the mail was not accepted; a later attempt may succeed */
  send(mail: OutgoingMail): Promise<void>;
}

/** Longer than any honest server takes; the timeouts below are for single steps, which may repeat for ever. */
export const MAIL_DEADLINE_SECONDS = 60;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function toMessage({ messageId, language, ...mail }: OutgoingMail, from: From) {
  return {
    ...mail,
    from,
    messageId: `<${messageId}>`,
    attachments: [...mail.attachments],
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
    // A mail's content must never make it read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function createSmtpMailer(url: string, from: () => From, deadlineMs: number): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await loadNodemailer();
      // A transport without a pool has no connection, so mails need not share it.
      const transport = createTransport({ url, ...TIMEOUTS });
      await transport.sendMail({ ...toMessage(mail, from()), signal: AbortSignal.timeout(deadlineMs) });
    },
  };
}

function createOutboxMailer(files: Pick<MailFiles, "write">, from: () => From): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await loadNodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await transport.sendMail(toMessage(mail, from()));
      await files.write(mail.messageId, message);
    },
  };
}

/** @param options.deadlineMs for all steps of sending one mail */
export function createMailer(options: {
  smtpUrl?: string | undefined;
  files: Pick<MailFiles, "write">;
  from: () => From;
  deadlineMs?: number;
}): Mailer {
  const { smtpUrl, files, from, deadlineMs = MAIL_DEADLINE_SECONDS * 1000 } = options;
  return smtpUrl ? createSmtpMailer(smtpUrl, from, deadlineMs) : createOutboxMailer(files, from);
}
