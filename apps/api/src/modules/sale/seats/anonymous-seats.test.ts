import { MAX_ANONYMOUS_SEATS } from "@podium/shared/contracts/limits";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { hold, registrationForm } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow, makeUser, makeUsers, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { lockRows } from "#test/row-lock.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend(
  "takeCart",
  { scope: "file" },
  ({}) =>
    async (user: User, { token }: User) =>
      (await user.api.takeCart({ body: { token } })).outcome,
);

const seatsOf = async (user: User) => (await user.api.getCart({ query: { orNone: true } }))?.seats ?? [];

describe("an anonymous visitor", () => {
  test("holds seats like anybody, and sees the cart", async ({ podium, showId }) => {
    const visitor = await makeAnonymous(podium);
    await hold(visitor.api, showId, ["R1-A", "R1-B"]);
    expect(await seatsOf(visitor)).toEqual(["R1-A", "R1-B"]);
    await visitor.api.clearCart();
  });

  test("reserves them once the details are there, also where no address is verified", async ({ podium }) => {
    const [visitor, show] = [await makeAnonymous(podium), await makeShow(podium)];
    await hold(visitor.api, show.id, ["R1-A"]);
    const { password: _, confirmPassword: __, ...details } = registrationForm();
    expect((await visitor.call("POST", "/api/auth/guest", details)).statusCode).toBe(201);
    expect(await visitor.api.getProfile()).toMatchObject({ ...details, anonymous: false, awaitsVerification: false });
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" as const };
    expect(await visitor.api.reserve({ params: { showId: show.id }, body })).toHaveProperty("id");
  });

  test("reserves nothing, and uses nothing of an account", async ({ podium, showId }) => {
    const visitor = await makeAnonymous(podium);
    await hold(visitor.api, showId, ["R1-A"]);
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" };
    for (const [method, url] of [
      ["POST", `/api/reservation/${showId}`],
      ["GET", "/api/user/sessions"],
      ["POST", "/api/user/passkeys/options"],
    ] as const) {
      const response = await visitor.call(method, url, method === "POST" ? body : undefined);
      expect(response.json()).toMatchObject({ statusCode: 409, code: "DETAILS_NEEDED" });
    }
    await visitor.api.clearCart();
  });

  test("is in no list and counts nowhere", async ({ podium, admin }) => {
    const before = await admin.api.getOverview();
    const visitor = await makeAnonymous(podium);
    expect((await admin.api.getOverview()).totalUsers).toBe(before.totalUsers);
    expect(JSON.stringify(await admin.api.listUsers({ query: {} }))).not.toContain(`"id":${visitor.id},`);
    expect((await admin.call("DELETE", `/api/user/${visitor.id}`)).json()).toMatchObject({ code: "USER_NOT_FOUND" });
  });

  test("holds at most forty seats with the others of the network, also when all ask at once", async ({ podium }) => {
    const { id: showId } = await makeShow(podium);
    const network = "2001:db8:1:2::1";
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => makeAnonymous(podium, network)));
    const crowd = [first, second, third].filter((user) => user !== undefined);
    const requests = crowd.flatMap((user, index) =>
      ALL_SEATS.slice(index * 20, index * 20 + 20).map((seat) => [user, seat] as const),
    );
    const held = await Promise.all(
      requests.map(async ([user, seat]) =>
        (await user.call("POST", `/api/carts/seats/${showId}/${seat}`)).json<object>(),
      ),
    );
    expect(held.filter((response) => "seats" in response)).toHaveLength(MAX_ANONYMOUS_SEATS);
    expect(held.filter((response) => "code" in response && response.code === "TOO_MANY_ANONYMOUS")).toHaveLength(20);
    // Other networks and accounts are not affected.
    const [free = "", other = ""] = await makeUser(podium)
      .then(({ api }) => api.listAvailableSeats({ params: { showId } }))
      .then((seats) => seats.map(({ seatId }) => seatId));
    await hold((await makeAnonymous(podium, "2001:db8:1:3::1")).api, showId, [free]);
    await hold((await makeUser(podium)).api, showId, [other]);
  });

  test("are counted with those of the networks around an IPv6 one: twice as many of a /56", async ({ podium }) => {
    const { id: showId } = await makeShow(podium);
    const crowd = await Promise.all([1, 2, 3, 4, 5].map((one) => makeAnonymous(podium, `2001:db8:9:${one}::1`)));
    const last = crowd.pop() as User;
    for (const [index, user] of crowd.entries())
      await hold(user.api, showId, ALL_SEATS.slice(index * 20, index * 20 + 20));
    const refused = await last.call("POST", `/api/carts/seats/${showId}/${ALL_SEATS[80]}`);
    expect(refused.json()).toMatchObject({ code: "TOO_MANY_ANONYMOUS" });
    await hold((await makeAnonymous(podium, "2001:db8:9:101::1")).api, showId, ALL_SEATS.slice(81, 82));
  });

  test("are counted one after the other: of two who ask for the fortieth seat at once one gets it", async ({
    podium,
  }) => {
    const { id: showId } = await makeShow(podium);
    const network = "198.51.100.7";
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => makeAnonymous(podium, network)));
    await hold((one as User).api, showId, ALL_SEATS.slice(0, 20));
    await hold((two as User).api, showId, ALL_SEATS.slice(20, 38));
    await hold((three as User).api, showId, ALL_SEATS.slice(38, 39));
    const lock = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
    const held = await lockRows(podium.deps.database.pool, lock, [`anonymous:${network}`]);
    const requests = [two, three].map((user, index) =>
      (user as User).call("POST", `/api/carts/seats/${showId}/${ALL_SEATS[39 + index]}`),
    );
    await expect.poll(() => held.waiting()).toBe(2);
    held.release();
    expect((await Promise.all(requests)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });
});

