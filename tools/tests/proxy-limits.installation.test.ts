import { connect } from "node:net";
import { promisify } from "node:util";
import {
  MAX_BODY_BYTES,
  MAX_CONTENT_BODY_BYTES,
  MAX_FLOOR_PLAN_BODY_BYTES,
  MAX_PICTURE_BODY_BYTES,
  MAX_STATEMENT_BODY_BYTES,
} from "@podium/shared/contracts/limits";
import { routes } from "@podium/shared/contracts/routes";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { describe, expect } from "vitest";
import { exchange, type Proxy, statusOf, test } from "./proxy.ts";

const STATEMENTS = routes.uploadBankStatement.path;

type Kind = "known length" | "chunks";

/** Sends a body of this size, or only its beginning: after an early refusal, sending on could lose the response. */
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

/** Sends the whole body before reading, as browsers do. @returns the status, and the parsed body */
async function sendAll({ port }: Proxy, path: string, bytes: number): Promise<unknown[]> {
  const socket = connect(port, "127.0.0.1");
  try {
    socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${bytes}\r\n\r\n`);
    const piece = Buffer.alloc(100_000, "x");
    for (let sent = 0; sent < bytes; sent += piece.length)
      await promisify<Buffer>(socket.write.bind(socket))(piece.subarray(0, bytes - sent));
    let response = "";
    for await (const data of socket) {
      response += String(data);
      if (response.includes("}")) break;
    }
    return [statusOf(response), bodyOf(response)];
  } finally {
    socket.destroy();
  }
}

describe("a body", () => {
  test("of the largest call that the contract knows comes through, and none of more than the API reads to its end", async ({
    startProxy,
  }) => {
    const proxy = await startProxy();
    for (const kind of ["known length", "chunks"] as const)
      for (const [path, most] of [
        [STATEMENTS, MAX_STATEMENT_BODY_BYTES - 1],
        ["/api/admin/halls/7/floor-plan", MAX_FLOOR_PLAN_BODY_BYTES],
        [routes.uploadPicture.path, MAX_PICTURE_BODY_BYTES],
        ["/api/admin/content/home", MAX_CONTENT_BODY_BYTES],
        ["/api/contact", MAX_BODY_BYTES],
      ] as const)
        expect(statusOf(await post(proxy, path, most, kind)), `${path} in ${kind}`).toBe(200);
    for (const path of ["/", "/api/contact", routes.uploadPicture.path]) {
      expect(statusOf(await post(proxy, path, 64_000_000, "known length", 100)), path).toBe(413);
      expect(statusOf(await post(proxy, path, 64_100_000, "chunks")), path).toBe(413);
    }
  });

  test("that the API refuses is refused with its sentence, also to who sends it to the end first", async ({
    startProxy,
  }) => {
    const refusal = { statusCode: 413, code: "BODY_TOO_LARGE", message: errorMessage("BODY_TOO_LARGE") };
    const proxy = await startProxy({
      respond: (request, response) =>
        void request.resume().on("end", () => response.writeHead(413).end(JSON.stringify(refusal))),
    });
    for (const [path, bytes] of [
      ["/api/contact", 5_000_000],
      [STATEMENTS, 9_000_000],
      [routes.uploadPicture.path, 20_000_000],
    ] as const)
      for (let time = 0; time < 4; time++)
        expect([path, await sendAll(proxy, path, bytes)]).toEqual([path, [413, refusal]]);
  });

  test("that is too large is refused in the API's shape and words", async ({ startProxy }) => {
    const proxy = await startProxy();
    const refused = await post(proxy, "/api/contact", 70_000_000, "known length", 100);
    expect(refused).toMatch(/^Content-Type: application\/json; charset=utf-8\r$/m);
    expect(bodyOf(refused)).toEqual({
      statusCode: 413,
      code: "BODY_TOO_LARGE",
      message: errorMessage("BODY_TOO_LARGE"),
    });
    const picture = await post(proxy, routes.uploadPicture.path, 70_000_000, "known length", 100);
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
    // The response is 502 until the first health check fails. A 503 takes five seconds of searching for a process.
    await expect.poll(() => inBoth(proxy)).toEqual(expected(503));
  });
});
