import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedMail extends Email {
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** The recipients in the SMTP envelope, which no header shows (bcc). */
  receivers: string[];
}

export interface Mailbox {
  /** The value for SMTP_URL. */
  readonly url: string;
  /** Oldest first, for one receiver or for all. */
  mailsTo(address?: string): Promise<ReceivedMail[]>;
  /** While refusing, the server responds to mails with a temporary error (451). */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** A mail server that stores what it receives. */
export async function startMailbox(): Promise<Mailbox> {
  const received: Array<{ raw: Buffer; receivedAt: number; receivers: string[] }> = [];
  let refusing = false;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusing) return done(Object.assign(new Error("try again later"), { responseCode: 451 }));
        const receivers = envelope.rcptTo.map(({ address }) => address);
        received.push({ raw: Buffer.concat(chunks), receivedAt: Date.now(), receivers });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    refuse: (value) => void (refusing = value),
    async mailsTo(address) {
      const mails = await Promise.all(
        received.map(async ({ raw, ...mail }) => ({ ...(await PostalMime.parse(raw)), ...mail })),
      );
      return mails.filter(({ receivers }) => address === undefined || receivers.includes(address));
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
