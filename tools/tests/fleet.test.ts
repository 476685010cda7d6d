import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { openScreen } from "@podium/api/test/screens.ts";
import { type ApiResponse, apiOver, overFetch } from "@podium/shared/test/api.ts";
import { hold, showForm, signIn } from "@podium/shared/test/steps.ts";
import getPort from "get-port";
import { describe, expect } from "vitest";
import { startCaddy } from "#services/caddy.ts";
import { test as base } from "./fixtures.ts";
import { fleetAdmin, startFleet } from "./fleet.ts";

const test = base
  .extend("fleet", { scope: "file" }, async ({ sharedFolder }, { onCleanup }) => {
    const fleet = await startFleet(sharedFolder, { env: { CART_HOLD_SECONDS: "3", DRAIN_SECONDS: "3" } });
    onCleanup(() => fleet.stop());
    return fleet;
  })
  .extend("token", { scope: "file" }, ({ fleet }) => signIn(apiOver(overFetch(fleet.url)), fleetAdmin))
  .extend("admin", { scope: "file" }, ({ fleet, token }) => apiOver(overFetch(fleet.url), token))
  .extend("showId", { scope: "file" }, async ({ admin }) => (await admin.createShow({ body: showForm() })).id);

describe("two web processes, a worker and Caddy", { timeout: 120_000 }, () => {
  test("respond through the proxy, which keeps the figures to itself and bodies within bounds", async ({ fleet }) => {
    const statusOf = async (path: string) => (await fetch(`${fleet.url}${path}`)).status;
    expect(await statusOf("/readyz")).toBe(200);
    for (const path of ["/metrics", "/metrics?all", "//metrics", "/%6detrics"])
      expect(await statusOf(path), path).toBe(404);
    const tooLarge = await fetch(`${fleet.url}/api/contact`, { method: "POST", body: "x".repeat(10_000_000) });
    expect(tooLarge.status).toBe(413);
  });

  test("show a hold on a screen of the other process, and its end, which is the worker's job", async ({
    fleet,
    admin,
    showId,
  }) => {
    const screens = await Promise.all(
      [fleet.url, ...fleet.web.map(({ url }) => url)].map((url) => openScreen(url, showId)),
    );
    const is = (status: string) =>
      Promise.all(screens.map((one) => one.until((all) => all.get("R1-A")?.status === status)));
    // Subscribes before the request: on a slow machine the hold ends before the response arrives.
    const held = is("held");
    await hold(admin, showId, ["R1-A"]);
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

  test("are restarted one after the other without a call that fails, and screens come back by themselves", async ({
    fleet,
    token,
    admin,
    showId,
  }) => {
    const screen = await openScreen(fleet.url, showId);
    let connections = 1;
    screen.socket.on("connect", () => connections++);
    const send = overFetch(fleet.url);
    const failed: string[] = [];
    let calls = 0;
    const rolling = new AbortController();
    const visit = async (what: string, ask: () => Promise<ApiResponse>) => {
      while (!rolling.signal.aborted) {
        const { status, body } = await ask().catch((error: unknown) => ({ status: 0, body: String(error) }));
        calls++;
        if (status !== 200) failed.push(`${what}: ${status} ${JSON.stringify(body)}`);
      }
    };
    const visits = [
      visit("the shows", () => send("GET", "/api/show", {})),
      visit("a hold", () => send("POST", `/api/carts/seats/${showId}/R2-A`, { token })),
      // The longest of all calls: some are always under way.
      visit("a sign-in", () => send("POST", "/api/auth/signin", { body: fleetAdmin })),
      visit("a sign-in", () => send("POST", "/api/auth/signin", { body: fleetAdmin })),
    ];
    for (const { server, ready } of [...fleet.web, fleet.worker]) {
      await server.restart();
      await ready();
    }
    rolling.abort();
    await Promise.all(visits);
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(50);
    const held = screen.until((all) => all.get("R3-A")?.status === "held");
    await hold(admin, showId, ["R3-A"]);
    await held;
    expect(connections).toBeGreaterThan(1);
    screen.close();
  }, 240_000);
});

base(
  "Caddy passes on the visitor's address, host and protocol, and nothing that the visitor says of these",
  async ({ folder }) => {
    await using started = new AsyncDisposableStack();
    const [port, apiPort] = [await getPort(), await getPort()];
    const received = Promise.withResolvers<IncomingHttpHeaders>();
    const api = createServer((incoming, response) => {
      if (!incoming.url?.startsWith("/readyz")) received.resolve(incoming.headers);
      response.end();
    }).listen(apiPort, "127.0.0.1");
    started.defer(() => void api.close());
    const env = { API_SERVERS: `127.0.0.1:${apiPort}`, SITE_ADDRESS: `:${port}`, HTTP_PORT: String(port) };
    const proxy = await startCaddy({ dir: folder, port, env });
    started.defer(() => proxy.stop());
    const headers = {
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
    };
    expect((await fetch(`http://127.0.0.1:${port}/api/show`, { headers })).status).toBe(200);
    expect(await received.promise).toMatchObject({
      host: `127.0.0.1:${port}`,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": `127.0.0.1:${port}`,
      "x-forwarded-proto": "http",
    });
  },
  60_000,
);

base(
  "Caddy logs an error without the visitor's address, headers and query",
  async ({ folder }) => {
    await using started = new AsyncDisposableStack();
    const [port, apiPort] = [await getPort(), await getPort()];
    const api = createServer((incoming, response) =>
      incoming.url?.startsWith("/readyz") ? void response.end() : response.destroy(),
    ).listen(apiPort, "127.0.0.1");
    started.defer(() => void api.close());
    const env = { API_SERVERS: `127.0.0.1:${apiPort}`, SITE_ADDRESS: `:${port}`, HTTP_PORT: String(port) };
    const proxy = await startCaddy({ dir: folder, port, env });
    started.defer(() => proxy.stop());
    const headers = { authorization: "Bearer geheim-token" };
    const sent = await fetch(`http://127.0.0.1:${port}/api/contact?code=geheime-code`, { method: "POST", headers });
    expect(sent.status).toBe(502);
    const log = readFileSync(join(folder, "caddy.log"), "utf8");
    const errors = log.split("\n").filter((line) => line.includes("http.log.error"));
    expect(errors).toEqual([expect.stringContaining("/api/contact")]);
    expect(errors.join()).not.toMatch(/remote_ip|client_ip|remote_port|geheim/);
  },
  60_000,
);

base(
  "Caddy never sends a change twice, and has the next process serve what only reads",
  async ({ folder }) => {
    await using started = new AsyncDisposableStack();
    const [port, ...ports] = [await getPort(), await getPort(), await getPort()];
    const received: string[] = [];
    const servers = ports.map((one) =>
      createServer((incoming, response) => {
        if (incoming.url?.startsWith("/readyz")) return void response.end();
        received.push(incoming.method ?? "");
        incoming.resume().on("end", () => (received.length === 2 ? response.end() : response.destroy()));
      }).listen(one, "127.0.0.1"),
    );
    for (const server of servers) started.defer(() => void server.close());
    const env = {
      API_SERVERS: ports.map((one) => `127.0.0.1:${one}`).join(" "),
      SITE_ADDRESS: `:${port}`,
      HTTP_PORT: String(port),
    };
    const proxy = await startCaddy({ dir: folder, port, env });
    started.defer(() => proxy.stop());
    const send = overFetch(`http://127.0.0.1:${port}`);
    expect((await send("GET", "/", {})).status).toBe(200);
    expect(received).toEqual(["GET", "GET"]);
    expect((await send("POST", "/", { body: {} })).status).toBe(502);
    expect(received).toEqual(["GET", "GET", "POST"]);
  },
  60_000,
);
