import {
  MAX_BODY_BYTES,
  MAX_FLOOR_PLAN_BODY_BYTES,
  MAX_PICTURE_BODY_BYTES,
  MAX_STATEMENT_BODY_BYTES,
} from "@podium/shared/limits";
import { routes } from "@podium/shared/contracts/routes";
import { errorMessage } from "@podium/shared/error-codes";
import { describe, expect } from "vitest";
import { exchange, type Proxy, statusOf, test } from "./proxy.ts";

const STATEMENTS = routes.uploadBankStatement.path;

type Kind = "known length" | "chunks";

/** A call with a body of so many bytes, or only their beginning: who is refused at once would not read the response. */
function post({ port }: Proxy, path: string, bytes: number, kind: Kind, sends = bytes): Promise<string> {
  const body = "x".repeat(sends);
  const [framing, sent] =
    kind === "chunks"
      ? ["Transfer-Encoding: chunked", `${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`]
      : [`Content-Length: ${bytes}`, body];
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close`;
  return exchange(port, `${head}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n${sent}`);
}

const POST = { method: "POST" };

const bodyOf = (response: string): unknown =>
  JSON.parse(response.slice(response.indexOf("{"), response.lastIndexOf("}") + 1));

describe("a body", () => {
  test("of the largest call that the contract knows comes through, and none that is larger", async ({ startProxy }) => {
    const proxy = await startProxy();
    for (const kind of ["known length", "chunks"] as const) {
      for (const [path, most, room = 40_000] of [
        [STATEMENTS, MAX_STATEMENT_BODY_BYTES - 1],
        ["/api/admin/halls/7/floor-plan", MAX_FLOOR_PLAN_BODY_BYTES, 1_000_000],
        [routes.uploadPicture.path, MAX_PICTURE_BODY_BYTES, 2_000_000],
        ["/api/contact", MAX_BODY_BYTES],
      ] as const) {
        expect(statusOf(await post(proxy, path, most, kind)), `${path} in ${kind}`).toBe(200);
        const beyond = kind === "chunks" ? undefined : 100;
        expect(statusOf(await post(proxy, path, most + room, kind, beyond)), `${path} in ${kind}`).toBe(413);
      }
    }
  });

  test("that is large goes to no other address than those of bank statements, drawings and pictures, however it is written", async ({
    startProxy,
  }) => {
    const proxy = await startProxy();
    for (const path of [
      "/",
      "/api/admin/bank-statements/x",
      "/api/admin/bank-statements2",
      "/x/..%2fapi/contact",
      "/api/admin/pictures/1",
      "/api/admin/halls2",
      "/api/admin/halls/1",
      "/api/admin/halls/1/publish",
      "/api/admin/halls/1/2/draft",
    ])
      expect(statusOf(await post(proxy, path, 200_000, "chunks")), path).toBe(413);
    expect(proxy.received.every(({ complete }) => !complete)).toBe(true);
  });

  test("that is too large is refused in the API's shape and words", async ({ startProxy }) => {
    const proxy = await startProxy();
    const refused = await post(proxy, "/api/contact", 200_000, "known length");
    expect(refused).toMatch(/^Content-Type: application\/json; charset=utf-8\r$/m);
    expect(bodyOf(refused)).toEqual({
      statusCode: 413,
      code: "BODY_TOO_LARGE",
      message: errorMessage("BODY_TOO_LARGE"),
    });
    const picture = await post(proxy, routes.uploadPicture.path, 20_000_000, "known length", 100);
    expect(bodyOf(picture)).toMatchObject({ code: "PICTURE_TOO_LARGE", message: errorMessage("PICTURE_TOO_LARGE") });
  });
});

describe("what the proxy says when it has no response", () => {
  const inBoth = async ({ url }: Proxy) => {
    const responses = await Promise.all(["/api/contact", "/tickets"].map((path) => fetch(url + path, POST)));
    return Promise.all(
      responses.map(async (response) => [response.status, response.headers.get("content-type"), await response.text()]),
    );
  };
  const expected = (statusCode: number) => {
    const message = errorMessage("UNAVAILABLE");
    return [
      [statusCode, "application/json; charset=utf-8", JSON.stringify({ statusCode, code: "UNAVAILABLE", message })],
      [statusCode, "text/plain; charset=utf-8", message],
    ];
  };

  test("is 502 for a process that hangs up: the API's shape and words to a call, a sentence to a page", async ({
    startProxy,
  }) => {
    const proxy = await startProxy({ respond: (_request, response) => response.destroy() });
    expect(await inBoth(proxy)).toEqual(expected(502));
  });

  test("is 503 while no process is healthy, in the same words", async ({ startProxy }) => {
    const proxy = await startProxy({ env: { API_SERVERS: "127.0.0.1:1" } });
    // 502 until the first health check has failed. A 503 takes five seconds, in which the proxy looks for a process.
    await expect.poll(() => inBoth(proxy)).toEqual(expected(503));
  });
});
