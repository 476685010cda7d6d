import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { TakenMail } from "./mail-checks.ts";

export interface MailServer {
  readonly url: string;
  readonly mails: readonly TakenMail[];
  close(): Promise<void>;
}

/** Records id and time of each mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const [, messageId] = /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString("latin1")) ?? [];
        if (!messageId) return done(new Error("a mail without a Message-ID"));
        mails.push({ messageId, at: Date.now() });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
