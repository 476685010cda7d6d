import { randomInt } from "node:crypto";
import { createConnection, createServer, type Server } from "node:net";

/** The system gives others, from 32768 (Linux) or 49152 on, to whoever listens on port 0, at any moment. */
const FIRST = 10_000;
const PAIRS = 11_000;

/** Undefined when somebody else listens there. */
function listenOn(port: number, host?: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ port, ...(host && { host }) }, () => resolve(server));
  });
}

/**
 * A port for a server that another process starts, and may start again: nobody else gets it from here while this
 * process lives, which listens on the port below it as a sign of that.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const below = FIRST + 2 * randomInt(PAIRS);
    const sign = await listenOn(below, "127.0.0.1");
    if (!sign) continue;
    const probe = await listenOn(below + 1);
    if (probe) {
      await new Promise((closed) => probe.close(closed));
      sign.unref();
      return below + 1;
    }
    sign.close();
  }
}

/** Whether somebody accepts connections on this machine's port. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: "127.0.0.1", port });
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
