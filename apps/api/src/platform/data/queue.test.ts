import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import * as z from "zod";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { CONCURRENT_JOBS, createQueues, defineJob, handleJob } from "./queue.ts";

const clock = createFakeClock();
const test = apiTest().extend("queues", ({ podium: { deps } }, { onCleanup }) => {
  const queues = createQueues({ ...deps, clock, prefix: `test-${randomUUID()}` });
  onCleanup(() => queues.close());
  return queues;
});
const job = defineJob({
  name: "slow",
  payload: z.object({ nr: z.int() }),
  id: ({ nr }) => `slow-${nr}`,
  attempts: 1,
});
const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

test("a worker that stops finishes the jobs under way, and starts no further one", async ({ queues }) => {
  const full = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const order: string[] = [];
  let begun = 0;
  queues.work([
    handleJob(job, async () => {
      if (++begun === CONCURRENT_JOBS) full.resolve();
      await released.promise;
      order.push("done");
    }),
  ]);
  for (let nr = 1; nr <= CONCURRENT_JOBS; nr++) await queues.enqueue(job, { nr });
  await full.promise;
  await queues.enqueue(job, { nr: CONCURRENT_JOBS + 1 });
  const stopped = queues.finishJobs().then(() => order.push("stopped"));
  // After this round trip, a worker that does not wait for its jobs would have stopped.
  await queues.ping();
  released.resolve();
  await stopped;
  expect(order).toEqual([...Array.from({ length: CONCURRENT_JOBS }, () => "done"), "stopped"]);
  expect(await queues.queue.getJobCounts("waiting", "active")).toEqual({ waiting: 1, active: 0 });
});

test("a job that is asked for late waits from when it is queued, and one that is asked for ahead does not wait", async ({
  queues,
}) => {
  clock.set(new Date());
  await queues.enqueue(job, { nr: 1 }, secondsFromNow(3600));
  expect(await queues.oldestWaiting()).toBeNull();
  const before = Date.now();
  await queues.enqueue(job, { nr: 2 }, secondsFromNow(-3600));
  clock.set(secondsFromNow(1));
  expect((await queues.oldestWaiting())?.getTime()).toBeGreaterThanOrEqual(before);
});

test("a job that ran out of attempts counts for an hour", async ({ queues }) => {
  clock.set(new Date());
  queues.work([handleJob(job, () => Promise.reject(new Error("no")))]);
  await queues.enqueue(job, { nr: 1 });
  await expect.poll(() => queues.countFailedLately()).toBe(1);
  clock.set(secondsFromNow(1800));
  expect(await queues.countFailedLately()).toBe(1);
  clock.set(secondsFromNow(3601));
  expect(await queues.countFailedLately()).toBe(0);
});
