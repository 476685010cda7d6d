import { connect } from "node:net";
import { promisify } from "node:util";
import { routes } from "@podium/shared/contracts/routes";
import { describe, expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { formOf } from "#test/pictures.ts";

const test = apiTest({ listen: true });

describe("a client that sends its body to the end before reading", () => {
  const large = Buffer.alloc(5_000_000, "x");

  /** Sends a body in pieces, as browsers do on a network. @returns the response's status and error code */
  async function exchange(podium: { url: string }, path: string, headers: object, body = large): Promise<unknown[]> {
    const socket = connect(Number(new URL(podium.url).port), "127.0.0.1");
    try {
      const lines = Object.entries({ host: "podium", "content-length": body.length, ...headers });
      const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""];
      socket.write(head.join("\r\n"));
      for (let sent = 0; sent < body.length; sent += 100_000)
        await promisify<Buffer>(socket.write.bind(socket))(body.subarray(sent, sent + 100_000));
      let response = "";
      for await (const data of socket) {
        response += String(data);
        if (response.endsWith("}")) break;
      }
      const [status] = /(?<=^HTTP\/1\.1 )\d+/.exec(response) ?? [];
      return [Number(status), (JSON.parse(response.slice(response.indexOf("{"))) as { code: string }).code];
    } finally {
      socket.destroy();
    }
  }
  const json = { "content-type": "application/json" };

  test.for([
    ["413 BODY_TOO_LARGE", "/api/contact", json],
    ["413 BODY_TOO_LARGE", "/api/contact", { ...json, connection: "close" }],
    ["415 UNSUPPORTED_CONTENT", "/api/contact", { "content-type": "text/odd" }],
    ["413 BODY_TOO_LARGE", "/api/nowhere", json],
    ["401 UNAUTHORIZED", "/api/admin/halls", json],
    ["401 UNAUTHORIZED", "/api/admin/pictures", { "content-type": "image/jpeg", connection: "close" }],
  ] as const)("reads %s of %s each time", async ([refusal, path, headers], { podium }) => {
    const responses = await Promise.all([1, 2, 3].map(() => exchange(podium, path, headers)));
    expect(responses.map((each) => each.join(" "))).toEqual([refusal, refusal, refusal]);
  });

  test("reads that a statement or a photo is too large", async ({ podium, admin }) => {
    const authorization = `Bearer ${admin.token}`;
    const statement = Buffer.alloc(9_000_000, "x");
    expect(await exchange(podium, routes.uploadBankStatement.path, { ...json, authorization }, statement)).toEqual([
      413,
      "STATEMENT_TOO_LARGE",
    ]);
    const { payload, headers } = formOf({ content: Buffer.alloc(20_000_000, "x") });
    expect(await exchange(podium, routes.uploadPicture.path, { ...headers, authorization }, payload)).toEqual([
      413,
      "PICTURE_TOO_LARGE",
    ]);
  });
});
