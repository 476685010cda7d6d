import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { connect } from "node:http2";
import { request, type RequestOptions } from "node:https";
import { join } from "node:path";
import { selfSigned } from "@podium/api/test/self-signed.ts";
import { describe, expect } from "vitest";
import { test as base } from "./fixtures.ts";
import { startFleet } from "./fleet.ts";

const TRUSTED_PROXY = "127.0.0.9";

type AskOptions = RequestOptions & { body?: unknown };

function requestTls(url: string, { body, ...options }: AskOptions = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ca: selfSigned.cert, agent: false, family: 4, ...options }, (response) => {
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

const test = base
  .extend("fleet", { scope: "file" }, async ({ sharedFolder }, { onCleanup }) => {
    const tls = { key: join(sharedFolder, "key.pem"), certificate: join(sharedFolder, "certificate.pem") };
    writeFileSync(tls.key, selfSigned.key);
    writeFileSync(tls.certificate, selfSigned.cert);
    const env = {
      PUBLIC_URL: "https://localhost",
      RATE_LIMIT: "on",
      DRAIN_SECONDS: "300",
      TRUSTED_PROXIES: TRUSTED_PROXY,
    };
    const fleet = await startFleet(sharedFolder, { tls, env });
    onCleanup(() => fleet.stop());
    return fleet;
  })
  .extend(
    "ask",
    { scope: "file" },
    ({ fleet }) =>
      (path: string, options?: AskOptions) =>
        requestTls(`${fleet.url}${path}`, options),
  );

describe("with a certificate", () => {
  test("speaks TLS for calls and sockets, says so for a year, and sends plain visitors there", async ({
    fleet,
    ask,
  }) => {
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
    expect([plain.status, plain.headers.get("location")]).toEqual([308, `${fleet.url}/tickets`]);
  });

  test("speaks HTTP/2", async ({ fleet }) => {
    const session = connect(fleet.url, { ca: selfSigned.cert });
    const response = session.request({ ":path": "/api/show" });
    const [headers] = (await once(response, "response")) as [IncomingHttpHeaders & { ":status": number }];
    expect(headers[":status"]).toBe(200);
    session.destroy();
  });

  test("passes on the visitor's address and not what the visitor claims: limits count by the real one", async ({
    ask,
  }) => {
    let claims = 0;
    const write = async (localAddress: string, claim = `203.0.113.${claims++}`) => {
      const response = await ask("/api/contact", {
        method: "POST",
        localAddress,
        headers: { "content-type": "application/json", "x-forwarded-for": claim },
        // The honeypot field: the message is discarded but counts towards the limit.
        body: { name: "An", email: "an@podium.example", message: "Dag", website: "x" },
      });
      return response.statusCode;
    };
    const six = async (send: () => Promise<number | undefined>) => {
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push(await send());
      return statuses;
    };
    const fiveAndNoMore = [201, 201, 201, 201, 201, 429];
    expect(await six(() => write("127.0.0.2"))).toEqual(fiveAndNoMore);
    expect(await write("127.0.0.3")).toBe(201);
    // Behind a trusted proxy each visitor counts separately; all addresses of an IPv6 subscriber count as one visitor.
    expect(await six(() => write(TRUSTED_PROXY, "198.51.100.7"))).toEqual(fiveAndNoMore);
    expect(await six(() => write(TRUSTED_PROXY, `2001:db8::${claims++}`))).toEqual(fiveAndNoMore);
    expect(await write(TRUSTED_PROXY, "2001:db8:0:1::1")).toBe(201);
  });

  test("a process that drains serves everything but its readiness, and ends at once at a second signal", async ({
    fleet,
  }) => {
    const { url, server } = fleet.web[0];
    const status = (path: string) => fetch(`${url}${path}`).then((response) => response.status);
    server.expectEnd();
    server.signal("SIGTERM");
    await expect.poll(() => status("/readyz?only=process")).toBe(503);
    const response = await fetch(`${url}/api/show`);
    expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
    server.signal("SIGTERM");
    await expect.poll(() => status("/healthz").catch(() => "gone")).toBe("gone");
  });
});
