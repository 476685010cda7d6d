import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { Cart } from "@podium/shared/contracts/seats";
import type { ShowForm } from "@podium/shared/contracts/shows";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { hold } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeShow, makeUser, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { appBeside, apiTest } from "#test/fixtures.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";
import { lockRows } from "#test/row-lock.ts";
import { openScreen } from "#test/screens.ts";
import type { TestApp } from "#test/test-app.ts";

const clock = createFakeClock();
const test = apiTest({ clock, listen: true }).extend("beside", { scope: "file" }, appBeside({ clock }));

/** A and B of the first row are wheelchair places, A of the second; C and D are companion places, E is ordinary. */
const plan = hallOfRows({
  T1: ["wheelchair", "wheelchair", "companion", "companion", "seat"],
  T4: ["wheelchair", "restricted", "companion", "companion", "seat"],
});
const ALONE = { statusCode: 409, code: "COMPANION_ALONE", message: errorMessage("COMPANION_ALONE") };

const makeShowIn = async (podium: TestApp, hall: HallPlan, form: Partial<ShowForm> = {}) =>
  makeShow(podium, { ...form, hallPlanId: await publishHall(podium, hall) });
const tryHold = (user: User, showId: number, seatId: string) =>
  user.call("POST", `/api/carts/seats/${showId}/${seatId}`);
const giveBack = (user: User, seatId: string) => user.call("DELETE", `/api/carts/seats/${seatId}`);
const statesOf = async (podium: TestApp, showId: number) =>
  Object.fromEntries((await podium.deps.seats.list(showId)).map(({ seatId, status }) => [seatId, status]));
const theatreOffset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Brussels", timeZoneName: "longOffset" });
const daysAhead = (days: number) => new Date(clock.now().getTime() + days * 24 * 3600 * 1000).toISOString();

