import { expect, onTestFinished, vi } from "vitest";
import { buildWorkerApp } from "#worker-app.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";

const test = apiTest({ env: { RATE_LIMIT: "on" } })
  .extend(
    "ask",
    { scope: "file" },
    ({ podium }) =>
      async (url: string, remoteAddress: string): Promise<number> =>
        (await podium.app.inject({ url, remoteAddress })).statusCode,
  )
  .extend("draining", appBeside())
  .extend("worker", async ({ draining }, { onCleanup }) => {
    const worker = buildWorkerApp(draining.deps);
    onCleanup(() => worker.close());
    return worker;
  });

test("however many ask at once whether the server is ready, it asks the database and Redis once at a time", async ({
  ask,
  podium,
}) => {
  let [underWay, most, checks] = [0, 0, 0];
  const ping = podium.deps.queues.ping;
  const counted = vi.spyOn(podium.deps.queues, "ping").mockImplementation(async () => {
    checks++;
    most = Math.max(most, ++underWay);
    await ping();
    underWay--;
  });
  onTestFinished(() => counted.mockRestore());
  const statuses = await Promise.all(Array.from({ length: 300 }, () => ask("/readyz", "192.0.2.1")));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(most).toBe(1);
  expect(checks).toBeLessThan(statuses.length);
});

test("an address may ask 600 times a minute, and not once more; a proxy may go on", async ({ ask }) => {
  const times = async (count: number, url: string, address = "192.0.2.2"): Promise<Set<number>> =>
    new Set(await Promise.all(Array.from({ length: count }, () => ask(url, address))));
  expect(await times(700, "/readyz?only=process")).toEqual(new Set([200]));
  expect(await times(600, "/readyz")).toEqual(new Set([200]));
  expect(await times(1, "/readyz?only=all")).toEqual(new Set([429]));
  expect(await times(1, "/readyz?only=process")).toEqual(new Set([200]));
  expect(await times(1, "/healthz")).toEqual(new Set([200]));
  expect(await times(1, "/readyz", "192.0.2.3")).toEqual(new Set([200]));
});

test("a process that begins to drain is at once not ready, whatever its role, and still serves", async ({
  draining: { app: web, deps },
  worker,
}) => {
  for (const app of [web, worker]) expect((await app.inject("/readyz")).statusCode).toBe(200);
  deps.lifecycle.beginDraining();
  for (const app of [web, worker]) {
    const readiness = await app.inject("/readyz");
    expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: "not ready", missing: ["process"] }]);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  }
  expect((await web.inject("/api/show")).statusCode).toBe(200);
});
