import { describe, expect } from "vitest";
import { exchange, type Proxy, statusOf, test } from "./proxy.ts";

const NAME = "tickets.example";
const behindTls = { PUBLIC_URL: `https://${NAME}` };

const get = ({ port }: Proxy, path: string, { host = NAME, headers = "" } = {}) =>
  exchange(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);

describe("behind a proxy that speaks TLS", () => {
  test("only the name of PUBLIC_URL is served, www. leads to it, and a monitor may ask by address", async ({
    startProxy,
  }) => {
    const proxy = await startProxy({ env: behindTls });
    expect(statusOf(await get(proxy, "/"))).toBe(200);
    for (const host of ["evil.example", `${NAME}.evil.example`, `evil-${NAME}`, `x.${NAME}`, "127.0.0.1", `${NAME}:81`])
      expect(await get(proxy, "/", { host }), host).toMatch(/^HTTP\/1\.1 421 [^]*Deze site vindt u op https:/);
    expect(statusOf(await get(proxy, `http://${NAME}/`, { host: "evil.example" }))).toBe(200);
    expect(statusOf(await get(proxy, "http://evil.example/", { host: NAME }))).toBe(421);
    for (const host of ["", "[", "a b"]) expect(statusOf(await get(proxy, "/", { host })), host).not.toBe(200);
    expect(proxy.received.map(({ headers }) => headers.host)).toEqual([NAME, NAME]);
    expect(await get(proxy, "/tickets?naam=An", { host: `www.${NAME}` })).toMatch(
      /^HTTP\/1\.1 308 [^]*\r\nLocation: https:\/\/tickets\.example\/tickets\?naam=An\r\n/,
    );
    for (const path of ["/readyz", "/healthz"])
      expect(statusOf(await get(proxy, path, { host: "10.0.0.1" }))).toBe(200);
  });
});

describe("the figures of /metrics", () => {
  test("are given to nobody, however the path is written", async ({ startProxy }) => {
    const proxy = await startProxy({ env: behindTls });
    const spellings = [
      "/metrics",
      "/metrics?all",
      "//metrics",
      "/%6detrics",
      "/METRICS",
      "/./metrics",
      "/x/../metrics",
    ];
    for (const path of [...spellings, "/%2e/metrics", "http://tickets.example/metrics"])
      expect(statusOf(await get(proxy, path)), path).toBe(404);
    expect(proxy.received).toEqual([]);
  });
});

describe("a request that two servers could read in two ways", () => {
  const second = `GET /smuggled HTTP/1.1\r\nHost: ${NAME}\r\n\r\n`;

  test.for([
    ["two lengths", "Content-Length: 0\r\nContent-Length: 60"],
    ["a length that is none", "Content-Length: +5"],
    ["an unknown encoding", "Transfer-Encoding: xchunked"],
    ["an encoding twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"],
    ["a space before the colon", "Transfer-Encoding : chunked"],
    ["a folded line", "X-A: b\r\n Transfer-Encoding: chunked"],
  ] as const)("is refused or read in one way only: %s", async ([_what, lines], { startProxy }) => {
    const { port, received } = await startProxy({ env: behindTls });
    const head = `POST /api/contact HTTP/1.1\r\nHost: ${NAME}\r\nConnection: close\r\n${lines}\r\n\r\n`;
    await exchange(port, `${head}0\r\n\r\n${second}`);
    expect(received.map(({ url }) => url)).not.toContain("/smuggled");
  });

  test("with a length and chunks is passed on with the chunks alone", async ({ startProxy }) => {
    const { port, received, lastHeaders } = await startProxy({ env: behindTls });
    const head = `POST /api/contact HTTP/1.1\r\nHost: ${NAME}\r\nConnection: close\r\nContent-Length: 4\r\n`;
    await exchange(port, `${head}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n${second}`);
    expect(received.map(({ url }) => url)).toEqual(["/api/contact"]);
    expect(lastHeaders()).toMatchObject({ "transfer-encoding": "chunked" });
    expect(lastHeaders()).not.toHaveProperty("content-length");
  });
});

describe("a visitor who holds connections or sends much", () => {
  test("has ten seconds for the headers, which have 16 kB", async ({ startProxy }) => {
    const proxy = await startProxy({ env: behindTls });
    const slow = exchange(proxy.port, `GET / HTTP/1.1\r\nHost: ${NAME}\r\nX-Slow: `);
    expect(statusOf(await get(proxy, "/", { headers: `X-Large: ${"x".repeat(24_000)}\r\n` }))).toBe(431);
    expect(statusOf(await get(proxy, "/", { headers: `X-Large: ${"x".repeat(12_000)}\r\n` }))).toBe(200);
    // The proxy ends the slow request.
    expect(await slow).not.toMatch(/200 OK/);
    expect(proxy.received).toHaveLength(1);
  });

  test("learns no name and version of the proxy, whatever is asked", async ({ startProxy }) => {
    const proxy = await startProxy({ env: behindTls });
    const responses = [
      await get(proxy, "/"),
      await get(proxy, "/metrics"),
      await get(proxy, "/", { host: "evil.example" }),
      await get(proxy, "/", { headers: "Content-Length: 90000000\r\n" }),
    ];
    expect(responses.map(statusOf)).toEqual([200, 404, 421, 413]);
    for (const response of responses) expect(response).not.toMatch(/caddy/i);
  });
});
