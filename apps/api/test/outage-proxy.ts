import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Cleanup } from "./fixtures.ts";

/** A proxy in front of a server, with which a test makes that server unreachable and reachable again. */
export interface OutageProxy {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Breaks all connections, and new ones as soon as they are made. */
  cut(): void;
  /** Keeps all connections open but passes nothing on, like a server that hangs. */
  hang(): void;
  /** Passes on again, also what was sent while it hung. */
  restore(): void;
  close(): Promise<void>;
}

/** @param target the server's own address, any scheme */
export async function startOutageProxy(target: string): Promise<OutageProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: "open" | "cut" | "hanging" = "open";

  const pass = ([inward, outward]: readonly [Socket, Socket]): void => void inward.pipe(outward).pipe(inward);

  // The proxy listens all the time: another process could take a port that is released, however briefly.
  const server = createServer((inward) => {
    if (state === "cut") return void inward.destroy();
    const outward = connect(Number(port), hostname);
    const pair = [inward, outward] as const;
    pairs.add(pair);
    for (const [socket, other] of [pair, [outward, inward] as const]) {
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    if (state === "open") pass(pair);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  function cut(): void {
    state = "cut";
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  }

  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut,
    hang() {
      state = "hanging";
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause();
    },
    restore() {
      if (state === "hanging") for (const pair of pairs) pass(pair);
      state = "open";
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
  };
}

/** A fixture that ends with its file. */
export async function proxyTo(url: string, { onCleanup }: Cleanup): Promise<OutageProxy> {
  const proxy = await startOutageProxy(url);
  onCleanup(() => proxy.close());
  return proxy;
}
