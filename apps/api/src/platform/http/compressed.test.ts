import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, it } from "vitest";
import { compress, compressLargeResponses, sendCompressed, sendSerialized, serialized } from "./compressed.ts";

const MANY = Array.from({ length: 1000 }, (_, index) => ({ seatId: `R${index}-A` }));

async function ask(url: string, accepted = "gzip, br", headers: Record<string, string> = {}) {
  const app = fastify();
  compressLargeResponses(app);
  app.get("/public", { config: { access: "public" } }, async (_request, reply) => {
    reply.header("vary", "origin");
    return MANY;
  });
  app.post("/public", { config: { access: "public" } }, async () => MANY);
  app.get("/few", { config: { access: "public" } }, async () => MANY.slice(0, 3));
  app.get("/personal", { config: { access: "user" } }, async () => MANY);
  const stored = compress(Buffer.from(JSON.stringify(MANY)));
  app.get("/stored", async (request, reply) =>
    sendCompressed(request, reply, stored, { type: "application/json", cacheControl: "no-cache" }),
  );
  for (const [path, seats, access] of [
    ["/shared", MANY, "public"],
    ["/shared-few", MANY.slice(0, 3), "public"],
    ["/shared-personal", MANY, "admin"],
  ] as const) {
    const response = serialized(JSON.stringify(seats));
    app.get(path, { config: { access } }, (request, reply) => {
      reply.header("vary", "origin");
      return sendSerialized(request, reply, response);
    });
  }
  const [method, path] = url.split(" ") as ["GET" | "HEAD" | "POST", string];
  return app.inject({ method, url: path, headers: { "accept-encoding": accepted, ...headers } });
}

it.each(["/public", "/shared"])(
  "compresses %s, large and only read, and says that it depends on who asks",
  async (url) => {
    const response = await ask(`GET ${url}`);
    expect(response.headers).toMatchObject({ "content-encoding": "gzip", vary: "origin, accept-encoding" });
    expect(response.headers["content-length"]).toBe(String(response.rawPayload.length));
    expect(response.rawPayload.length).toBeLessThan(JSON.stringify(MANY).length / 4);
    expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toEqual(MANY);
  },
);

it.each(["/public", "/shared"])("leaves %s as it is for who understands no gzip", async (url) => {
  const response = await ask(`GET ${url}`, "identity");
  expect(response.headers).toMatchObject({ vary: "origin, accept-encoding" });
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.json()).toEqual(MANY);
});

it.each(["/public", "/stored", "/shared"])(
  "says of %s to who asks for headers only what who reads it gets",
  async (url) => {
    for (const accepted of ["gzip, br", "gzip", "identity"]) {
      const [read, asked] = [await ask(`GET ${url}`, accepted), await ask(`HEAD ${url}`, accepted)];
      const { date: _, ...headers } = read.headers;
      expect(asked.headers).toMatchObject(headers);
      expect(asked.rawPayload).toHaveLength(0);
    }
  },
);

it.each(["/public", "/stored", "/shared"])(
  "sends %s in no form that is refused, and in the best that is not",
  async (url) => {
    const codingOf = async (accepted: string) => (await ask(`GET ${url}`, accepted)).headers["content-encoding"];
    for (const refused of ["gzip;q=0", "gzip; q=0.000, br;q=0", "x-gzip-like, sbr", ""])
      expect(await codingOf(refused), refused).toBeUndefined();
    for (const accepted of ["gzip", "GZIP;q=0.1", "br;q=0,deflate , gzip ; q=1", "identity;q=0, gzip"])
      expect(await codingOf(accepted), accepted).toBe("gzip");
  },
);

it.each(["POST /public", "GET /few", "GET /personal"])("leaves %s as it is", async (url) => {
  const response = await ask(url);
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.headers["vary"]).toBeUndefined();
});

it("compresses nothing that is not public, however many share it", async () => {
  const { headers, body } = await ask("GET /shared-personal");
  expect([headers["content-encoding"], headers["vary"]]).toEqual([undefined, "origin"]);
  expect(JSON.parse(body)).toEqual(MANY);
});

it("leaves a small response that many share as it is, as JSON", async () => {
  const { headers, body } = await ask("GET /shared-few");
  expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8", vary: "origin" });
  expect([headers["content-encoding"], JSON.parse(body)]).toEqual([undefined, MANY.slice(0, 3)]);
});

it("says 304 to who has what many share, in whichever form, and nothing else does", async () => {
  for (const url of ["/shared", "/shared-few"]) {
    const { headers } = await ask(`GET ${url}`);
    const toWhoHas = (etag: string, accepted?: string) => ask(`GET ${url}`, accepted, { "if-none-match": etag });
    const known = await toWhoHas(`"other", ${String(headers.etag)}`, "identity");
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, "", headers.etag]);
    expect(known.headers.vary).toBe(headers.vary);
    expect((await toWhoHas(`W/"other"`)).statusCode).toBe(200);
  }
});

it("compresses what many share once", async () => {
  const { gzip } = serialized(JSON.stringify(MANY));
  expect(gzip?.()).toBe(gzip?.());
  expect(serialized("[]").gzip).toBeNull();
});
