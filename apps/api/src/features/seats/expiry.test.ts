import { expect, vi } from "vitest";
import { hold } from "@podium/shared/test/steps.ts";
import { makeUser, makeUsers, makeShow } from "#test/factories.ts";
import { nextEvent, openScreen } from "#test/screens.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";

/** Without sweeps, so that only a job can end a hold. */
const test = apiTest({ listen: true, work: true, env: { CART_HOLD_SECONDS: "2" } });
const sweepingTest = test.extend("sweeping", { auto: true }, appBeside({ sweep: true }));

test("BullMQ frees a cart on time: on every screen, and its owner receives the event", async ({ podium }) => {
  const show = await makeShow(podium);
  const user = await makeUser(podium);
  const screen = await openScreen(podium.url, show.id, user.token);
  const expired = nextEvent(screen.socket, "cart:changed", (change) => change.reason === "expired");
  const cart = await user.api.addSeat({ params: { showId: show.id, seatId: "R1-A" } });
  await screen.until((seats) => seats.get("R1-A")?.status === "held");
  await screen.until((seats) => seats.get("R1-A")?.status === "available");
  // Never early, and late by no more than the slot that carts share plus what the machine needs.
  const late = Date.now() - Date.parse(cart.expiresAt);
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(2000);
  expect(await expired).toEqual({ cart: null, reason: "expired" });
  screen.close();
});

test("a job that an earlier version left in Redis is dropped, and carts expire as before", async ({ podium }) => {
  const { queue } = podium.deps.queues;
  await queue.add("lapse-holds", { slot: 1 }, { jobId: "lapse-holds-1", attempts: 5 });
  await vi.waitFor(async () => expect(await queue.getJob("lapse-holds-1")).toBeUndefined(), { timeout: 10_000 });
  expect(await queue.getFailedCount()).toBe(0);

  const [show, user] = [await makeShow(podium), await makeUser(podium)];
  const screen = await openScreen(podium.url, show.id);
  await hold(user.api, show.id, ["R1-A"]);
  await screen.until((seats) => seats.get("R1-A")?.status === "held");
  await screen.until((seats) => seats.get("R1-A")?.status === "available");
  screen.close();
});

sweepingTest(
  "with Redis emptied while carts live, they still expire",
  async ({ podium }) => {
    const show = await makeShow(podium);
    const users = await makeUsers(podium, 5);
    const screen = await openScreen(podium.url, show.id);
    const seatIds = [...screen.seats.keys()].slice(0, 5);
    await Promise.all(users.map((user, index) => user.call("POST", `/api/carts/seats/${show.id}/${seatIds[index]}`)));
    await screen.until((seats) => seatIds.every((seatId) => seats.get(seatId)?.status === "held"));
    const keys = await podium.deps.redis.commands.keys(`${podium.deps.redisPrefix}:*`);
    expect(keys.length).toBeGreaterThan(0);
    await podium.deps.redis.commands.del(keys);
    await screen.until((seats) => seatIds.every((seatId) => seats.get(seatId)?.status === "available"), 15_000);
    screen.close();
  },
  30_000,
);
