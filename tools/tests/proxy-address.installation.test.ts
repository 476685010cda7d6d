import { describe, expect } from "vitest";
import { exchange, test } from "./proxy.ts";

const CLAIMS = {
  "x-forwarded-for": "203.0.113.7",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  forwarded: "for=203.0.113.7;host=evil.example;proto=https",
  "x-real-ip": "203.0.113.7",
};

const asLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");

describe("the visitor's address, host and protocol", () => {
  test("are passed on by Caddy, and nothing that the visitor says of these", async ({ startProxy }) => {
    const { port, lastHeaders } = await startProxy();
    const ask = (extra: Record<string, string>) =>
      exchange(port, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${asLines({ ...CLAIMS, ...extra })}\r\n`);
    // The second value declares the proxy's own headers hop-by-hop, which would make a proxy drop them.
    for (const connection of ["close", "close, x-forwarded-for, x-forwarded-host, x-forwarded-proto"]) {
      expect(await ask({ connection })).toMatch(/^HTTP\/1.1 200/);
      expect(lastHeaders()).toMatchObject({
        host: `127.0.0.1:${port}`,
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-host": `127.0.0.1:${port}`,
        "x-forwarded-proto": "http",
      });
      expect(JSON.stringify(lastHeaders())).not.toMatch(/203\.0\.113|evil/);
    }
  });

  test("are taken from a proxy that TRUSTED_PROXIES names, and from nobody else", async ({ startProxy }) => {
    const { port, lastHeaders } = await startProxy({ env: { TRUSTED_PROXIES: "127.0.0.8/31 192.0.2.1" } });
    const lines = asLines({ ...CLAIMS, connection: "close" });
    const forwarded = async (from: string) => {
      await exchange(port, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines}\r\n`, { from });
      const {
        "x-forwarded-for": address,
        "x-forwarded-host": host,
        "x-forwarded-proto": protocol,
      } = lastHeaders() ?? {};
      return [address, host, protocol];
    };
    expect(await forwarded("127.0.0.9")).toEqual(["203.0.113.7, 127.0.0.9", "evil.example", "https"]);
    expect(await forwarded("127.0.0.10")).toEqual(["127.0.0.10", `127.0.0.1:${port}`, "http"]);
    expect(JSON.stringify(lastHeaders())).not.toMatch(/203\.0\.113|evil/);
  });
});
