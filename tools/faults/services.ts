import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type Breakage = "restart" | "crash" | "pause" | "resume";

/** A PostgreSQL and a Redis of one's own, made to be broken. */
export interface Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Redis keeps nothing on disk: restarting it empties it. */
  breakIt(server: "postgres" | "redis", how: Breakage): Promise<void>;
  stop(): Promise<void>;
}

type Message = { databaseUrl: string; redisUrl: string } | { done: number; error?: string };

const host = fileURLToPath(new URL("../../scripts/tests/breakable-services.mjs", import.meta.url));

/** The host speaks first when both servers run. */
async function firstWords(child: ChildProcess): Promise<{ databaseUrl: string; redisUrl: string }> {
  const [message] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => {
      throw new Error("the servers for the fault suite did not start");
    }),
  ])) as [Message];
  if (!("databaseUrl" in message)) throw new Error("the servers' host did not say where they are");
  return message;
}

export async function startServices(): Promise<Services> {
  const child = spawn(process.execPath, [host], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const urls = await firstWords(child);
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  child.on("message", (message: Message) => {
    if (!("done" in message)) return;
    const order = waiting.get(message.done);
    waiting.delete(message.done);
    if (message.error) order?.reject(new Error(message.error));
    else order?.resolve();
  });
  let orders = 0;

  return {
    ...urls,
    breakIt: (server, how) =>
      new Promise((resolve, reject) => {
        orders++;
        waiting.set(orders, { resolve, reject });
        child.send({ id: orders, server, how });
      }),
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
