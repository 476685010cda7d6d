import { ALL_SEATS } from "@podium/shared/hall-plan";
import pg from "pg";
import { expect, vi } from "vitest";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { makeUsers, makeShow } from "./factories.ts";
import { createFakeClock } from "./fake-clock.ts";
import { apiTest } from "./fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock })
  /** The jobs that a sweep asks the queue for. */
  .extend("jobsAskedBy", { scope: "file" }, ({ podium }) => async (sweep: () => Promise<void>): Promise<string[]> => {
    const add = vi.spyOn(podium.deps.queues.queue, "add");
    await sweep();
    const ids = add.mock.calls.map(([, , options]) => String(options?.jobId));
    add.mockRestore();
    return ids;
  });

test("the sweep queues one job for all carts that expire in the same quarter of a second", async ({
  podium,
  jobsAskedBy,
}) => {
  const [users, show] = [await makeUsers(podium, 30), await makeShow(podium)];
  for (const [index, user] of users.entries()) {
    clock.advance(0.01);
    await hold(user.api, show.id, [ALL_SEATS[index] ?? ""]);
  }
  clock.advance(890);
  const asked = await jobsAskedBy(() => podium.deps.seats.sweep());
  expect(asked.length).toBeGreaterThanOrEqual(1);
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(new Set(asked).size).toBe(asked.length);
});

test("the sweep of reservations queues one job for all that expire in the same second", async ({
  podium,
  jobsAskedBy,
}) => {
  const [users, show] = [await makeUsers(podium, 30), await makeShow(podium, { name: "De vrek (slot)" })];
  for (const [index, user] of users.entries()) {
    clock.advance(0.01);
    await reserve(user.api, show.id, [ALL_SEATS[index] ?? ""]);
  }
  clock.advance(604_800 - 60);
  const asked = await jobsAskedBy(() => podium.deps.reservations.sweep());
  expect(asked.length).toBeGreaterThanOrEqual(1);
  expect(asked.length).toBeLessThanOrEqual(2);
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
