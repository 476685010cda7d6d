import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { testEnv } from "#test/database.ts";
import { LONG_TIME_LIMITS } from "#test/test-app.ts";
import { waitInWords } from "#platform/process/formats.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { byAccount, byAddress, setUpRateLimit } from "./rate-limit.ts";
import { type RedisConnections, connectRedis } from "#platform/data/redis.ts";

const opened: Array<{ close(): Promise<unknown> }> = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

function connect(url = testEnv("TEST_REDIS_URL")): RedisConnections {
  const redis = connectRedis(url, pino({ level: "silent" }), { timeLimits: LONG_TIME_LIMITS });
  opened.push(redis);
  return redis;
}

async function ready(redis: RedisConnections): Promise<RedisConnections> {
  if (redis.limits.status !== "ready") await new Promise((resolve) => redis.limits.once("ready", resolve));
  return redis;
}

/** An app with a few routes; the header `x-account` stands for a token with a good signature. */
async function startApp(
  options: { redis?: RedisConnections; enabled?: boolean; prefix?: string } = {},
): Promise<FastifyInstance> {
  const app = fastify();
  opened.push(app);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof DomainError) return reply.code(error.statusCode).send(error.toBody());
    throw error;
  });
  app.decorateRequest("claims", null);
  app.addHook("onRequest", async (request) => {
    const id = Number(request.headers["x-account"]);
    if (id) request.claims = { kind: "account", id, sessionId: "one" };
  });
  setUpRateLimit(app, {
    redis: options.redis ?? (await ready(connect())),
    enabled: options.enabled ?? true,
    prefix: options.prefix ?? randomUUID(),
  });

  const ok = async () => ({ ok: true });
  const refuse = async () => {
    throw new DomainError("UNAUTHORIZED");
  };
  app.get("/api/general", ok);
  app.get("/api/other", ok);
  app.get("/page.html", ok);
  app.get("/feed.ics", { config: { countsAsCall: true } }, ok);
  app.get("/photo.avif", { config: { rateLimit: { max: 2, seconds: 60, key: byAddress, inMemory: true } } }, ok);
  app.get("/strict.html", { config: { rateLimit: { max: 2, seconds: 60, key: byAddress } } }, ok);
  app.get("/api/strict", { config: { rateLimit: { max: 2, seconds: 60 } } }, ok);
  app.get("/api/by-address", { config: { rateLimit: { max: 2, seconds: 60, key: byAddress } } }, ok);
  app.get("/api/by-account", { config: { rateLimit: { max: 2, seconds: 60, key: byAccount } } }, ok);
  app.get("/api/refused", { onRequest: refuse, config: { rateLimit: { max: 2, seconds: 60 } } }, ok);
  const byName = {
    max: 2,
    seconds: 60,
    key: (request: { body?: unknown }) => `named:${JSON.stringify(request.body)}`,
  };
  app.post("/api/named", { config: { rateLimit: { max: 5, seconds: 60 }, bodyRateLimit: byName } }, ok);
  return app;
}

async function statuses(
  app: FastifyInstance,
  count: number,
  request: { url: string; ip?: string; account?: number; name?: string },
) {
  const responses: number[] = [];
  for (let call = 0; call < count; call++) {
    const response = await app.inject({
      method: request.name ? "POST" : "GET",
      url: request.url,
      remoteAddress: request.ip ?? "192.0.2.1",
      headers: { ...(request.account && { "x-account": String(request.account) }) },
      ...(request.name && { payload: { name: request.name } }),
    });
    responses.push(response.statusCode);
  }
  return responses;
}

