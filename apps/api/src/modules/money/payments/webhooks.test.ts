import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { collectJobs } from "#jobs.ts";
import { testEnv } from "#test/database.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider, type FakeProvider } from "#test/fake-provider.ts";
import { apiTest, started } from "#test/fixtures.ts";
import { proxyTo } from "#test/outage-proxy.ts";
import { payingOnline } from "#test/paying-online.ts";
import type { TestApp } from "#test/test-app.ts";

const DAY = 24 * 3600;
const clock = createFakeClock();
const provider: FakeProvider = createFakeProvider();
/** `online` calls `proxied`, whose servers can be cut off; `podium` beside it stays connected. */
const test = apiTest({ clock, paymentProvider: provider })
  .extend("postgres", { scope: "file" }, ({ podium }, cleanup) => proxyTo(podium.deps.config.DATABASE_URL, cleanup))
  .extend("redis", { scope: "file" }, ({}, cleanup) => proxyTo(testEnv("TEST_REDIS_URL"), cleanup))
  .extend("proxied", { scope: "file" }, ({ postgres, redis, podium }, cleanup) => {
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, JWT_SECRET: podium.deps.config.JWT_SECRET };
    return started({ env, clock, paymentProvider: provider, redisPrefix: podium.deps.redisPrefix }, cleanup);
  })
  .extend("online", { scope: "file" }, ({ proxied }) => payingOnline(proxied));
beforeEach(() => provider.setAway(false));

/** Runs the jobs that wait for webhooks. @returns how many there were */
async function settleNotices({ deps }: TestApp): Promise<number> {
  const jobs = (await deps.queues.queue.getJobs(["waiting", "delayed"])).filter(
    ({ name }) => name === "settle-payment-notice",
  );
  for (const job of jobs) {
    await collectJobs(deps)
      .find(({ name }) => name === job.name)
      ?.run(job.data);
    await job.remove();
  }
  return jobs.length;
}

describe("a webhook", () => {
  test("that comes several times at the same moment confirms once, and none of the money is to go back", async ({
    online,
    scenario,
  }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    await Promise.all(Array.from({ length: 6 }, () => online.webhook(ref)));
    expect(await online.outcome(user, id)).toMatchObject({ payment: { status: "PAID", refund: null } });
    expect(await scenario.refundOf(id)).toBeUndefined();
  });

  test("for a payment that had ended is stored while the provider does not respond, and settled later", async ({
    online,
    podium,
  }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, "EXPIRED");
    await online.webhook(ref);
    provider.say(ref, "PAID");
    provider.setAway(true);
    // The sweep checks open payments only.
    for (const _ of [1, 2]) expect((await online.webhook(ref)).statusCode).toBe(200);
    provider.setAway(false);
    expect((await online.outcome(user, id)).reservation.status).toBe("PENDING");
    expect(await settleNotices(podium)).toBe(1);
    expect((await online.outcome(user, id)).reservation.status).toBe("CONFIRMED");
  });

  test("is stored in Redis while Postgres is away", async ({ online, podium, postgres }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    onTestFinished(postgres.restore);
    postgres.cut();
    expect((await online.webhook(ref)).statusCode).toBe(200);
    postgres.restore();
    expect(await settleNotices(podium)).toBe(1);
    expect((await payingOnline(podium).outcome(user, id)).reservation.status).toBe("CONFIRMED");
  });

  test("confirms while Redis is away, and is refused only when the provider is away too, so that it comes again", async ({
    online,
    podium,
    proxied,
    redis,
  }) => {
    const [one, two] = [await online.reserveOnline(), await online.reserveOnline()];
    for (const { ref } of [one, two]) provider.say(ref, "PAID");
    onTestFinished(redis.restore);
    redis.cut();
    await expect.poll(() => proxied.deps.redis.isReady()).toBe(false);
    expect((await online.webhook(one.ref)).statusCode).toBe(200);
    expect((await podium.deps.reservations.get(one.id)).status).toBe("CONFIRMED");
    provider.setAway(true);
    expect((await online.webhook(two.ref)).json()).toMatchObject({ statusCode: 503, code: "UNAVAILABLE" });
    provider.setAway(false);
    expect((await online.webhook(two.ref)).statusCode).toBe(200);
    expect((await podium.deps.reservations.get(two.id)).status).toBe("CONFIRMED");
    redis.restore();
    await expect.poll(() => proxied.deps.redis.isReady()).toBe(true);
  });

  test("with a reference that we do not know asks the provider only while a young payment has none", async ({
    podium,
    online,
  }) => {
    // After two days, payments that other tests left without a reference no longer count as young.
    clock.advance(2 * DAY);
    const unknown = () => online.webhook("fake_somebody");
    const asked = provider.asked();
    await unknown();
    expect(provider.asked()).toBe(asked);
    provider.setAway(true);
    await online.reserveOnline();
    provider.setAway(false);
    await unknown();
    expect(provider.asked()).toBe(asked + 1);
    clock.advance(2 * DAY);
    await unknown();
    expect(provider.asked()).toBe(asked + 1);
    expect(await settleNotices(podium)).toBe(0);
  });

  test("is kept once for a reference, and five hundred at most of those that we do not know; ours is kept all the same", async ({
    online,
    podium,
  }) => {
    const { ref } = await online.reserveOnline();
    provider.setAway(true);
    await online.reserveOnline();
    const statuses = new Set<number>();
    for (let one = 0; one < 520; one++) statuses.add((await online.webhook(`fake_nobody_${one}`)).statusCode);
    expect([...statuses]).toEqual([200, 503]);
    for (const _ of [1, 2]) expect((await online.webhook(ref)).statusCode).toBe(200);
    provider.setAway(false);
    const waiting = await settleNotices(podium);
    expect(waiting).toBeGreaterThan(400);
    expect(waiting).toBeLessThanOrEqual(501);
  });

  test("for a payment whose creation was lost on the way finds it by the provider's metadata", async ({
    online,
    podium,
  }) => {
    const create = provider.create.bind(provider);
    vi.spyOn(provider, "create").mockImplementationOnce(async (order) => {
      await create(order);
      throw new Error("the connection broke");
    });
    const { user, id, checkoutUrl } = await online.reserveOnline();
    expect(checkoutUrl).toBeUndefined();
    const ref = [...provider.orders].find(([, order]) => order.reservationId === id)?.[0] ?? "";
    clock.advance(1801);
    await podium.deps.payments.sweep();
    expect((await online.outcome(user, id)).payment?.status).toBe("FAILED");
    provider.say(ref, "PAID");
    expect((await online.webhook(ref)).statusCode).toBe(200);
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { status: "CONFIRMED" },
      payment: { status: "PAID", refund: null },
    });
  });
});
