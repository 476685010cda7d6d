import { randomInt } from "node:crypto";
import { createConnection, createServer, type Server } from "node:net";

/** Below the ports that the system assigns to listeners on port 0, from 32768 (Linux) or 49152 on. */
const FIRST = 10_000;
const PAIRS = 11_000;

function listenOn(port: number, host?: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ port, ...(host && { host }) }, () => resolve(server));
  });
}

/**
 * Returns a port for a server that another process starts, and may restart. This function gives it to nobody else
 * while this process lives, which listens on the port below as a marker.
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
