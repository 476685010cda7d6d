import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createHoldQuota } from "#modules/sale/seats/hold-quota.ts";
import { testEnv } from "#test/database.ts";
import { LONG_TIME_LIMITS } from "#test/test-app.ts";
import { createLimiter } from "./limiter.ts";
import { type OutageProxy, startOutageProxy } from "#test/outage-proxy.ts";
import { connectRedis, type RedisConnections } from "./redis.ts";

const logger = pino({ level: "silent" });

let admin: Redis;
let proxy: OutageProxy;
let patient: RedisConnections;
let redis: RedisConnections;
beforeAll(async () => {
  const url = testEnv("TEST_BREAKABLE_REDIS_URL");
  admin = new Redis(url);
  proxy = await startOutageProxy(url);
  patient = connectRedis(url, logger, { timeLimits: LONG_TIME_LIMITS });
  // A request that hangs fails after the product's own timeout of 200 ms; a later response would be counted twice.
  redis = connectRedis(proxy.url, logger);
  const ready = [patient, redis].map(({ limits }) => new Promise((resolve) => limits.once("ready", resolve)));
  await Promise.all([admin.ping(), ...ready]);
});
afterAll(async () => {
  await Promise.all([patient.close(), redis.close()]);
  await proxy.close();
  admin.disconnect();
});

const limiterOf = (connections: RedisConnections, seconds = 60) =>
  createLimiter(connections, { prefix: randomUUID(), name: "test", points: 2, seconds });

describe("a limiter", () => {
  test("counts every use in a window, by key, and says when the window ends", async () => {
    const { count, get } = limiterOf(patient);
    expect(await get("a")).toBeNull();
    const counted = [await count("a"), await count("a", 5), await count("b")];
    expect(counted.map(({ consumedPoints }) => consumedPoints)).toEqual([1, 6, 1]);
    expect(counted[1]?.msBeforeNext).toBeGreaterThan(50_000);
    expect(counted[1]?.msBeforeNext).toBeLessThanOrEqual(60_000);
    expect((await get("a"))?.consumedPoints).toBe(6);
  });

  test("leaves nothing behind once the window is over", async () => {
    const { count, get } = limiterOf(patient, 1);
    await count("a");
    await expect.poll(() => get("a")).toBeNull();
  });
});

describe.each([
  ["hangs", async () => proxy.hang(), async () => proxy.restore()],
  ["is full", () => admin.config("SET", "maxmemory", "1"), () => admin.config("SET", "maxmemory", "0")],
  ["is read-only", () => admin.replicaof("127.0.0.1", 1), () => admin.replicaof("NO", "ONE")],
])("with a Redis that %s", (_name, breakIt, mend) => {
  afterEach(async () => {
    await mend();
  });

  test("a limit holds", async () => {
    const { count, get } = limiterOf(redis);
    await breakIt();
    const counted = [await count("a"), await count("a"), await count("b")];
    expect(counted.map(({ consumedPoints }) => consumedPoints)).toEqual([1, 2, 1]);
    expect((await get("a"))?.consumedPoints).toBe(2);
  });

  test("abandoned holds use up the quota", async () => {
    const quota = createHoldQuota({
      redis,
      prefix: randomUUID(),
      enabled: true,
      holdSeconds: 900,
    });
    await breakIt();
    await expect(quota.check(7)).resolves.toBeUndefined();
    const now = new Date();
    quota.charge({ userId: 7 }, [{ heldSince: new Date(now.getTime() - 36_000_000) }], now);
    await expect.poll(() => quota.check(7).catch((error: unknown) => error)).toMatchObject({ code: "HOLDS_PAUSED" });
    await expect(quota.check(8)).resolves.toBeUndefined();
  });
});