describe("a cart that was chosen before signing in", () => {
  test("comes along with its seats and its time, and its session is over", async ({ podium, showId, takeCart }) => {
    const [visitor, user] = [await makeAnonymous(podium), await makeUser(podium)];
    const { expiresAt } = await hold(visitor.api, showId, ["R2-A", "R2-B"]);
    clock.advance(60);
    expect(await takeCart(user, visitor)).toBe("taken");
    expect(await user.api.getCart({ query: {} })).toMatchObject({ seats: ["R2-A", "R2-B"], expiresAt });
    expect((await visitor.call("GET", "/api/carts")).statusCode).toBe(401);
    expect(await takeCart(user, visitor)).toBe("none");
    await user.api.clearCart();
  });

  test("gives way to the account's own, and its seats are free at once", async ({ podium, showId, takeCart }) => {
    const [visitor, user] = [await makeAnonymous(podium), await makeUser(podium)];
    await hold(visitor.api, showId, ["R2-A"]);
    await hold(user.api, showId, ["R2-B"]);
    expect(await takeCart(user, visitor)).toBe("kept");
    expect(await seatsOf(user)).toEqual(["R2-B"]);
    expect(await user.api.isSeatAvailable({ params: { showId, seatId: "R2-A" } })).toMatchObject({ available: true });
    await user.api.clearCart();
  });

  test("comes along in the place of one that has ended", async ({ podium, showId, takeCart }) => {
    const [visitor, user] = [await makeAnonymous(podium), await makeUser(podium)];
    await hold(user.api, showId, ["R2-B"]);
    clock.advance(901);
    await hold(visitor.api, showId, ["R2-A"]);
    expect(await takeCart(user, visitor)).toBe("taken");
    expect(await seatsOf(user)).toEqual(["R2-A"]);
    await user.api.clearCart();
  });

  test("is nobody's once its time is over, although no sweep has come by", async ({ podium, showId, takeCart }) => {
    const [visitor, user, other] = [await makeAnonymous(podium), ...(await makeUsers(podium, 2))];
    await hold(visitor.api, showId, ["R2-A"]);
    clock.advance(901);
    expect(await takeCart(user as User, visitor)).toBe("none");
    await hold((other as User).api, showId, ["R2-A"]);
    await (other as User).api.clearCart();
  });

  test("is moved once, also by two at once, and only with a token of such a session", async ({
    podium,
    showId,
    takeCart,
  }) => {
    const visitor = await makeAnonymous(podium);
    const [one, two] = (await makeUsers(podium, 2)) as [User, User];
    await hold(visitor.api, showId, ["R2-A"]);
    expect((await Promise.all([takeCart(one, visitor), takeCart(two, visitor)])).toSorted()).toEqual(["none", "taken"]);
    expect([...(await seatsOf(one)), ...(await seatsOf(two))]).toEqual(["R2-A"]);
    expect(await takeCart(one, two)).toBe("none");
    expect(await takeCart(two, one)).toBe("none");
    await Promise.all([one.api.clearCart(), two.api.clearCart()]);
  });

  test("loses to a seat that the account holds in the same moment: one cart, and no seat of two", async ({
    podium,
    showId,
    takeCart,
  }) => {
    const [visitor, user] = [await makeAnonymous(podium), await makeUser(podium)];
    await hold(visitor.api, showId, ["R2-A"]);
    // The request waits after it found that the account has no cart.
    const held = await lockRows(podium.deps.database.pool, "select id from carts where user_id = $1 for update", [
      visitor.id,
    ]);
    const moving = takeCart(user, visitor);
    await expect.poll(() => held.waiting()).toBe(1);
    await hold(user.api, showId, ["R2-B"]);
    held.release();
    expect(await moving).toBe("kept");
    expect(await seatsOf(user)).toEqual(["R2-B"]);
    await user.api.clearCart();
  });
});
