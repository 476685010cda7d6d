import type { SeatState } from "@podium/shared/contracts/realtime";
import { expect, vi } from "vitest";
import { hold } from "@podium/shared/test/steps.ts";
import { makeUser, makeUsers, makeShow } from "#test/factories.ts";
import { nextEvent, openScreen } from "#test/screens.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { expireHolds } from "#modules/sale/sale.ts";

/** No sweeps run, so that only a job can end a hold. */
const test = apiTest({ listen: true, work: true, env: { CART_HOLD_SECONDS: "2" } });
/** Whether seats have their second version, held and freed; a screen sees it even when it draws the first one late. */
const wasFreed =
  (...seatIds: string[]) =>
  (seats: Map<string, SeatState>): boolean =>
    seatIds.every((seatId) => {
      const seat = seats.get(seatId);
      return seat?.status === "available" && seat.version === 2;
    });
const sweepingTest = test.extend("sweeping", { auto: true }, appBeside({ sweep: true }));

test("BullMQ frees a cart on time: on every screen, and its owner receives the event", async ({
  podium,
  onTestFinished,
}) => {
  const show = await makeShow(podium);
  const user = await makeUser(podium);
  const screen = await openScreen(podium.url, show.id, user.token);
  const expired = nextEvent(screen.socket, "cart:changed", (change) => change.reason === "expired");
  const queued = vi.spyOn(podium.deps.queues.queue, "add");
  onTestFinished(() => queued.mockRestore());
  const before = Date.now();
  const cart = await user.api.addSeat({ params: { showId: show.id, seatId: "R1-A" } });
  await screen.until(wasFreed("R1-A"));
  // The hold never ends early, and its job is due within the time slot that carts share.
  const expiresAt = Date.parse(cart.expiresAt);
  expect(Date.now()).toBeGreaterThanOrEqual(expiresAt);
  const delays = queued.mock.calls.flatMap(([name, , options]) => (name === expireHolds.name ? [options?.delay] : []));
  expect(delays).toHaveLength(1);
  expect(before + (delays[0] ?? 0)).toBeLessThan(expiresAt + expireHolds.slotMs);
  expect(await expired).toEqual({ cart: null, reason: "expired" });
  screen.close();
});

test("a job that an earlier version left in Redis is dropped, and carts expire as before", async ({ podium }) => {
  const { queue } = podium.deps.queues;
  await queue.add("lapse-holds", { slot: 1 }, { jobId: "lapse-holds-1", attempts: 5 });
  await expect.poll(() => queue.getJob("lapse-holds-1")).toBeUndefined();
  expect(await queue.getFailedCount()).toBe(0);

  const [show, user] = [await makeShow(podium), await makeUser(podium)];
  const screen = await openScreen(podium.url, show.id);
  await hold(user.api, show.id, ["R1-A"]);
  await screen.until(wasFreed("R1-A"));
  screen.close();
});

sweepingTest(
  "with Redis emptied while carts live, they still expire",
  async ({ podium }) => {
    const show = await makeShow(podium);
    const users = await makeUsers(podium, 5);
    const screen = await openScreen(podium.url, show.id);
    const seatIds = [...screen.seats.keys()].slice(0, 5);
    await Promise.all(users.map((user, index) => hold(user.api, show.id, [seatIds[index] ?? ""])));
    const keys = await podium.deps.redis.commands.keys(`${podium.deps.redisPrefix}:*`);
    expect(keys.length).toBeGreaterThan(0);
    await podium.deps.redis.commands.del(keys);
    await screen.until(wasFreed(...seatIds), 15_000);
    screen.close();
  },
  30_000,
);
