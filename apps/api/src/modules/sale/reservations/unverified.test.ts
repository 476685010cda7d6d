import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { rooms } from "@podium/shared/contracts/realtime";
import { describe, expect } from "vitest";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser, makeUsers, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";

const clock = createFakeClock();
const DAY = 24 * 3600;
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();

const test = apiTest({ clock, env: { VERIFY_EMAIL: "on", PAYMENT_PROVIDER: "test" } })
  /** Verifies an address, as an opened link does, with the effect on reservations. */
  .extend("verify", { scope: "file" }, ({ podium: { deps } }) => async (userId: number) => {
    await deps.database.transact(async (transaction) => {
      const users = transaction.db.updateTable("users").where("id", "=", userId);
      await users.set({ emailVerifiedAt: clock.now() }).execute();
      await deps.reservations.extendUnverified(transaction, userId);
    });
  })
  .extend("tryReserve", { scope: "file" }, ({ podium }) => (user: User, showId: number, more: object, ip: string) => {
    const request = { method: "POST", url: `/api/reservation/${showId}`, remoteAddress: ip } as const;
    const headers = { authorization: `Bearer ${user.token}` };
    return podium.app.inject({ ...request, headers, payload: { paymentMethod: "MANUAL", ...more } });
  });

describe("an address that was never verified", () => {
  test.for(["MANUAL", "PAYCONIQ"] as const)("has its seats for 24 hours, by %s", async (paymentMethod, { podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await reserve(user.api, show.id, ["R1-A"], { paymentMethod });
    expect(await user.api.getMyLatestReservation()).toMatchObject({
      expiresAt: inSeconds(DAY),
      longerUntil: inSeconds(7 * DAY),
    });
  });

  test("is mentioned when it reserves, and not once it is verified", async ({ podium, verify, tryReserve }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const responses: string[] = [];
    for (const seatId of ["R1-A", "R1-B"]) {
      await hold(user.api, show.id, [seatId]);
      responses.push(
        (await tryReserve(user, show.id, { seatIds: [seatId] }, "192.0.2.1")).json<{ message: string }>().message,
      );
      await verify(user.id);
    }
    expect(responses).toEqual([
      "Uw reservering is geplaatst. Uw stoelen blijven 1 dag voor u vrijgehouden. Bevestig uw e-mailadres om uw stoelen langer te houden.",
      "Uw reservering is geplaatst. Uw stoelen blijven 7 dagen voor u vrijgehouden.",
    ]);
    expect(await user.api.getMyLatestReservation()).toMatchObject({ expiresAt: inSeconds(7 * DAY) });
  });

  test("loses its seats after 24 hours", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await reserve(user.api, show.id, ["R1-A"]);
    clock.advance(DAY);
    await podium.deps.reservations.expireDue();
    expect((await user.api.getMyLatestReservation()).status).toBe("EXPIRED");
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available" });
  });

  test("leaves no network behind once it is paid, expired, cancelled or verified", async ({
    podium,
    admin,
    verify,
  }) => {
    const [users, show] = [await makeUsers(podium, 4), await makeShow(podium)];
    const [paid, expired, cancelled, verified] = await Promise.all(
      users.map((user, index) => reserve(user.api, show.id, [ALL_SEATS[index] ?? ""])),
    );
    const ids = [paid, expired, cancelled, verified].map(Number);
    const networks = () =>
      podium.deps.database.db
        .selectFrom("reservations")
        .where("id", "in", ids)
        .where("network", "is not", null)
        .select("id")
        .execute();
    expect(await networks()).toHaveLength(4);
    await pay(admin.api, Number(paid));
    await admin.api.cancelReservation({ params: { id: Number(cancelled) }, body: { reason: "Dubbel" } });
    await verify(users[3]?.id ?? 0);
    clock.advance(DAY);
    await podium.deps.reservations.expireDue();
    expect(await networks()).toEqual([]);
  });
});

