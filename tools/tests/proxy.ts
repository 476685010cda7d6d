// deploy/caddy/Caddyfile before minimal servers, for tests that need no fleet.
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { startCaddy } from "#services/caddy.ts";
import { freePort } from "#services/ports.ts";
import { test as base } from "./fixtures.ts";

export interface ProxyOptions {
  env?: Record<string, string>;
  servers?: number;
  respond?: RequestListener;
}

const isCheck = ({ url }: IncomingMessage) => url === "/readyz?only=process";

async function startProxy(folder: string, { env, servers = 1, respond }: ProxyOptions) {
  await using starting = new AsyncDisposableStack();
  const received: IncomingMessage[] = [];
  const started = Array.from({ length: servers }, async () => {
    // The limit is high, so that only the proxy refuses headers.
    const server = createServer({ maxHeaderSize: 256 * 1024 }, (request, response) => {
      if (isCheck(request)) return void response.end();
      received.push(request);
      if (respond) respond(request, response);
      else request.resume().on("end", () => response.end("the site"));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    starting.defer(() => server.close().closeAllConnections());
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  const port = await freePort();
  const proxy = await startCaddy({
    dir: folder,
    port,
    env: {
      API_SERVERS: (await Promise.all(started)).join(" "),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SITE_ADDRESS: `:${port}`,
      HTTP_PORT: String(port),
      ...env,
    },
  });
  starting.defer(() => proxy.stop());
  const running = starting.move();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    received,
    lastHeaders: () => received.at(-1)?.headers,
    log: () => readFileSync(join(folder, "caddy.log"), "utf8"),
    stop: () => running.disposeAsync(),
  };
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;

/** Sends bytes, and resolves with everything received until the connection ends. */
export function exchange(port: number, bytes: string, { from }: { from?: string } = {}) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", ...(from && { localAddress: from }) }, () => socket.write(bytes));
    let response = "";
    socket.on("data", (data) => (response += data.toString()));
    socket.on("close", () => resolve(response));
    // A refusal may end the connection before all bytes are sent.
    socket.on("error", (error) => (response ? resolve(response) : reject(error)));
  });
}

export const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

export const test = base.extend(
  "startProxy",
  async ({ folder }, { onCleanup }) =>
    async (options: ProxyOptions = {}) => {
      const proxy = await startProxy(folder, options);
      onCleanup(() => proxy.stop());
      return proxy;
    },
);
