import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../setup/paths.mjs";
import { fleetAdmin, memberReady, startFleet } from "./fleet.mjs";
import { watchShow } from "./socket-io.ts";

const DAY_MS = 24 * 3600 * 1000;

interface Answer {
  status: number;
  body: { id: number; token: string };
}

async function call(base: string, path: string, options: { token?: string; body?: unknown } = {}): Promise<Answer> {
  const answer = await fetch(`${base}${path}`, {
    method: options.body === undefined ? "GET" : "POST",
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { "content-type": "application/json" }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text.startsWith("{") ? JSON.parse(text) : {}) as Answer["body"] };
}

describe("two web processes, a worker and nginx", () => {
  let fleet: Awaited<ReturnType<typeof startFleet>>;
  let token = "";
  let showId = 0;
  beforeAll(async () => {
    fleet = await startFleet({ env: { CART_HOLD_SECONDS: "3" } });
    token = (await call(fleet.url, "/api/auth/signin", { body: fleetAdmin })).body.token;
    const show = { name: "De vrek", dateTime: new Date(Date.now() + 30 * DAY_MS).toISOString(), pricePerSeat: 12 };
    showId = (await call(fleet.url, "/api/admin/shows", { token, body: show })).body.id;
  }, 120_000);
  afterAll(() => fleet.stop());

  test("answer through the proxy, which keeps the figures to itself", async () => {
    expect((await call(fleet.url, "/readyz")).status).toBe(200);
    expect((await call(fleet.url, "/metrics")).status).toBe(404);
    // Nginx's own address is the visitor's: what he says of himself is not passed on.
    const spoofed = await fetch(`${fleet.url}/api/show`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(spoofed.status).toBe(200);
  });

  test("show a hold on a screen of the other process, and its end, which is the worker's job", async () => {
    const screens = await Promise.all(
      [fleet.url, ...fleet.web.map(({ url }) => url)].map((url) => watchShow(url, showId)),
    );
    const is = (status: string) =>
      Promise.all(screens.map((one) => one.until((all) => all.get("R1-A")?.status === status)));
    expect((await call(fleet.url, `/api/carts/seats/${showId}/R1-A`, { token, body: {} })).status).toBe(200);
    await is("held");
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
        const { status } = await call(fleet.url, path, options).catch((error: unknown) => ({ status: String(error) }));
        calls++;
        if (status !== 200) failed.push(`${path}: ${status}`);
      }
    };
    const visits = [
      visit("/api/show", {}),
      visit(`/api/carts/seats/${showId}/R2-A`, { token, body: {} }),
      // Takes the longest of all calls: some are always under way.
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
    expect((await call(fleet.url, `/api/carts/seats/${showId}/R3-A`, { token, body: {} })).status).toBe(200);
    await screen.until((all) => all.get("R3-A")?.status === "held");
    expect(screen.connections()).toBeGreaterThan(1);
    screen.close();
  }, 90_000);
});

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
    fleet = await startFleet({ tls: files, env: { PUBLIC_URL: "https://localhost" } });
  }, 120_000);
  afterAll(async () => {
    await fleet.stop();
    rmSync(folder, { recursive: true });
  });

  /** @returns the answer's head, for an upgrade as well */
  function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = request(`${fleet.url}${path}`, { ca, headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer);
      });
      asked.on("upgrade", (answer, socket) => {
        socket.destroy();
        resolve(answer);
      });
      asked.on("error", reject);
      asked.end();
    });
  }

  test("speaks TLS for calls and sockets, says so for a year, and sends plain visitors there", async () => {
    const page = await ask("/api/show");
    expect([page.statusCode, page.headers["strict-transport-security"]]).toEqual([
      200,
      expect.stringContaining("max-age"),
    ]);
    const upgrade = await ask("/socket.io/?EIO=4&transport=websocket", {
      connection: "upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    });
    expect(upgrade.statusCode).toBe(101);
    const plain = await fetch(`${fleet.plainUrl}/tickets`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([301, "https://127.0.0.1/tickets"]);
  });
});