describe("the link of an address", () => {
  test("gives unpaid reservations their full window, a reminder, and says so on open screens", async ({
    podium,
    scenario,
    verify,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    const until = inSeconds(7 * DAY);
    expect((await scenario.mailsAbout(id)).map(({ kind }) => kind)).toEqual(["RESERVATION_RECEIVED"]);
    const events: unknown[] = [];
    const { realtime } = podium.deps;
    const emit = realtime.emit.bind(realtime);
    realtime.emit = (room, event, payload) => {
      // The seat's own event may come late.
      if (event !== "seats:changed") events.push([room, event, payload]);
      return emit(room, event, payload);
    };
    clock.advance(3600);
    await verify(user.id);
    await verify(user.id);
    realtime.emit = emit;
    const reservation = expect.objectContaining({ id, status: "PENDING", expiresAt: until });
    expect(events).toEqual([
      [rooms.user(user.id), "reservation:changed", { reservation }],
      [rooms.reservation(id), "reservation:changed", { reservation }],
      [rooms.payments, "payment:changed", { reservation }],
    ]);
    expect(await user.api.getMyLatestReservation()).not.toHaveProperty("longerUntil");
    expect((await scenario.mailsAbout(id)).map(({ kind }) => kind)).toEqual([
      "RESERVATION_RECEIVED",
      "PAYMENT_REMINDER",
    ]);
    clock.advance(DAY);
    await podium.deps.reservations.expireDue();
    expect((await user.api.getMyLatestReservation()).status).toBe("PENDING");
    clock.advance(6 * DAY);
    await podium.deps.reservations.expireDue();
    expect((await user.api.getMyLatestReservation()).status).toBe("EXPIRED");
  });

  test("does not bring back what is over, though nothing has ended it yet", async ({ podium, verify }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await reserve(user.api, show.id, ["R1-A"]);
    clock.advance(DAY);
    await verify(user.id);
    await podium.deps.reservations.expireDue();
    expect((await user.api.getMyLatestReservation()).status).toBe("EXPIRED");
  });

  test("reaches a reservation that is being made at that moment", async ({ podium, verify }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user.api, show.id, ["R1-A"]);
    const { pool } = podium.deps.database;
    // The reservation in progress has read the account, and waits for its cart.
    const cart = await lockRows(pool, "select from carts where user_id = $1 for update", [user.id]);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const made = user.call("POST", `/api/reservation/${show.id}`, { seatIds: ["R1-A"], paymentMethod: "MANUAL" });
    await expect.poll(cart.waiting).toBe(1);
    const verified = verify(user.id);
    await expect
      .poll(async () => (await pool.query(waiting)).rows.length)
      .toBe(2)
      .finally(cart.release);
    expect((await made).statusCode).toBe(201);
    await verified;
    expect(await user.api.getMyLatestReservation()).toMatchObject({ expiresAt: inSeconds(7 * DAY) });
  });
});

