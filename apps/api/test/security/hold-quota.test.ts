import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { expect } from "vitest";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, type User } from "#test/factories.ts";
import { createHoldQuota } from "#modules/sale/seats/hold-quota.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock, env: { RATE_LIMIT: "on" } });

/** Returns the raw response of a hold. */
const requestHold = (user: User, showId: number, seatId = "") =>
  user.call("POST", `/api/carts/seats/${showId}/${seatId}`);
const CART = ALL_SEATS.slice(0, 20);
const NEXT = ALL_SEATS[80] ?? "";
const LAST = ALL_SEATS[81] ?? "";
const MINUTE = 60;

async function fillCart(user: User, showId: number): Promise<number[]> {
  const responses: number[] = [];
  for (const seatId of CART) responses.push((await requestHold(user, showId, seatId)).statusCode);
  return responses;
}

test("a cart holds twenty seats and not one more", async ({ podium }) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  expect(new Set(await fillCart(user, show.id))).toEqual(new Set([200]));
  expect((await requestHold(user, show.id, ALL_SEATS[20])).json()).toMatchObject({
    statusCode: 409,
    code: "CART_FULL",
  });
});

test("whoever lets two full carts expire waits until the two hours are over, and others do not", async ({ podium }) => {
  const [user, other, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
  for (let cart = 0; cart < 2; cart++) {
    expect(new Set(await fillCart(user, show.id))).toEqual(new Set([200]));
    clock.advance(15 * MINUTE + 1);
    await podium.deps.seats.expireDue();
  }
  await expect
    .poll(async () => (await requestHold(user, show.id, "R1-A")).json<{ code?: string }>())
    .toMatchObject({
      statusCode: 429,
      code: "HOLDS_PAUSED",
      message: expect.stringMatching(
        /^Uw winkelwagen hield te lang te veel stoelen vast.* over (2 uur|\d+ minuten) opnieuw/,
      ),
    });
  expect((await requestHold(other, show.id, "R1-A")).statusCode).toBe(200);
});

test("giving the seats back just before they expire does not get around the quota", async ({ podium }) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const giveBack = [
    () => user.call("DELETE", "/api/carts/remove/cart"),
    async () => {
      for (const seatId of CART) await user.api.removeSeat({ params: { seatId } });
    },
    async () => requestHold(user, (await makeShow(podium)).id, "R1-A"),
  ];
  for (const way of giveBack) {
    await fillCart(user, show.id);
    clock.advance(14 * MINUTE);
    await way();
  }
  await expect.poll(async () => (await requestHold(user, show.id, "R2-A")).statusCode).toBe(429);
});

test("where carts live shorter than a quarter of an hour, the quota is not used up sooner", async ({ podium }) => {
  const { redis, redisPrefix: prefix } = podium.deps;
  const { id } = await makeUser(podium);
  const quota = createHoldQuota({ redis, prefix, enabled: true, holdSeconds: 2 });
  const abandonHolds = async (seconds: number, spent: number) => {
    const heldSince = new Date(clock.now().getTime() - seconds * 1000);
    quota.charge(
      { userId: id },
      Array.from({ length: 20 }, () => ({ heldSince })),
      clock.now(),
    );
    await expect.poll(() => redis.commands.get(`${prefix}:limit:hold-quota:${id}`)).toBe(String(spent));
  };
  for (const cart of [1, 2, 3]) await abandonHolds(2, cart * 40);
  await expect(quota.check(id)).resolves.toBeUndefined();
  await abandonHolds(30 * MINUTE, 3 * 40 + 20 * 30 * MINUTE);
  await expect(quota.check(id)).rejects.toMatchObject({ code: "HOLDS_PAUSED" });
});

test("choosing a seat and giving it back thirty times costs no quota", async ({ podium }) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  for (let round = 0; round < 30; round++) {
    expect((await requestHold(user, show.id, "R3-A")).statusCode).toBe(200);
    clock.advance(20);
    await user.api.removeSeat({ params: { seatId: "R3-A" } });
  }
  expect((await requestHold(user, show.id, "R3-A")).statusCode).toBe(200);
});

test("an account owes for twenty seats of a show at most; with a first payment it gets sixty", async ({
  podium,
  admin,
}) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const requestReservation = (seatId = NEXT) =>
    user.call("POST", `/api/reservation/${show.id}`, { seatIds: [seatId], paymentMethod: "MANUAL" });
  const tooMany = (seats: number) => ({
    statusCode: 409,
    code: "TOO_MANY_UNPAID",
    message: expect.stringContaining(`al ${seats} onbetaalde`),
  });
  const first = await reserve(user.api, show.id, CART);
  await hold(user.api, show.id, [NEXT]);
  expect((await requestReservation()).json()).toMatchObject(tooMany(20));
  expect((await user.call("GET", "/api/carts")).json()).toMatchObject({ seats: [NEXT] });
  await pay(admin.api, first);
  expect((await requestReservation()).statusCode).toBe(201);
  for (const from of [20, 40]) await reserve(user.api, show.id, ALL_SEATS.slice(from, from + 20));
  await reserve(user.api, show.id, ALL_SEATS.slice(60, 79));
  await hold(user.api, show.id, [LAST]);
  expect((await requestReservation(LAST)).json()).toMatchObject(tooMany(60));
});

test("the calls of the check-in have a limit of their own, for several devices of one account", async ({
  podium,
  admin,
}) => {
  const show = await makeShow(podium);
  const seat = `/api/reservation/999999/scan/R1-A`;
  for (const [method, url] of [
    ["GET", `/api/reservation/show/${show.id}/door`],
    ["POST", seat],
    ["DELETE", seat],
    ["POST", "/api/reservation/scans"],
  ] as const) {
    const [scanning, stranger] = [await admin.call(method, url), await podium.app.inject({ method, url })];
    expect([scanning, stranger].map(({ headers }) => headers["x-ratelimit-limit"])).toEqual(["3000", "600"]);
  }
});

test("an account makes 900 calls a minute at most", async ({ podium }) => {
  const user = await makeUser(podium);
  const responses = await Promise.all(Array.from({ length: 901 }, () => user.call("GET", "/api/site")));
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});
