import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { testEnv } from "#test/database.ts";
import { type OutageProxy, startOutageProxy } from "#test/outage-proxy.ts";
import { LONG_TIME_LIMITS } from "#test/test-app.ts";
import { createBatchedLimiter } from "./batched-limiter.ts";
import { createLimiter } from "#platform/data/limiter.ts";
import { connectRedis, type RedisConnections } from "#platform/data/redis.ts";

const logger = pino({ level: "silent" });

let admin: Redis;
let proxy: OutageProxy;
beforeAll(async () => {
  const url = testEnv("TEST_BREAKABLE_REDIS_URL");
  admin = new Redis(url);
  proxy = await startOutageProxy(url);
  await admin.ping();
});
afterAll(async () => {
  await proxy.close();
  admin.disconnect();
});

/** Connects to Redis as a production process does. */
async function connect({ timeLimits = LONG_TIME_LIMITS, url = testEnv("TEST_BREAKABLE_REDIS_URL") } = {}) {
  const redis = connectRedis(url, logger, { timeLimits });
  onTestFinished(() => redis.close());
  await new Promise((resolve) => redis.limits.once("ready", resolve));
  return redis;
}

const limiterOf = (redis: RedisConnections, prefix: string, seconds = 60) =>
  createBatchedLimiter(redis, { prefix, name: "test", seconds });

const inRedis = (prefix: string, key: string) => admin.get(`${prefix}:limit:test:${key}`);

describe("a limiter that counts in memory", () => {
  test("counts every use at once, by key, and says when the window ends", async () => {
    const { count, get } = limiterOf(await connect(), randomUUID());
    expect(get("a")).toBeNull();
    const counted = [count("a"), count("a", 5), count("b")];
    expect(counted.map(({ consumedPoints }) => consumedPoints)).toEqual([1, 6, 1]);
    expect(counted[0]?.msBeforeNext).toBeCloseTo(60_000);
    expect(get("a")?.consumedPoints).toBe(6);
  });

  test("counts with other processes, whichever counted first", async () => {
    const prefix = randomUUID();
    const [one, other] = [limiterOf(await connect(), prefix), limiterOf(await connect(), prefix)];
    one.count("a", 3);
    await expect.poll(() => other.get("a")?.consumedPoints).toBe(3);
    expect(other.count("a", 2).consumedPoints).toBe(5);
    await expect.poll(() => one.get("a")?.consumedPoints).toBe(5);
  });

  test("counts in the window that another process began", async () => {
    const prefix = randomUUID();
    const { count, get } = limiterOf(await connect(), prefix);
    await admin.set(`${prefix}:limit:test:a`, 3, "EX", 30);
    count("a");
    await expect.poll(() => get("a")?.consumedPoints).toBe(4);
    expect(get("a")?.msBeforeNext).toBeLessThanOrEqual(30_000);
  });

  test("counts in one window with a limiter that asks Redis each time", async () => {
    const prefix = randomUUID();
    const redis = await connect();
    const exact = createLimiter(redis, { prefix, name: "test", points: 9, seconds: 60 });
    await exact.count("a", 4);
    const { count, get } = limiterOf(redis, prefix);
    count("a");
    await expect.poll(() => get("a")?.consumedPoints).toBe(5);
    expect((await exact.get("a"))?.consumedPoints).toBe(5);
  });

  test("tells Redis in one command what a crowd did, and does not ask for what nobody uses", async () => {
    const redis = await connect();
    const commands = vi.spyOn(redis.limits, "eval");
    const prefix = randomUUID();
    const { count } = limiterOf(redis, prefix);
    for (let who = 0; who < 100; who++) for (let use = 0; use < 3; use++) count(String(who));
    await expect.poll(() => inRedis(prefix, "99")).toBe("3");
    expect(commands).toHaveBeenCalledTimes(1);
  });

  test("begins anew once the window is over, here and in Redis", async () => {
    const prefix = randomUUID();
    const { count, get } = limiterOf(await connect(), prefix, 2);
    count("a", 5);
    await expect.poll(() => inRedis(prefix, "a")).toBe("5");
    await expect.poll(() => inRedis(prefix, "a")).toBeNull();
    // An earlier response may arrive a moment after the key expired in Redis.
    await expect.poll(() => get("a") ?? count("a")).toMatchObject({ consumedPoints: 1 });
  });

  test("loses nothing when its process stops", async () => {
    const prefix = randomUUID();
    const redis = connectRedis(testEnv("TEST_BREAKABLE_REDIS_URL"), logger, { timeLimits: LONG_TIME_LIMITS });
    await new Promise((resolve) => redis.limits.once("ready", resolve));
    limiterOf(redis, prefix).count("a", 4);
    await redis.close();
    expect(await inRedis(prefix, "a")).toBe("4");
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

  test("a process counts alone, and afterwards with the others again", async () => {
    const prefix = randomUUID();
    // A request that hangs fails after the product's own timeout of 200 ms.
    const redis = connectRedis(proxy.url, logger);
    onTestFinished(() => redis.close());
    await new Promise((resolve) => redis.limits.once("ready", resolve));
    const shared = vi.spyOn(redis.limits, "eval");
    const { count, get } = limiterOf(redis, prefix);
    await breakIt();
    count("a", 2);
    await expect.poll(() => shared.mock.settledResults.some(({ type }) => type !== "incomplete")).toBe(true);
    expect(count("a").consumedPoints).toBe(3);
    await mend();
    const other = limiterOf(await connect(), prefix);
    other.count("b", 7);
    await expect.poll(() => get("b")?.consumedPoints).toBe(7);
    // Uses counted during the outage still count in this process, and only once.
    expect(get("a")?.consumedPoints).toBe(3);
  });
});