describe("a companion place", () => {
  test("is refused alone, and changes nothing", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    expect((await tryHold(user, show.id, "T1-C")).json()).toEqual(ALONE);
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
    expect(await scenario.seat(show.id, "T1-C")).toMatchObject({ status: "available", version: 0 });
  });

  test("is held with a wheelchair place of its group in the same cart", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    expect(await hold(user.api, show.id, ["T1-A", "T1-C", "T1-D", "T1-E"])).toMatchObject({
      seats: ["T1-A", "T1-C", "T1-D", "T1-E"],
      total: 48,
    });
    expect((await tryHold(user, show.id, "T1-C")).statusCode).toBe(200);
  });

  test("is refused with a wheelchair place of another group, of another show, or of somebody else", async ({
    podium,
  }) => {
    const [show, otherShow] = [await makeShowIn(podium, plan), await makeShowIn(podium, plan)];
    const [user, elsewhere, rival] = [await makeUser(podium), await makeUser(podium), await makeUser(podium)];
    await hold(user.api, show.id, ["T4-A"]);
    await hold(elsewhere.api, otherShow.id, ["T1-A"]);
    await hold(rival.api, show.id, ["T1-A"]);
    for (const one of [user, elsewhere]) expect((await tryHold(one, show.id, "T1-C")).json()).toEqual(ALONE);
    expect((await elsewhere.api.getCart())?.seats).toEqual(["T1-A"]);
  });

  test("is refused with a wheelchair place whose time has passed", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    await hold(user.api, show.id, ["T1-A"]);
    clock.advance(901);
    expect((await tryHold(user, show.id, "T1-C")).json()).toEqual(ALONE);
  });

  test("that somebody has is refused, whoever asks", async ({ podium }) => {
    const show = await makeShowIn(podium, plan);
    const [owner, alone, withPlace] = [await makeUser(podium), await makeUser(podium), await makeUser(podium)];
    await hold(owner.api, show.id, ["T1-A", "T1-C"]);
    await hold(withPlace.api, show.id, ["T1-B"]);
    for (const one of [alone, withPlace])
      expect((await tryHold(one, show.id, "T1-C")).json()).toMatchObject({ code: "SEAT_TAKEN" });
  });

  test("is for anyone on the day of the show, and for nobody alone on the day before", async ({ podium }) => {
    // At noon, the theatre and UTC have the same date, and the offset is still valid at the next midnight.
    const noon = clock.now();
    noon.setUTCHours(36, 0, 0, 0);
    clock.set(noon);
    const dateTime = daysAhead(1);
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan, { dateTime })];
    expect((await tryHold(user, show.id, "T1-C")).json()).toEqual(ALONE);
    // The last second of the theatre's day, then the first of the next
    const ahead = theatreOffset
      .formatToParts(noon)
      .find(({ type }) => type === "timeZoneName")
      ?.value.slice("GMT".length);
    const midnight = new Date(`${dateTime.slice(0, 10)}T00:00:00${ahead}`).getTime();
    clock.advance((midnight - clock.now().getTime()) / 1000 - 1);
    expect((await tryHold(user, show.id, "T1-C")).json()).toEqual(ALONE);
    clock.advance(1);
    expect((await tryHold(user, show.id, "T1-C")).statusCode).toBe(200);
  });

  test("asked for right after its wheelchair place is held, also at the same moment", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    const responses = await Promise.all(["T1-A", "T1-C", "T1-D"].map((seatId) => tryHold(user, show.id, seatId)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await user.api.getCart())?.seats).toEqual(["T1-A", "T1-C", "T1-D"]);
  });

  test("does not stand in the way of others in one batch: who may take it gets it", async ({ podium }) => {
    const show = await makeShowIn(podium, plan);
    const alone = await Promise.all(Array.from({ length: 10 }, () => makeUser(podium)));
    const [entitled, ordinary] = [await makeUser(podium), await makeUser(podium)];
    await hold(entitled.api, show.id, ["T1-A"]);
    const refused = alone.map((user) => tryHold(user, show.id, "T1-C"));
    const [companion, seat] = await Promise.all([
      tryHold(entitled, show.id, "T1-C"),
      tryHold(ordinary, show.id, "T1-E"),
    ]);
    expect([companion.statusCode, seat.statusCode]).toEqual([200, 200]);
    const codes = (await Promise.all(refused)).map((response) => response.json<{ code: string }>().code);
    expect(new Set(codes).difference(new Set(["COMPANION_ALONE", "SEAT_TAKEN"]))).toEqual(new Set());
  });

  test("for a full cart is refused for that", async ({ podium }) => {
    const seats = Array.from({ length: 20 }, (_, index) => `R1-${String.fromCharCode(65 + index)}`);
    const rows = { T1: ["wheelchair", "companion"], R1: seats.map(() => "seat" as const) } as const;
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, hallOfRows(rows))];
    await hold(user.api, show.id, ["T1-A", ...seats.slice(0, 19)]);
    expect((await tryHold(user, show.id, "T1-B")).json()).toMatchObject({ code: "CART_FULL" });
  });
});

