import { rooms } from "@podium/shared/contracts/realtime";
import { describe, expect } from "vitest";
import { makeShow, type User } from "#test/factories.ts";
import { linksTest } from "#test/mailed-links.ts";
import { appBeside } from "#test/fixtures.ts";

const test = linksTest()
  .extend("make", { scope: "file" }, ({ admin }) => async (showId: number, email: string, seatId = "R1-A") => {
    const guest = { firstname: "Maria", lastname: "Aan-De-Kassa", email, number: "" };
    const body = { guest, seatIds: [seatId], paid: "cash" as const };
    return (await admin.api.reserveForGuest({ params: { id: showId }, body })).id;
  })
  .extend("showsOf", { scope: "file" }, () => async (user: User) => {
    const reservations = await user.api.listMyReservations();
    return reservations.map(({ id }) => id);
  })
  .extend(
    "waits",
    { scope: "file" },
    ({ podium }) =>
      async (showId: number, user: { id: number } | { email: string }) => {
        const { database, users, clock } = podium.deps;
        return database.transact(async (transaction) => {
          const guest = { firstname: "Maria", lastname: "Aan-De-Lijn" };
          const userId = "id" in user ? user.id : await users.addGuest(transaction, { ...guest, email: user.email });
          const entry = { showId, userId, seats: 1, together: false, joinedAt: clock.now() };
          const made = transaction.db.insertInto("waitingWishes").values(entry).returning("id");
          return (await made.executeTakeFirstOrThrow()).id;
        });
      },
  )
  .extend("claims", { scope: "file" }, ({ podium }) => async (id: number) => {
    const log = podium.deps.database.db.selectFrom("auditLog").where("reservationId", "=", id);
    return (await log.where("action", "=", "RESERVATION_CLAIMED").select("actorId").execute()).map(
      (line) => line.actorId,
    );
  })
  .extend("guestsOf", { scope: "file" }, ({ podium }) => async (email: string) => {
    const guests = podium.deps.database.db.selectFrom("users").where("guest", "=", true).where("email", "=", email);
    return (await guests.select("id").execute()).length;
  })
  .extend("unverifying", { scope: "file" }, appBeside({ env: { VERIFY_EMAIL: "off" } }));

describe("what the box office reserved for an address", () => {
  test("is found back in the account that proves it, once, live and in the log", async ({
    podium,
    users,
    make,
    waits,
    showsOf,
    claims,
    guestsOf,
    visitor,
  }) => {
    const [user, show] = [await users.register(), await makeShow(podium)];
    const { email } = user;
    const [first, second] = [await make(show.id, email), await make(show.id, email, "R1-B")];
    const entry = await waits(show.id, { email });
    // An address may be registered by somebody who does not read its mails.
    expect(await showsOf(user)).toEqual([]);
    const events: unknown[] = [];
    const { realtime } = podium.deps;
    const emit = realtime.emit.bind(realtime);
    realtime.emit = (room, event, payload) => {
      events.push([room, event, payload]);
      return emit(room, event, payload);
    };
    await visitor.verifyEmail({ body: { token: await users.newest("VERIFY_EMAIL", email) } });
    realtime.emit = emit;
    expect(await showsOf(user)).toEqual([second, first]);
    const places = await user.api.listWaitingPlaces();
    expect(places.map(({ show: { id } }) => id)).toEqual([show.id]);
    for (const id of [first, second]) {
      expect(await claims(id)).toEqual([user.id]);
      const reservation = expect.objectContaining({ id });
      expect(events).toContainEqual([rooms.user(user.id), "reservation:changed", { reservation }]);
    }
    expect(events).toContainEqual([rooms.user(user.id), "waiting:changed", { showId: show.id }]);
    const log = podium.deps.database.db.selectFrom("auditLog").where("action", "=", "WISH_CLAIMED");
    expect(await log.where("subjectId", "=", user.id).select("actorId").execute()).toEqual([{ actorId: user.id }]);
    // The entry ends in the account, as any other does.
    await user.api.leaveWaitingList({ params: { id: show.id } });
    expect(
      await podium.deps.database.db.selectFrom("waitingWishes").where("id", "=", entry).select("state").execute(),
    ).toEqual([{ state: "ENDED" }]);
    expect(await guestsOf(email)).toBe(3);
    await podium.deps.retention.run();
    expect(await guestsOf(email)).toBe(0);
  });

  test("is found back when a sign-in link is opened, also where no address is verified", async ({
    podium,
    unverifying,
    users,
    make,
    showsOf,
  }) => {
    const [user, show] = [await users.register(), await makeShow(podium)];
    const id = await make(show.id, user.email);
    await podium.deps.mailedLinks.requestSignIn(user.email);
    const link = await users.newest("SIGN_IN", user.email);
    expect(await showsOf(user)).toEqual([]);
    const origin = { userAgent: undefined, network: "127.0.0.1", language: "nl" } as const;
    await unverifying.deps.mailedLinks.signIn(link, origin);
    expect(await showsOf(user)).toEqual([id]);
  });

  test("stays where it is for who only registers, knows a password, or proves another address", async ({
    podium,
    users,
    make,
    showsOf,
    post,
  }) => {
    const [user, other, show] = [await users.register(), await users.proved(), await makeShow(podium)];
    const id = await make(show.id, user.email);
    const nameless = await make(show.id, "", "R1-B");
    expect((await post("/api/auth/signin", { email: user.email, password: user.password })).statusCode).toBe(200);
    await users.byLink(other.email);
    expect([await showsOf(user), await showsOf(other)]).toEqual([[], []]);
    for (const one of [id, nameless]) expect((await podium.deps.reservations.get(one)).isGuest).toBe(true);
  });

  test("is moved once when two links are opened at once", async ({ podium, users, make, showsOf, claims, visitor }) => {
    const [user, show] = [await users.proved(), await makeShow(podium)];
    const id = await make(show.id, user.email);
    const links: string[] = [];
    for (let asked = 0; asked < 2; asked++) {
      await visitor.requestSignInLink({ body: { email: user.email } });
      links.push(await users.newest("SIGN_IN", user.email));
    }
    await visitor.forgotPassword({ body: { email: user.email } });
    const reset = await users.newest("PASSWORD_RESET", user.email);
    const password = "een ander geheim woord";
    await Promise.allSettled([
      ...links.map((token) => visitor.openSignInLink({ body: { token } })),
      visitor.resetPassword({ body: { token: reset, password, confirmPassword: password } }),
    ]);
    expect(await podium.deps.reservations.get(id)).toMatchObject({ isGuest: false, user: { id: user.id } });
    expect(await claims(id)).toEqual([user.id]);
    expect(await showsOf(users.signedIn({ ...user, token: await users.byLink(user.email) }))).toEqual([id]);
  });

  test("is the oldest waiting list entry for a show, unless the account waits there itself", async ({
    podium,
    users,
    waits,
  }) => {
    const [shared, own] = [await makeShow(podium), await makeShow(podium)];
    const user = await users.proved();
    const { email } = user;
    const oldest = await waits(shared.id, { email });
    const [later, theirs] = [await waits(shared.id, { email }), await waits(own.id, { email })];
    const mine = await waits(own.id, { id: user.id });
    await users.byLink(email);
    const entries = podium.deps.database.db.selectFrom("waitingWishes").where("userId", "=", user.id);
    const ids = (await entries.orderBy("id").select("id").execute()).map(({ id }) => id);
    expect(ids).toEqual([oldest, mine]);
    expect(ids).not.toContain(later);
    expect(ids).not.toContain(theirs);
  });
});