describe("the network of unverified addresses", () => {
  const cart = (index: number) => ALL_SEATS.slice(index * 20, index * 20 + 20);

  test("has forty unpaid seats at a time, of all accounts and shows, however many ask at once", async ({
    podium,
    tryReserve,
  }) => {
    const [users, shows] = [await makeUsers(podium, 6), await Promise.all([makeShow(podium), makeShow(podium)])];
    const showOf = (index: number) => shows[index % 2]?.id ?? 0;
    await Promise.all(users.map((user, index) => hold(user.api, showOf(index), cart(index))));
    // All requests have inserted their reservation, and none is committed.
    const network = "select pg_advisory_xact_lock(hashtextextended('network:2001:db8:0::/48', 0))";
    const count = await lockRows(podium.deps.database.pool, network, []);
    const requests = users.map((user, index) =>
      tryReserve(user, showOf(index), { seatIds: cart(index) }, `2001:db8:0:7::${index + 1}`),
    );
    await expect.poll(count.waiting).toBe(users.length).finally(count.release);
    const responses = await Promise.all(requests);
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = responses.findIndex(({ statusCode }) => statusCode !== 201);
    expect(responses[refused]?.json()).toMatchObject({ statusCode: 409, code: "TOO_MANY_UNVERIFIED" });
    expect((await users[refused]?.api.getCart())?.seats).toHaveLength(20);
  });

  test("is free again for what is paid, and never counts verified accounts, other networks or the box office", async ({
    podium,
    admin,
    verify,
    tryReserve,
  }) => {
    const [users, show, other] = [await makeUsers(podium, 4), await makeShow(podium), await makeShow(podium)];
    const [first, second, third, verified] = users as [User, User, User, User];
    const here = "192.0.2.7";
    const from = async (user: User, seatIds: readonly string[], ip = here) => {
      await hold(user.api, show.id, seatIds);
      return tryReserve(user, show.id, { seatIds }, ip);
    };
    const paid = (await from(first, cart(0))).json<{ id: number }>().id;
    expect((await from(second, cart(1))).statusCode).toBe(201);
    const guest = { firstname: "Rita", lastname: "Goossens" };
    await admin.api.reserveForGuest({
      params: { id: other.id },
      body: { guest, seatIds: cart(0), paid: "transfer" },
    });
    expect((await from(third, ["R4-T"])).json()).toMatchObject({ code: "TOO_MANY_UNVERIFIED" });
    await verify(verified.id);
    expect((await from(verified, ["R4-S"])).statusCode).toBe(201);
    expect((await tryReserve(third, show.id, { seatIds: ["R4-T"] }, "192.0.2.8")).statusCode).toBe(201);
    expect((await from(third, ["R4-R"])).statusCode).toBe(409);
    await pay(admin.api, paid);
    expect((await tryReserve(third, show.id, { seatIds: ["R4-R"] }, here)).statusCode).toBe(201);
  });

  test("counts with the networks around it: a /56 has twice, a /48 eight times as many", async ({
    podium,
    tryReserve,
  }) => {
    const shows = await Promise.all(Array.from({ length: 5 }, () => makeShow(podium)));
    const codes: unknown[] = [];
    const users = await makeUsers(podium, 5);
    for (const [index, user] of users.entries()) {
      const showId = shows[index]?.id ?? 0;
      await hold(user.api, showId, cart(0));
      // Four accounts of one household, in four of its networks; the last one of another household
      const ip = index < 4 ? `2001:db8:5:${index + 1}::1` : "2001:db8:5:100::1";
      codes.push((await tryReserve(user, showId, { seatIds: cart(0) }, ip)).statusCode);
    }
    const [sixth, seventh] = await makeUsers(podium, 2);
    for (const [user, ip] of [
      [sixth, "2001:db8:5:5::1"],
      [seventh, "2001:db8:5:100::1"],
    ] as const) {
      await hold((user as User).api, shows[0]?.id ?? 0, ["R4-S"]);
      const response = await tryReserve(user as User, shows[0]?.id ?? 0, { seatIds: ["R4-S"] }, ip);
      codes.push(response.json<{ code?: string }>().code ?? response.statusCode);
      await (user as User).call("DELETE", "/api/carts/remove/cart");
    }
    expect(codes).toEqual([201, 201, 201, 201, 201, "TOO_MANY_UNVERIFIED", 201]);
  });

  test("counts online payments that are not paid too", async ({ podium, tryReserve }) => {
    const [users, show] = [await makeUsers(podium, 3), await makeShow(podium)];
    const codes: number[] = [];
    for (const [index, user] of users.entries()) {
      await hold(user.api, show.id, cart(index));
      const more = { seatIds: cart(index), paymentMethod: "PAYCONIQ" };
      codes.push((await tryReserve(user, show.id, more, "192.0.2.9")).statusCode);
    }
    expect(codes).toEqual([201, 201, 409]);
  });
});

describe("a show of which unverified addresses of very many networks want seats", () => {
  const cart = (index: number) => ALL_SEATS.slice(index * 20, index * 20 + 20);

  test("gives them a quarter of its seats, however many ask at once, and the rest to who verified", async ({
    podium,
    tryReserve,
    verify,
  }) => {
    const [users, show] = [await makeUsers(podium, 4), await makeShow(podium)];
    await Promise.all(users.map((user, index) => hold(user.api, show.id, cart(index))));
    const lock = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
    const count = await lockRows(podium.deps.database.pool, lock, [`unverified:${show.id}`]);
    const requests = users.map((user, index) =>
      tryReserve(user, show.id, { seatIds: cart(index) }, `2001:db8:${index + 100}::1`),
    );
    await expect.poll(count.waiting).toBe(users.length).finally(count.release);
    const responses = await Promise.all(requests);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 201, 409, 409,
    ]);
    const refused = responses.findIndex(({ statusCode }) => statusCode === 409);
    expect(responses[refused]?.json()).toMatchObject({ code: "TOO_MANY_UNVERIFIED_OF_SHOW" });
    const user = users[refused] as User;
    await verify(user.id);
    expect((await tryReserve(user, show.id, { seatIds: cart(refused) }, "2001:db8:200::1")).statusCode).toBe(201);
  });
});