describe("the general limit", () => {
  test("lets an address make 600 calls a minute, and not one more", async () => {
    const app = await startApp();
    expect(new Set(await statuses(app, 600, { url: "/api/general" }))).toEqual(new Set([200]));
    expect(await statuses(app, 1, { url: "/api/other" })).toEqual([429]);
    expect(await statuses(app, 1, { url: "/api/general", ip: "192.0.2.2" })).toEqual([200]);
  });

  test("counts whoever is signed in by account and not by address", async () => {
    const app = await startApp();
    expect(new Set(await statuses(app, 900, { url: "/api/general", account: 7 }))).toEqual(new Set([200]));
    expect(await statuses(app, 1, { url: "/api/general", account: 7, ip: "192.0.2.2" })).toEqual([429]);
    expect(await statuses(app, 1, { url: "/api/general", account: 8 })).toEqual([200]);
    expect(await statuses(app, 1, { url: "/api/general" })).toEqual([200]);
  });

  test("counts an IPv6 subscriber as one, whatever address of theirs they use", async () => {
    const app = await startApp();
    expect(await statuses(app, 2, { url: "/api/strict", ip: "2001:db8:1:2::3" })).toEqual([200, 200]);
    expect(await statuses(app, 1, { url: "/api/strict", ip: "2001:db8:1:2:ffff::9" })).toEqual([429]);
    expect(await statuses(app, 1, { url: "/api/strict", ip: "2001:db8:1:3::3" })).toEqual([200]);
  });

  test("counts the networks around an IPv6 one too: a /56 may twice, a /48 eight times as much", async () => {
    const app = await startApp();
    const from = (ip: string) => statuses(app, 3, { url: "/api/strict", ip });
    expect(await from("2001:db8:1:2::1")).toEqual([200, 200, 429]);
    expect(await from("2001:db8:1:3::1")).toEqual([200, 200, 429]);
    // Refused calls of one network do not count for the others; the fourth call was the last one of the /56.
    expect(await from("2001:db8:1:4::1")).toEqual([429, 429, 429]);
    for (let household = 1; household <= 6; household++)
      expect(await from(`2001:db8:1:${household}02::1`)).toEqual([200, 200, 429]);
    expect(await from("2001:db8:1:702::1")).toEqual([429, 429, 429]);
    expect(await from("2001:db8:2:2::1")).toEqual([200, 200, 429]);
  });

  test("counts a /48 in general as well, in memory", async () => {
    const app = await startApp();
    for (let household = 0; household < 8; household++)
      await statuses(app, 600, { url: "/api/general", ip: `2001:db8:1:${household}00::1` });
    expect(await statuses(app, 1, { url: "/api/general", ip: "2001:db8:1:900::1" })).toEqual([429]);
    expect(await statuses(app, 1, { url: "/api/general", ip: "2001:db8:2::1" })).toEqual([200]);
  });

  test("is counted by all processes together, a moment later", async () => {
    const [redis, prefix] = [await ready(connect()), randomUUID()];
    const [first, second] = [await startApp({ redis, prefix }), await startApp({ redis, prefix })];
    await statuses(first, 600, { url: "/api/general" });
    let asked = 0;
    const ask = () => {
      asked++;
      return statuses(second, 1, { url: "/api/general" });
    };
    await expect.poll(ask).toEqual([429]);
    expect(asked).toBeLessThan(600);
  });

  test("counts what is outside the API and costs as much as a call", async () => {
    const app = await startApp();
    expect(new Set(await statuses(app, 600, { url: "/feed.ics" }))).toEqual(new Set([200]));
    expect(await statuses(app, 1, { url: "/api/general" })).toEqual([429]);
  });

  test("leaves pages and images alone", async () => {
    const app = await startApp();
    expect(new Set(await statuses(app, 650, { url: "/page.html" }))).toEqual(new Set([200]));
  });
});