describe("giving back the wheelchair place", () => {
  test("gives back the companion places of its group that no other wheelchair place carries", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    await hold(user.api, show.id, ["T1-A", "T1-B", "T1-C", "T1-D", "T1-E", "T4-A", "T4-C"]);
    const rest = ["T1-B", "T1-C", "T1-D", "T1-E", "T4-A", "T4-C"];
    expect((await giveBack(user, "T1-A")).json<Cart>().seats).toEqual(rest);
    expect((await giveBack(user, "T1-B")).json<Cart>()).toMatchObject({ seats: ["T1-E", "T4-A", "T4-C"], total: 36 });
    expect(await statesOf(podium, show.id)).toMatchObject({ "T1-C": "available", "T1-D": "available", "T4-C": "held" });
    expect((await user.api.getCart())?.seats).toEqual(["T1-E", "T4-A", "T4-C"]);
  });

  test("ends a cart of only that place and its companions", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    await hold(user.api, show.id, ["T4-A", "T4-C", "T4-D"]);
    expect((await giveBack(user, "T4-A")).statusCode).toBe(204);
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
    await hold(user.api, show.id, ["T4-E"]);
  });

  test("turns each of them free on every screen", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    await hold(user.api, show.id, ["T4-A", "T4-C"]);
    const screen = await openScreen(podium.url, show.id);
    await giveBack(user, "T4-A");
    await expect
      .poll(() => ["T4-A", "T4-C"].map((seatId) => screen.seats.get(seatId)?.status))
      .toEqual(["available", "available"]);
    screen.socket.disconnect();
  });

  test("keeps the companion place on the day of the show", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan, { dateTime: daysAhead(0.01) })];
    await hold(user.api, show.id, ["T1-A", "T1-C"]);
    expect((await giveBack(user, "T1-A")).json<Cart>().seats).toEqual(["T1-C"]);
  });

  test("leaves a companion place in no cart, however a companion is asked for at that moment", async ({
    podium,
    beside,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    const there = withToken(beside, user);
    for (let round = 0; round < 25; round++) {
      await hold(user.api, show.id, ["T1-A", "T1-E"]);
      const held = round % 2 === 0 ? [tryHold(there, show.id, "T1-C"), giveBack(user, "T1-A")] : [];
      const after = round % 2 === 1 ? [giveBack(user, "T1-A"), tryHold(there, show.id, "T1-C")] : [];
      await Promise.all([...held, ...after]);
      expect((await user.api.getCart())?.seats).toEqual(["T1-E"]);
      await user.api.clearCart();
    }
  });

  test("while the cart is locked makes the companion's hold wait and see that it is gone", async ({
    podium,
    beside,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
    await hold(user.api, show.id, ["T1-A", "T1-E"]);
    const lock = await lockRows(podium.deps.database.pool, "select from carts where user_id = $1 for update", [
      user.id,
    ]);
    const given = giveBack(user, "T1-A");
    await expect.poll(lock.waiting).toBe(1);
    const held = tryHold(withToken(beside, user), show.id, "T1-C");
    const queued = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await podium.deps.database.pool.query(queued)).rows.length).toBe(2);
    lock.release();
    expect((await given).json<Cart>().seats).toEqual(["T1-E"]);
    expect((await held).json()).toEqual(ALONE);
    expect(await statesOf(podium, show.id)).toMatchObject({ "T1-A": "available", "T1-C": "available" });
  });

  test("releases no companion place when it is not in the cart itself", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan, { dateTime: daysAhead(0.2) })];
    // On the day itself a companion place is sold alone; then the show moves to a later day.
    await hold(user.api, show.id, ["T1-C"]);
    const admin = await scenario.admin();
    const { name, pricePerSeat } = show;
    await admin.api.updateShow({ params: { id: show.id }, body: { name, pricePerSeat, dateTime: daysAhead(20) } });
    expect((await giveBack(user, "T1-A")).json()).toMatchObject({ code: "SEAT_NOT_IN_CART" });
    expect((await user.api.getCart())?.seats).toEqual(["T1-C"]);
  });
});

test("a reservation of part of the cart is refused, so it never leaves the companion behind", async ({ podium }) => {
  const [user, show] = [await makeUser(podium), await makeShowIn(podium, plan)];
  await hold(user.api, show.id, ["T1-A", "T1-C"]);
  const reserve = (seatIds: string[]) =>
    user.call("POST", `/api/reservation/${show.id}`, { seatIds, paymentMethod: "MANUAL" });
  for (const part of [["T1-A"], ["T1-C"]])
    expect((await reserve(part)).json()).toMatchObject({ code: "CART_MISMATCH" });
  expect((await reserve(["T1-A", "T1-C"])).statusCode).toBe(201);
});

test("the box office seats anyone on a companion place, and releases the wheelchair place beside one", async ({
  podium,
  admin,
}) => {
  const show = await makeShowIn(podium, plan);
  const guest = { firstname: "Maria", lastname: "Zonder-Account", email: "", number: "" };
  const body = { guest, seatIds: ["T1-A", "T1-C"], paid: "cash" };
  const made = await admin.call("POST", `/api/admin/shows/${show.id}/reservations`, body);
  expect(made.statusCode).toBe(201);
  const { id } = made.json<{ id: number }>();
  const given = await admin.call("POST", `/api/admin/reservations/${id}/give-up`, { seatIds: ["T1-A"] });
  expect(given.statusCode).toBe(200);
  const alone = { ...body, seatIds: ["T1-D"] };
  expect((await admin.call("POST", `/api/admin/shows/${show.id}/reservations`, alone)).statusCode).toBe(201);
});

test("a hold in another show releases the wheelchair and companion places of the former", async ({ podium }) => {
  const [user, first, second] = [await makeUser(podium), await makeShowIn(podium, plan), await makeShow(podium)];
  await hold(user.api, first.id, ["T1-A", "T1-C"]);
  expect((await hold(user.api, second.id, ["R1-A"])).seats).toEqual(["R1-A"]);
  expect(await statesOf(podium, first.id)).toMatchObject({ "T1-A": "available", "T1-C": "available" });
});
