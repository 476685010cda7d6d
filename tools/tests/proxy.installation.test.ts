import { overFetch } from "@podium/shared/test/api.ts";
import { describe, expect } from "vitest";
import { freePort } from "#services/ports.ts";
import { exchange, type Proxy, statusOf, test } from "./proxy.ts";

describe("Caddy", () => {
  test("never sends a change twice, and has the next process serve what only reads", async ({ startProxy }) => {
    let calls = 0;
    const { url, received } = await startProxy({
      servers: 2,
      respond: (request, response) => {
        const isSecond = ++calls === 2;
        request.resume().on("end", () => (isSecond ? response.end() : response.destroy()));
      },
    });
    const send = overFetch(url);
    const methods = () => received.map(({ method }) => method);
    expect((await send("GET", "/", {})).status).toBe(200);
    expect(methods()).toEqual(["GET", "GET"]);
    expect((await send("POST", "/", { body: {} })).status).toBe(502);
    expect(methods()).toEqual(["GET", "GET", "POST"]);
  });

  test("keeps all requests of a visitor's socket on one process, also behind another proxy", async ({ startProxy }) => {
    const processesOf = new Map<string, Set<number | undefined>>();
    const { port } = await startProxy({
      servers: 2,
      env: { TRUSTED_PROXIES: "127.0.0.9" },
      respond: ({ headers, socket }, response) => {
        const visitor = String(headers["x-forwarded-for"]);
        processesOf.set(visitor, (processesOf.get(visitor) ?? new Set()).add(socket.localPort));
        response.end();
      },
    });
    const ask = (from: string, forwarded = "") =>
      exchange(port, `GET /socket.io/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${forwarded}\r\n`, {
        from,
      });
    const numbers = Array.from({ length: 16 }, (_, index) => index + 20);
    for (let time = 0; time < 3; time++) {
      await Promise.all(numbers.map((number) => ask(`127.0.0.${number}`)));
      await Promise.all(numbers.map((number) => ask("127.0.0.9", `X-Forwarded-For: 203.0.113.${number}\r\n`)));
    }
    for (const visitors of [/^127/, /^203/]) {
      const processes = [...processesOf].flatMap(([visitor, used]) => (visitors.test(visitor) ? [...used] : []));
      expect(processes).toHaveLength(numbers.length);
      expect(new Set(processes).size).toBe(2);
    }
  });

  test("logs each call, and no query, header, token or address of a visitor", async ({ startProxy }) => {
    const { port, log } = await startProxy({
      respond: (request, response) => (request.method === "GET" ? response.end() : response.destroy()),
    });
    const secrets = "Authorization: Bearer geheim\r\nCookie: code=geheim\r\nReferer: http://x/?code=geheim";
    const ask = (method: string, host = `127.0.0.1:${port}`) =>
      exchange(
        port,
        `${method} /bevestigen?code=geheim HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${secrets}\r\n\r\n`,
        { from: "127.0.0.77" },
      );
    expect([statusOf(await ask("GET")), statusOf(await ask("POST")), statusOf(await ask("GET", "geheim"))]).toEqual([
      200, 502, 421,
    ]);
    const lines = () =>
      log()
        .split("\n")
        .filter((line) => line.includes('"logger":"http.log.'));
    await expect.poll(() => lines().length).toBe(3);
    const [read, failed, refused] = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(read).toMatchObject({ status: 200, request: { method: "GET", uri: "/bevestigen?…" } });
    expect(failed).toMatchObject({ level: "error", status: 502, duration: expect.any(Number) });
    expect(refused).toMatchObject({ status: 421, request: { host: "geheim" } });
    expect(log().replaceAll('"host":"geheim"', "")).not.toMatch(/geheim|127\.0\.0\.77/);
    for (const name of ["headers", "remote_ip", "remote_port", "client_ip", "user_id", "resp_headers"])
      expect(lines().join()).not.toContain(`"${name}"`);
  });
});

const statusAt = async ({ port }: Proxy, host: string) => {
  const response = await exchange(port, `GET /tickets?naam=An HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return [statusOf(response), /^Location: (.*)\r$/m.exec(response)?.[1]];
};

describe.for([
  "https://toneel.example",
  "https://www.toneel.example",
  "https://toneel.example/",
  "https://www.toneel.example:8443/",
])("PUBLIC_URL %s", (publicUrl) => {
  const { origin, host: own } = new URL(publicUrl);
  const there = [308, `${origin}/tickets?naam=An`];
  const other = own.startsWith("www.") ? "toneel.example" : "www.toneel.example";
  const strangers = ["evil.example", "x.toneel.example", "www.www.toneel.example", "toneel.example.evil.example"];

  test("is served, and reached from the name with www. or without, whichever it is not", async ({ startProxy }) => {
    const proxy = await startProxy({ env: { PUBLIC_URL: publicUrl } });
    expect(await statusAt(proxy, own)).toEqual([200, undefined]);
    expect(await statusAt(proxy, other)).toEqual(there);
    for (const host of strangers) expect(await statusAt(proxy, host), host).toEqual([421, undefined]);
    expect(proxy.received).toHaveLength(1);
  });

  test("is where plain calls for both names are sent, also when it is on another port", async ({ startProxy }) => {
    // The site is on another port, so that only the block for unencrypted calls listens on this one.
    const proxy = await startProxy({ env: { PUBLIC_URL: publicUrl, SITE_ADDRESS: `:${await freePort()}` } });
    for (const host of ["toneel.example", "www.toneel.example", "toneel.example:8080"])
      expect(await statusAt(proxy, host), host).toEqual(there);
    for (const host of strangers) expect(await statusAt(proxy, host), host).toEqual([421, undefined]);
    expect(proxy.received).toEqual([]);
  });
});

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