describe("an endpoint's own limit", () => {
  test("counts apart from the rest", async () => {
    const app = await startApp();
    expect(await statuses(app, 3, { url: "/api/strict" })).toEqual([200, 200, 429]);
    expect(await statuses(app, 1, { url: "/api/general" })).toEqual([200]);
  });

  test("counts calls that the access rule refuses", async () => {
    const app = await startApp();
    expect(await statuses(app, 3, { url: "/api/refused" })).toEqual([401, 401, 429]);
  });

  test("by address holds whoever signs in", async () => {
    const app = await startApp();
    expect(await statuses(app, 2, { url: "/api/by-address", account: 1 })).toEqual([200, 200]);
    expect(await statuses(app, 1, { url: "/api/by-address", account: 2 })).toEqual([429]);
  });

  test("by account leaves whoever is not signed in to the general limit", async () => {
    const app = await startApp();
    expect(await statuses(app, 3, { url: "/api/by-account", account: 1 })).toEqual([200, 200, 429]);
    expect(await statuses(app, 3, { url: "/api/by-account" })).toEqual([200, 200, 200]);
  });

  test("says in the headers what is left", async () => {
    const app = await startApp();
    const { headers } = await app.inject({ url: "/api/strict", remoteAddress: "192.0.2.1" });
    expect(headers).toMatchObject({
      "x-ratelimit-limit": "2",
      "x-ratelimit-remaining": "1",
      "x-ratelimit-reset": "60",
    });
  });

  test("may be counted in memory, by all processes together a moment later", async () => {
    const [redis, prefix] = [await ready(connect()), randomUUID()];
    const [first, second] = [await startApp({ redis, prefix }), await startApp({ redis, prefix })];
    expect(await statuses(first, 3, { url: "/photo.avif" })).toEqual([200, 200, 429]);
    await expect.poll(() => statuses(second, 1, { url: "/photo.avif" })).toEqual([429]);
  });

  test("holds a page that has one, which counts for nothing else", async () => {
    const app = await startApp();
    expect(await statuses(app, 3, { url: "/strict.html" })).toEqual([200, 200, 429]);
    expect(await statuses(app, 1, { url: "/strict.html", ip: "192.0.2.2" })).toEqual([200]);
    expect(new Set(await statuses(app, 600, { url: "/api/general" }))).toEqual(new Set([200]));
    expect(await statuses(app, 1, { url: "/api/general" })).toEqual([429]);
    expect(await statuses(app, 1, { url: "/page.html" })).toEqual([200]);
  });

  test("responds in the API's error shape and says when to come back", async () => {
    const app = await startApp();
    await statuses(app, 2, { url: "/api/strict" });
    const response = await app.inject({ url: "/api/strict", remoteAddress: "192.0.2.1" });
    const seconds = Number(response.headers["retry-after"]);
    expect(response.json()).toEqual({
      statusCode: 429,
      code: "TOO_MANY_REQUESTS",
      message: `Te veel pogingen. Wacht ${waitInWords(seconds)} en probeer het dan opnieuw.`,
    });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test("is counted by all processes together", async () => {
    const [redis, prefix] = [await ready(connect()), randomUUID()];
    const [first, second] = [await startApp({ redis, prefix }), await startApp({ redis, prefix })];
    expect(await statuses(first, 2, { url: "/api/strict" })).toEqual([200, 200]);
    expect(await statuses(second, 1, { url: "/api/strict" })).toEqual([429]);
  });
});

describe("a second limit on a route", () => {
  test("counts by what the body says, beside the first", async () => {
    const app = await startApp();
    expect(await statuses(app, 3, { url: "/api/named", name: "a" })).toEqual([200, 200, 429]);
    expect(await statuses(app, 2, { url: "/api/named", name: "b" })).toEqual([200, 200]);
    expect(await statuses(app, 1, { url: "/api/named", name: "c" })).toEqual([429]);
  });

  test("says when to come back", async () => {
    const app = await startApp();
    await statuses(app, 2, { url: "/api/named", name: "a" });
    const response = await app.inject({
      method: "POST",
      url: "/api/named",
      remoteAddress: "192.0.2.1",
      payload: { name: "a" },
    });
    expect(response.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });
});

test("limits in each process while Redis is unreachable", async () => {
  const app = await startApp({ redis: connect("redis://127.0.0.1:1") });
  expect(await statuses(app, 3, { url: "/api/strict" })).toEqual([200, 200, 429]);
  expect(await statuses(app, 3, { url: "/api/named", name: "a" })).toEqual([200, 200, 429]);
});

test("limits nothing when switched off", async () => {
  const app = await startApp({ enabled: false });
  expect(await statuses(app, 5, { url: "/api/strict" })).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(app, 7, { url: "/api/named", name: "a" })).toEqual([200, 200, 200, 200, 200, 200, 200]);
});
