import { overFetch } from "@podium/shared/test/api.ts";
import { describe, expect } from "vitest";
import { exchange, statusOf, test } from "./proxy.ts";

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
