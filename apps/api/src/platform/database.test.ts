import { expect, onTestFinished, vi } from "vitest";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest();

test("a process that has warmed up serves as many statements at once as it may without opening a connection", async ({
  podium,
}) => {
  const { pool, warmUp } = podium.deps.database;
  await warmUp();
  expect([pool.totalCount, pool.waitingCount]).toEqual([pool.options.max, 0]);
  let opened = 0;
  pool.on("connect", () => opened++);
  await Promise.all(Array.from({ length: pool.options.max }, () => pool.query("select pg_sleep(0.01)")));
  expect(opened).toBe(0);
});

test("a connection that nobody needs for an hour stays open", async ({ podium }) => {
  const { pool, warmUp } = podium.deps.database;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await warmUp();
  vi.advanceTimersByTime(3_600_000);
  expect(pool.totalCount).toBe(pool.options.max);
});
