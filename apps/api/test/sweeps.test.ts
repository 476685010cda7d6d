import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import pg from "pg";
import { expect, vi } from "vitest";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { makeUsers, makeShow } from "./factories.ts";
import { createFakeClock } from "./fake-clock.ts";
import { apiTest } from "./fixtures.ts";
import type { TestApp } from "./test-app.ts";

const clock = createFakeClock();
const test = apiTest({ clock });

/** The ids of the jobs that a sweep adds to the queue. */
async function jobsAskedBy({ deps }: TestApp, sweep: () => Promise<void>): Promise<string[]> {
  const add = vi.spyOn(deps.queues.queue, "add");
  await sweep();
  const ids = add.mock.calls.map(([, , options]) => String(options?.jobId));
  add.mockRestore();
  return ids;
}

/** Calls `each` for all items within 0.25 s: the clock moves to the next second, and 8 ms before each call. */
async function withinAQuarterSecond<T>(all: readonly T[], each: (one: T, index: number) => Promise<unknown>) {
  clock.set(new Date(Math.ceil(clock.now().getTime() / 1000) * 1000));
  for (const [index, one] of all.entries()) {
    clock.advance(0.008);
    await each(one, index);
  }
}

test("the sweep queues one job for all carts that expire in the same quarter of a second", async ({ podium }) => {
  const [users, show] = [await makeUsers(podium, 30), await makeShow(podium)];
  await withinAQuarterSecond(users, (user, index) => hold(user.api, show.id, [ALL_SEATS[index] ?? ""]));
  clock.advance(890);
  expect(await jobsAskedBy(podium, () => podium.deps.seats.sweep())).toHaveLength(1);
});

test("the sweep of reservations queues one job for all that expire in the same second", async ({ podium }) => {
  const [users, show] = [await makeUsers(podium, 30), await makeShow(podium, { name: "De vrek (slot)" })];
  await withinAQuarterSecond(users, (user, index) => reserve(user.api, show.id, [ALL_SEATS[index] ?? ""]));
  clock.advance(604_800 - 60);
  expect(await jobsAskedBy(podium, () => podium.deps.reservations.sweep())).toHaveLength(1);
});

test("many reservations that expire together ask the database no more than one does", async ({ podium }) => {
  const codes = podium.deps.codes;
  async function queriesOfExpiry(count: number): Promise<number> {
    const [users, show] = [await makeUsers(podium, count), await makeShow(podium)];
    const { code: ticketCode } = await codes.create({ type: "PRE_ORDER", maxTickets: count });
    for (const [index, user] of users.entries())
      await reserve(user.api, show.id, [ALL_SEATS[index] ?? ""], { ticketCode });
    clock.advance(604_800);
    const questions = vi.spyOn(pg.Client.prototype, "query");
    await podium.deps.reservations.expireDue();
    const asked = questions.mock.calls.length;
    questions.mockRestore();
    expect((await codes.list()).find((one) => one.code === ticketCode)?.usedCount).toBe(0);
    return asked;
  }
  await podium.deps.reservations.expireDue();
  expect(await queriesOfExpiry(12)).toBe(await queriesOfExpiry(1));
});
