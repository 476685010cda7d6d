import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** Every mail that was taken, oldest first, for one receiver or for all. */
  mailsTo(address?: string): Promise<Email[]>;
  /** While it refuses, mails get a passing error (451). */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** A real mail server on this machine that keeps what it gets. */
export async function startMailbox(): Promise<Mailbox> {
  const taken: Buffer[] = [];
  let refusing = false;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusing) return done(Object.assign(new Error("try again later"), { responseCode: 451 }));
        taken.push(Buffer.concat(chunks));
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
      const mails = await Promise.all(taken.map((mail) => PostalMime.parse(mail)));
      return mails.filter((mail) => address === undefined || mail.to?.some((to) => to.address === address));
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
