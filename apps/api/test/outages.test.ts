import { sql } from "kysely";
import { describe, expect, onTestFinished } from "vitest";
import { makeUser, makeShow } from "./factories.ts";
import { testEnv } from "./database.ts";
import { apiTest, started } from "./fixtures.ts";
import { proxyTo } from "./outage-proxy.ts";

/** Repeats a call until it responds with this status. */
function untilStatus(status: number, ask: () => Promise<{ statusCode: number }>): Promise<void> {
  return expect.poll(async () => (await ask()).statusCode).toBe(status);
}

const unavailable = { statusCode: 503, code: "UNAVAILABLE", message: expect.stringContaining("niet bereikbaar") };

/** `proxied` is the application behind the proxies; `podium`, on the same database, has no outage. */
const test = apiTest()
  .extend("postgres", { scope: "file" }, ({ podium }, cleanup) => proxyTo(podium.deps.config.DATABASE_URL, cleanup))
  .extend("redis", { scope: "file" }, ({}, cleanup) => proxyTo(testEnv("TEST_REDIS_URL"), cleanup))
  .extend("proxied", { scope: "file" }, ({ postgres, redis }, cleanup) => {
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    return started({ env, work: true, sweep: true, listen: true }, cleanup);
  })
  .extend("user", { scope: "file" }, ({ proxied }) => makeUser(proxied));

describe("with Redis unreachable", () => {
  test("changes respond 503, reading goes on, and all is well again without a restart", async ({
    proxied,
    redis,
    user,
  }) => {
    const show = await makeShow(proxied);
    const held = await user.call("POST", `/api/carts/seats/${show.id}/R1-A`);
    expect(held.statusCode).toBe(200);
    onTestFinished(redis.restore);
    redis.cut();
    await untilStatus(503, () => user.call("POST", `/api/carts/seats/${show.id}/R1-B`));
    expect((await user.call("POST", `/api/carts/seats/${show.id}/R1-B`)).json()).toEqual(unavailable);
    expect((await proxied.app.inject("/api/show")).statusCode).toBe(200);
    const ready = await proxied.app.inject("/readyz");
    expect([ready.statusCode, ready.json<{ missing: string[] }>().missing]).toEqual([
      503,
      expect.arrayContaining(["redis"]),
    ]);
    expect((await proxied.app.inject("/healthz")).statusCode).toBe(200);
    // The reverse proxy asks this URL: if it responded 503 too, visitors could not even read the site.
    expect((await proxied.app.inject("/readyz?only=process")).statusCode).toBe(200);
    // The earlier hold still expires, because the sweep reads it from Postgres.
    await sql`with due as (update carts set expires_at = now()) update seats set held_until = now() where status = 'held'`.execute(
      proxied.deps.database.db,
    );
    await untilStatus(404, () => user.call("GET", "/api/carts"));
    redis.restore();
    await untilStatus(200, () => user.call("POST", `/api/carts/seats/${show.id}/R1-C`));
    await untilStatus(200, () => proxied.app.inject("/readyz"));
  });
});

describe("with Postgres unreachable", () => {
  test("calls respond 503, nothing is lost, and all is well again without a restart", async ({
    proxied,
    postgres,
    user,
  }) => {
    const show = await makeShow(proxied);
    const held = await user.call("POST", `/api/carts/seats/${show.id}/R2-A`);
    expect(held.statusCode).toBe(200);
    const reserved = await user.call("POST", `/api/reservation/${show.id}`, {
      seatIds: ["R2-A"],
      paymentMethod: "MANUAL",
    });
    expect(reserved.statusCode).toBe(201);
    onTestFinished(postgres.restore);
    postgres.cut();
    for (const response of [
      await proxied.app.inject("/api/show"),
      await user.call("POST", `/api/carts/seats/${show.id}/R2-B`),
      await user.call("GET", "/api/auth/me"),
    ]) {
      expect(response.json()).toEqual(unavailable);
    }
    expect((await proxied.app.inject("/readyz")).json()).toMatchObject({
      missing: expect.arrayContaining(["postgres"]),
    });
    postgres.restore();
    await untilStatus(200, () => user.call("POST", `/api/carts/seats/${show.id}/R2-B`));
    expect((await user.call("GET", "/api/reservation/my-latest-reservation")).json()).toMatchObject({
      id: reserved.json<{ id: number }>().id,
    });
    await untilStatus(200, () => proxied.app.inject("/readyz"));
  });
});
