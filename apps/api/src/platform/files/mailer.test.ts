import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createMailFiles } from "./mail-files.ts";
import { createMailer } from "./mailer.ts";

/** Starts a mail server that keeps announcing more lines, so that no timeout of a single step ends it. */
async function startDrip() {
  const over = Promise.withResolvers<void>();
  const server = createServer((socket: Socket) => {
    socket.write("220 post.example\r\n");
    const drip = setInterval(() => socket.write("250-post.example\r\n"), 10);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(drip);
      over.resolve();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, over: over.promise, close: () => server.close() };
}

test("a mail server that never comes to an end is given up at the deadline, and its connection is closed", async () => {
  const drip = await startDrip();
  try {
    const mailer = createMailer({
      smtpUrl: drip.url,
      files: createMailFiles(""),
      from: () => "kring@post.example",
      deadlineMs: 200,
    });
    const mail = { messageId: "1@post.example", to: "mia@post.example", subject: "Dag", text: "Dag", html: "Dag" };
    const rest = { date: new Date(), language: "nl", attachments: [] } as const;
    await expect(mailer.send({ ...mail, ...rest })).rejects.toThrow(/abort|timeout/i);
    await drip.over;
  } finally {
    drip.close();
  }
});
