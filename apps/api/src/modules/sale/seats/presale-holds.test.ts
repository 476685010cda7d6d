import { apiOver } from "@podium/shared/test/api.ts";
import { registerUser, signIn } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow, makeUser, makeUsers, overInject, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { lockRows } from "#test/row-lock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend("presale", { scope: "file" }, ({ podium }) => ({
  code: async (type: "SPONSOR" | "PRE_ORDER", maxTickets = 5) =>
    (await podium.deps.codes.create({ type, maxTickets })).code,
  show: () => makeShow(podium, { salesOpenAt: new Date(clock.now().getTime() + 86_400_000).toISOString() }),
}));

const ask = (user: User, showId: number, ticketCode?: string) =>
  user.call("POST", `/api/carts/seats/${showId}/R1-A`, ticketCode === undefined ? undefined : { ticketCode });

describe("before a sale opens", () => {
  test("nobody holds seats without a presale code", async ({ presale, podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await presale.show()];
    for (const code of [undefined, "ONBEKEND", await presale.code("SPONSOR")])
      expect((await ask(user, show.id, code)).json()).toMatchObject({ statusCode: 409, code: "SALES_NOT_OPEN" });
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
  });

  test("a code in the request holds one, and from then on the session needs it no more", async ({
    presale,
    podium,
  }) => {
    const [user, show] = [await makeUser(podium), await presale.show()];
    expect((await ask(user, show.id, await presale.code("PRE_ORDER"))).statusCode).toBe(200);
    const more = await user.api.addSeat({ params: { showId: show.id, seatId: "R1-B" } });
    expect(more.seats).toEqual(["R1-A", "R1-B"]);
  });

  test("a code that was validated is remembered for its session, and for no other", async ({
    presale,
    podium,
    visitor,
  }) => {
    const [user, show] = [await registerUser(visitor), await presale.show()];
    const inSession = (token: string) => apiOver(overInject(podium), token);
    const [one, other] = [inSession(user.token), inSession(await signIn(visitor, user))];
    await one.validateCode({ query: { code: await presale.code("PRE_ORDER") } });
    const seat = { params: { showId: show.id, seatId: "R1-A" } };
    await expect(other.addSeat(seat)).rejects.toMatchObject({ body: { code: "SALES_NOT_OPEN" } });
    expect((await one.addSeat(seat)).seats).toEqual(["R1-A"]);
  });

  test("a code that was deleted or used up since opens nothing", async ({ presale, podium, admin }) => {
    const [user, show] = [await makeUser(podium), await presale.show()];
    const code = await presale.code("PRE_ORDER", 1);
    await user.api.validateCode({ query: { code } });
    const known = (await podium.deps.codes.list()).find((one) => one.code === code);
    await admin.api.deleteTicketCode({ params: { id: known?.id ?? 0 } });
    expect((await ask(user, show.id)).json()).toMatchObject({ code: "SALES_NOT_OPEN" });
  });
});

describe("a presale code with terms", () => {
  test("opens its own shows only, and says so of others, whether it is typed or remembered", async ({
    presale,
    podium,
    admin,
  }) => {
    const [user, show, other] = [await makeUser(podium), await presale.show(), await presale.show()];
    const body = { type: "PRE_ORDER" as const, maxTickets: 5, showIds: [show.id] };
    const { code } = await admin.api.createTicketCode({ body });
    for (const typed of [code, undefined]) {
      expect((await ask(user, show.id, typed)).statusCode).toBe(200);
      expect((await ask(user, other.id, code)).json()).toMatchObject({ statusCode: 409, code: "CODE_OTHER_SHOW" });
    }
    await user.api.validateCode({ query: { code } });
    expect((await ask(user, other.id)).json()).toMatchObject({ statusCode: 409, code: "CODE_OTHER_SHOW" });
  });

  test("opens nothing once it has ended, also for who brought it before", async ({ presale, podium, admin }) => {
    const [user, show] = [await makeUser(podium), await presale.show()];
    const body = { type: "PRE_ORDER", maxTickets: 5, validUntil: "2099-12-31" } as const;
    const { id, code } = await admin.api.createTicketCode({ body });
    expect((await ask(user, show.id, code)).statusCode).toBe(200);
    await admin.api.updateTicketCode({ params: { id }, body: { validUntil: "2020-01-01" } });
    const next = await user.call("POST", `/api/carts/seats/${show.id}/R1-B`);
    expect(next.json()).toMatchObject({ statusCode: 409, code: "CODE_PAST" });
  });
});

