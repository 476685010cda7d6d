import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testEnv } from "./database.ts";
import { makePerson, makeShow, type Person } from "./factories.ts";
import { type OutageProxy, startOutageProxy } from "./outage-proxy.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

const BACK_WITHIN_MS = 10_000;

let direct: TestApp;
let podium: TestApp;
let postgres: OutageProxy;
let redis: OutageProxy;
let person: Person;

/** Asks until the answer has this status; fails when it does not within ten seconds of the outage's end. */
function untilStatus(status: number, ask: () => Promise<{ statusCode: number }>): Promise<void> {
  return expect.poll(async () => (await ask()).statusCode, { timeout: BACK_WITHIN_MS, interval: 50 }).toBe(status);
}

const unavailable = { statusCode: 503, code: "UNAVAILABLE", message: expect.stringContaining("niet bereikbaar") };

beforeAll(async () => {
  direct = await startTestApp();
  // The proxies stand before the database that the first app made.
  postgres = await startOutageProxy(direct.deps.config.DATABASE_URL);
  redis = await startOutageProxy(testEnv("TEST_REDIS_URL"));
  podium = await startTestApp({
    env: { DATABASE_URL: postgres.url, REDIS_URL: redis.url, CART_HOLD_SECONDS: "3" },
    work: true,
    sweep: true,
    listen: true,
  });
  person = await makePerson(podium);
}, 30_000);
afterAll(async () => {
  await podium.close();
  await Promise.all([postgres.close(), redis.close()]);
  await direct.close();
});

describe("with Redis away", () => {
  test("changes answer 503, reading goes on, and all is well again without a restart", async () => {
    const show = await makeShow(podium);
    const held = await person.call("POST", `/api/carts/seats/${show.id}/R1-A`);
    expect(held.statusCode).toBe(200);
    await redis.cut();
    await untilStatus(503, () => person.call("POST", `/api/carts/seats/${show.id}/R1-B`));
    expect((await person.call("POST", `/api/carts/seats/${show.id}/R1-B`)).json()).toEqual(unavailable);
    expect((await podium.app.inject("/api/show")).statusCode).toBe(200);
    const ready = await podium.app.inject("/readyz");
    expect([ready.statusCode, ready.json<{ missing: string[] }>().missing]).toEqual([
      503,
      expect.arrayContaining(["redis"]),
    ]);
    expect((await podium.app.inject("/healthz")).statusCode).toBe(200);
    // The proxy asks this one: were it 503 too, nobody could even read.
    expect((await podium.app.inject("/readyz?only=process")).statusCode).toBe(200);
    // The hold that was made before expires all the same: Postgres is the truth and the sweep reads it.
    await untilStatus(404, () => person.call("GET", "/api/carts"));
    await redis.restore();
    await untilStatus(200, () => person.call("POST", `/api/carts/seats/${show.id}/R1-C`));
    await untilStatus(200, () => podium.app.inject("/readyz"));
  }, 60_000);
});

describe("with Postgres away", () => {
  test("calls answer 503, nothing is lost, and all is well again without a restart", async () => {
    const show = await makeShow(podium);
    const held = await person.call("POST", `/api/carts/seats/${show.id}/R2-A`);
    expect(held.statusCode).toBe(200);
    const reserved = await person.call("POST", `/api/reservation/${show.id}`, {
      seatIds: ["R2-A"],
      paymentMethod: "MANUAL",
    });
    expect(reserved.statusCode).toBe(201);
    await postgres.cut();
    for (const answer of [
      await podium.app.inject("/api/show"),
      await person.call("POST", `/api/carts/seats/${show.id}/R2-B`),
      await person.call("GET", "/api/auth/me"),
    ]) {
      expect(answer.json()).toEqual(unavailable);
    }
    expect((await podium.app.inject("/readyz")).json()).toMatchObject({
      missing: expect.arrayContaining(["postgres"]),
    });
    await postgres.restore();
    await untilStatus(200, () => person.call("POST", `/api/carts/seats/${show.id}/R2-B`));
    expect((await person.call("GET", "/api/reservation/my-latest-reservation")).json()).toMatchObject({
      id: reserved.json<{ id: number }>().id,
    });
    await untilStatus(200, () => podium.app.inject("/readyz"));
  }, 60_000);
});

test("sheds load: how is tested in platform/load-shedding.test.ts", () => {
  expect(podium.app.hasPlugin("@fastify/under-pressure")).toBe(true);
});
