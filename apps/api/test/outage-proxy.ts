import type { Cleanup } from "./fixtures.ts";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A proxy in front of a server, with which a test makes that server unreachable and reachable again. */
export interface OutageProxy {
  /** The server's address, by way of the proxy. */
  readonly url: string;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** @param target the server's own address, any scheme */
export async function startOutageProxy(target: string): Promise<OutageProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let server: Server | undefined;
  let ownPort = 0;

  function join(inward: Socket): void {
    // A connection that was being accepted during `cut` would stop the server from closing.
    if (!server?.listening) return void inward.destroy();
    const outward = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
    inward.pipe(outward).pipe(inward);
  }

  async function restore(): Promise<void> {
    const fresh = createServer(join);
    server = fresh;
    await new Promise<void>((resolve) => fresh.listen(ownPort, "127.0.0.1", resolve));
    const address = fresh.address();
    if (address && typeof address === "object") ownPort = address.port;
  }

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  }

  await restore();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(ownPort);
  return { url: url.href, cut, restore, close: cut };
}

/** A fixture that ends with its file. */
export async function proxyTo(url: string, { onCleanup }: Cleanup): Promise<OutageProxy> {
  const proxy = await startOutageProxy(url);
  onCleanup(() => proxy.close());
  return proxy;
}