describe("a presale code", () => {
  const tryHold = async (user: User, showId: number, seatId: string, ticketCode?: string) =>
    (await user.call("POST", `/api/carts/seats/${showId}/${seatId}`, { ticketCode })).statusCode;

  test("holds no more seats than it has tickets left, whoever brings it, and again once one is put back", async ({
    presale,
    podium,
  }) => {
    const [one, other, show] = [await makeUser(podium), await makeAnonymous(podium), await presale.show()];
    const code = await presale.code("PRE_ORDER", 2);
    expect(await tryHold(one, show.id, "R1-A", code)).toBe(200);
    expect(await tryHold(other, show.id, "R1-B", code)).toBe(200);
    for (const user of [one, other])
      expect((await user.call("POST", `/api/carts/seats/${show.id}/R1-C`)).json()).toMatchObject({
        statusCode: 409,
        code: "CODE_EXHAUSTED",
      });
    await one.api.removeSeat({ params: { seatId: "R1-A" } });
    expect(await tryHold(other, show.id, "R1-C")).toBe(200);
  });

  test("holds no more than that when many ask at once, and counts what was reserved with it", async ({
    presale,
    podium,
    scenario,
  }) => {
    const [users, show] = [await makeUsers(podium, 8), await presale.show()];
    const code = await presale.code("PRE_ORDER", 4);
    const [first, ...others] = users;
    const seatIds = ["R2-A", "R2-B", "R2-C", "R2-D", "R2-E", "R2-F", "R2-G"];
    if (!first) throw new Error("nobody");
    await tryHold(first, show.id, "R1-A", code);
    const body = { seatIds: ["R1-A"], ticketCode: code, paymentMethod: "MANUAL" as const };
    await first.api.reserve({ params: { showId: show.id }, body });
    const id = (await podium.deps.codes.list()).find((known) => known.code === code)?.id;
    const lock = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
    const held = await lockRows(podium.deps.database.pool, lock, [`presale:${id}`]);
    const holding = Promise.all(others.map((user, at) => tryHold(user, show.id, seatIds[at] ?? "", code)));
    // Each request has its seat by now, and waits to count the seats of the others.
    await expect.poll(() => held.waiting()).toBeGreaterThan(3);
    held.release();
    const statuses = await holding;
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    const seats = await Promise.all(seatIds.map((seatId) => scenario.seat(show.id, seatId)));
    expect(seats.filter(({ status }) => status === "held")).toHaveLength(3);
  });

  test("goes along to the account of who signs in after bringing it", async ({ presale, podium }) => {
    const [visitor, user, show] = [await makeAnonymous(podium), await makeUser(podium), await presale.show()];
    expect(await tryHold(visitor, show.id, "R1-A", await presale.code("PRE_ORDER"))).toBe(200);
    expect(await user.api.takeCart({ body: { token: visitor.token } })).toEqual({ outcome: "taken" });
    expect(await tryHold(user, show.id, "R1-B")).toBe(200);
    expect((await user.api.getCart({ query: {} }))?.seats).toEqual(["R1-A", "R1-B"]);
  });
});

test("once it is open everybody holds seats", async ({ presale, podium }) => {
  const [user, show] = [await makeUser(podium), await presale.show()];
  clock.advance(86_401);
  expect((await ask(user, show.id)).statusCode).toBe(200);
});
