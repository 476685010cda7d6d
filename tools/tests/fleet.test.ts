import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { connect } from "node:http2";
import { request, type RequestOptions } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCaddy } from "#services/caddy.ts";
import { root } from "../../scripts/setup/paths.mjs";
import { fleetAdmin, memberReady, startFleet } from "./fleet.ts";
import { watchShow } from "./socket-io.ts";

const DAY_MS = 24 * 3600 * 1000;

interface ApiResponse {
  status: number;
  text: string;
  body: { id: number; token: string };
}

async function call(
  base: string,
  path: string,
  options: { token?: string; body?: unknown } = {},
): Promise<ApiResponse> {
  const response = await fetch(`${base}${path}`, {
    method: options.body === undefined ? "GET" : "POST",
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { "content-type": "application/json" }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: (text.startsWith("{") ? JSON.parse(text) : {}) as ApiResponse["body"] };
}

describe("two web processes, a worker and Caddy", () => {
  let fleet: Awaited<ReturnType<typeof startFleet>>;
  let token = "";
  let showId = 0;
  beforeAll(async () => {
    fleet = await startFleet({ env: { CART_HOLD_SECONDS: "3", DRAIN_SECONDS: "3" } });
    token = (await call(fleet.url, "/api/auth/signin", { body: fleetAdmin })).body.token;
    const show = { name: "De vrek", dateTime: new Date(Date.now() + 30 * DAY_MS).toISOString(), pricePerSeat: 12 };
    showId = (await call(fleet.url, "/api/admin/shows", { token, body: show })).body.id;
  }, 120_000);
  afterAll(() => fleet.stop());

  test("answer through the proxy, which keeps the figures to itself and bodies within bounds", async () => {
    expect((await call(fleet.url, "/readyz")).status).toBe(200);
    for (const path of ["/metrics", "/metrics?all", "//metrics", "/%6detrics"])
      expect((await call(fleet.url, path)).status, path).toBe(404);
    const tooLarge = await fetch(`${fleet.url}/api/contact`, { method: "POST", body: "x".repeat(10_000_000) });
    expect(tooLarge.status).toBe(413);
  });

  test("show a hold on a screen of the other process, and its end, which is the worker's job", async () => {
    const screens = await Promise.all(
      [fleet.url, ...fleet.web.map(({ url }) => url)].map((url) => watchShow(url, showId)),
    );
    const is = (status: string) =>
      Promise.all(screens.map((one) => one.until((all) => all.get("R1-A")?.status === status)));
    // Subscribes before the request: on a slow machine the hold ends before the response arrives.
    const held = is("held");
    expect((await call(fleet.url, `/api/carts/seats/${showId}/R1-A`, { token, body: {} })).status).toBe(200);
    await held;
    await is("available");
    for (const screen of screens) screen.close();
    const ended = async (url: string) => {
      const figures = await (await fetch(`${url}/metrics`)).text();
      return Number(/podium_expiry_lateness_seconds_count\{kind="cart"\} (\d+)/.exec(figures)?.[1] ?? 0);
    };
    // The seats are free before their carts are ended and counted.
    await expect.poll(() => ended(fleet.worker.url)).toBeGreaterThan(0);
    for (const { url } of fleet.web) expect(await ended(url)).toBe(0);
  });

  test("are restarted one after the other without a call that fails, and screens come back by themselves", async () => {
    const screen = await watchShow(fleet.url, showId);
    const failed: string[] = [];
    let calls = 0;
    const rolling = new AbortController();
    const visit = async (path: string, options: Parameters<typeof call>[2]) => {
      while (!rolling.signal.aborted) {
        const { status, text } = await call(fleet.url, path, options).catch((error: unknown) => ({
          status: 0,
          text: String(error),
        }));
        calls++;
        if (status !== 200) failed.push(`${path}: ${status} ${text}`);
      }
    };
    const visits = [
      visit("/api/show", {}),
      visit(`/api/carts/seats/${showId}/R2-A`, { token, body: {} }),
      // The longest of all calls: some are always under way.
      visit("/api/auth/signin", { body: fleetAdmin }),
      visit("/api/auth/signin", { body: fleetAdmin }),
    ];
    for (const member of [...fleet.web, fleet.worker]) {
      await member.server.restart();
      await memberReady(member);
    }
    rolling.abort();
    await Promise.all(visits);
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(50);
    const held = screen.until((all) => all.get("R3-A")?.status === "held");
    expect((await call(fleet.url, `/api/carts/seats/${showId}/R3-A`, { token, body: {} })).status).toBe(200);
    await held;
    expect(screen.connections()).toBeGreaterThan(1);
    screen.close();
  }, 240_000);
});

test("Caddy never sends a change twice, and has the next process answer what only reads", async () => {
  const folder = mkdtempSync(join(tmpdir(), "podium-caddy-"));
  const [port, ...ports] = [await getPort(), await getPort(), await getPort()];
  const received: string[] = [];
  const servers = ports.map((one) =>
    createServer((incoming, response) => {
      if (incoming.url?.startsWith("/readyz")) return void response.end();
      received.push(incoming.method ?? "");
      incoming.resume().on("end", () => (received.length === 2 ? response.end() : response.destroy()));
    }).listen(one, "127.0.0.1"),
  );
  const env = {
    API_SERVERS: ports.map((one) => `127.0.0.1:${one}`).join(" "),
    SITE_ADDRESS: `:${port}`,
    HTTP_PORT: String(port),
  };
  const proxy = await startCaddy({ dir: folder, port, env });
  expect((await call(`http://127.0.0.1:${port}`, "/")).status).toBe(200);
  expect(received).toEqual(["GET", "GET"]);
  expect((await call(`http://127.0.0.1:${port}`, "/", { body: {} })).status).toBe(502);
  expect(received).toEqual(["GET", "GET", "POST"]);
  await proxy.stop();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
}, 60_000);

describe("with a certificate", () => {
  let fleet: Awaited<ReturnType<typeof startFleet>>;
  let ca = "";
  const folder = mkdtempSync(join(tmpdir(), "podium-tls-"));
  beforeAll(async () => {
    const [key = "", certificate = ""] =
      readFileSync(join(root, "apps/api/test/self-signed.ts"), "utf8").match(/-----BEGIN[^`]+/g) ?? [];
    ca = certificate;
    const files = { key: join(folder, "key.pem"), certificate: join(folder, "certificate.pem") };
    writeFileSync(files.key, key);
    writeFileSync(files.certificate, certificate);
    fleet = await startFleet({
      tls: files,
      env: { PUBLIC_URL: "https://localhost", RATE_LIMIT: "on", DRAIN_SECONDS: "300" },
    });
  }, 120_000);
  afterAll(async () => {
    await fleet.stop();
    rmSync(folder, { recursive: true });
  });

  function ask(path: string, { body, ...options }: RequestOptions & { body?: unknown } = {}): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request(`${fleet.url}${path}`, { ca, agent: false, ...options }, (response) => {
        response.resume();
        resolve(response);
      });
      sent.on("upgrade", (response, socket) => {
        socket.destroy();
        resolve(response);
      });
      sent.on("error", reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  test("speaks TLS for calls and sockets, says so for a year, and sends plain visitors there", async () => {
    const page = await ask("/api/show");
    expect([page.statusCode, page.headers["strict-transport-security"], page.headers.server]).toEqual([
      200,
      expect.stringContaining("max-age"),
      undefined,
    ]);
    const upgrade = await ask("/socket.io/?EIO=4&transport=websocket", {
      headers: {
        connection: "upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      },
    });
    expect(upgrade.statusCode).toBe(101);
    const plain = await fetch(`${fleet.plainUrl}/tickets`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([308, "https://127.0.0.1/tickets"]);
  });

  test("speaks HTTP/2", async () => {
    const session = connect(fleet.url, { ca });
    const response = session.request({ ":path": "/api/show" });
    const [headers] = (await once(response, "response")) as [IncomingHttpHeaders & { ":status": number }];
    expect(headers[":status"]).toBe(200);
    session.destroy();
  });

  test("passes on the visitor's address and not what the visitor claims: limits count by the real one", async () => {
    let claims = 0;
    const write = (localAddress: string) =>
      ask("/api/contact", {
        method: "POST",
        localAddress,
        headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${claims++}` },
        // The honeypot field: the message is dropped but counts.
        body: { name: "An", email: "an@podium.example", message: "Dag", website: "x" },
      });
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push((await write("127.0.0.2")).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await write("127.0.0.3")).statusCode).toBe(201);
  });

  test("a process that drains serves everything but its readiness, and ends at once at a second signal", async () => {
    const { url, server } = fleet.web[0];
    const status = (path: string) => fetch(`${url}${path}`).then((response) => response.status);
    server.expectEnd();
    server.signal("SIGTERM");
    await expect.poll(() => status("/readyz?only=process")).toBe(503);
    const response = await fetch(`${url}/api/show`);
    expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
    server.signal("SIGTERM");
    await expect.poll(() => status("/healthz").catch(() => "gone"), { timeout: 20_000 }).toBe("gone");
  }, 30_000);
});
