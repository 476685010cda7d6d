import type { Cart } from "@podium/shared/contracts/seats";
import { hold } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow, makeUser, makeUsers, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { hallWithAreas, publishHall } from "#test/halls.ts";
import { lockRows } from "#test/row-lock.ts";
import type { TestApp } from "#test/test-app.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend("beside", { scope: "file" }, appBeside({ clock }));

async function showWith(podium: TestApp, areas: Record<string, number>, show = {}) {
  const hallPlanId = await publishHall(podium, hallWithAreas(areas, { R1: ["seat", "seat"] }));
  return makeShow(podium, { hallPlanId, ...show });
}

const ask = (
  user: User,
  showId: number,
  count: number,
  { groupId = "VLOE", ticketCode }: { groupId?: string; ticketCode?: string } = {},
) => user.call("POST", `/api/carts/areas/${showId}/${groupId}`, { count, ticketCode });

const freeIn = async ({ deps }: TestApp, showId: number) =>
  (await deps.seats.list(showId)).filter(({ seatId, status }) => seatId.startsWith("VLOE-") && status === "available")
    .length;

describe("places of an area", () => {
  test("are added to the cart, with the price of its zone, beside seats", async ({ podium }) => {
    const prices = [
      { zone: null, price: 20 },
      { zone: "vloer", price: 12.5 },
    ];
    const ticketTypes = [{ name: "Volwassene", description: "", prices }];
    const [user, show] = [await makeUser(podium), await showWith(podium, { VLOE: 5 }, { ticketTypes })];
    await hold(user.api, show.id, ["R1-A"]);
    const start = clock.now();
    clock.advance(60);
    expect((await ask(user, show.id, 2)).statusCode).toBe(200);
    const cart = (await ask(user, show.id, 1)).json<Cart>();
    expect(cart).toMatchObject({
      seats: ["R1-A", "VLOE-1", "VLOE-2", "VLOE-3"],
      total: 57.5,
      expiresAt: new Date(start.getTime() + 900_000).toISOString(),
    });
    expect(cart.lines.at(-1)).toMatchObject({ group: "Staanplaats", label: "", kind: "seat", price: 12.5 });
    expect(await user.api.getCart()).toEqual(cart);
  });

  test("are given back one by one, all together, and when the cart expires", async ({ podium }) => {
    const [user, other, show] = [await makeUser(podium), await makeUser(podium), await showWith(podium, { VLOE: 3 })];
    await ask(user, show.id, 3);
    await user.api.removeSeat({ params: { seatId: "VLOE-2" } });
    expect((await ask(other, show.id, 1)).json()).toMatchObject({ seats: ["VLOE-2"] });
    await user.api.clearCart();
    expect((await ask(other, show.id, 2)).json<Cart>().seats).toHaveLength(3);
    clock.advance(901);
    expect((await ask(user, show.id, 3)).statusCode).toBe(200);
    clock.advance(901);
    await podium.deps.seats.expireDue();
    expect(await freeIn(podium, show.id)).toBe(3);
  });

  test("can be held by their id, as any seat", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { VLOE: 3 })];
    await hold(user.api, show.id, ["VLOE-2"]);
    expect((await ask(user, show.id, 2)).json()).toMatchObject({ seats: ["VLOE-1", "VLOE-2", "VLOE-3"] });
  });

  test("are all there or none, and the refusal says how many are left in the reader's language", async ({ podium }) => {
    const [user, other, show] = [
      await makeUser(podium),
      await makeUser(podium),
      await showWith(podium, { VLOE: 4, ZIJ: 9 }),
    ];
    await ask(other, show.id, 2);
    const refused = await ask(user, show.id, 3);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: "AREA_FULL",
        message: "Staanplaats: nog 2 plaatsen vrij. Pas uw keuze aan.",
        details: [{ field: "left", message: "2" }],
      },
    ]);
    expect(await freeIn(podium, show.id)).toBe(2);
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
    await ask(other, show.id, 1);
    const english = withToken(podium, user, "en");
    expect((await ask(english, show.id, 2)).json()).toMatchObject({
      message: "Staanplaats: 1 place left. Please change your choice.",
      details: [{ field: "left", message: "1" }],
    });
    await ask(other, show.id, 1);
    const french = withToken(podium, user, "fr");
    expect((await ask(french, show.id, 1)).json()).toMatchObject({
      message: "Staanplaats\u00A0: plus aucune place libre. Modifiez votre choix.",
      details: [{ field: "left", message: "0" }],
    });
    expect((await ask(user, show.id, 9, { groupId: "ZIJ" })).statusCode).toBe(200);
  });

  test("count for the cart's limit, and a refused request leaves the cart as it was", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { VLOE: 50 })];
    expect((await ask(user, show.id, 21)).json()).toMatchObject({ code: "INVALID_INPUT" });
    expect((await ask(user, show.id, 0)).json()).toMatchObject({ code: "INVALID_INPUT" });
    await ask(user, show.id, 18);
    expect((await ask(user, show.id, 3)).json()).toMatchObject({ statusCode: 409, code: "CART_FULL" });
    expect((await ask(user, show.id, 2)).json<Cart>().seats).toHaveLength(20);
    expect(await freeIn(podium, show.id)).toBe(30);
  });

  test("of another show replace the cart, unless they are refused", async ({ podium }) => {
    const [user, one, other] = [
      await makeUser(podium),
      await showWith(podium, { VLOE: 5 }),
      await showWith(podium, { VLOE: 2 }),
    ];
    await ask(user, one.id, 3);
    expect((await ask(user, other.id, 3)).json()).toMatchObject({ code: "AREA_FULL" });
    expect(await user.api.getCart()).toMatchObject({ showId: one.id, seats: ["VLOE-1", "VLOE-2", "VLOE-3"] });
    expect((await ask(user, other.id, 2)).json()).toMatchObject({ showId: other.id, seats: ["VLOE-1", "VLOE-2"] });
    expect(await freeIn(podium, one.id)).toBe(5);
  });

  test("of what is no area, no show or on sale no more are refused", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { VLOE: 5 })];
    for (const groupId of ["R1", "ZIJ", "vloe", "VLOE-1", "%00"])
      expect((await ask(user, show.id, 1, { groupId })).json()).toMatchObject({
        statusCode: 404,
        code: "AREA_NOT_FOUND",
      });
    for (const groupId of ["VLOE", "vloe"])
      expect((await ask(user, 999_999, 1, { groupId })).json()).toMatchObject({ code: "SHOW_NOT_FOUND" });
    await podium.deps.database.db
      .updateTable("shows")
      .set({ salesCloseAt: clock.now() })
      .where("id", "=", show.id)
      .execute();
    expect((await ask(user, show.id, 1)).json()).toMatchObject({ code: "SALES_CLOSED" });
  });

  test("count for a network's anonymous visitors, and for a presale code", async ({ podium }) => {
    const show = await showWith(podium, { VLOE: 100 });
    const visitors = [
      await makeAnonymous(podium, "192.0.2.77"),
      await makeAnonymous(podium, "192.0.2.77"),
      await makeAnonymous(podium, "192.0.2.77"),
    ];
    const asked = await Promise.all(visitors.map((visitor) => ask(visitor, show.id, 20)));
    const codes = asked.map((response) => response.json<{ code?: string }>().code);
    expect(codes.filter((code) => code !== undefined)).toEqual(["TOO_MANY_ANONYMOUS"]);
    expect(await freeIn(podium, show.id)).toBe(60);

    const salesOpenAt = new Date(clock.now().getTime() + 86_400_000).toISOString();
    const later = await showWith(podium, { VLOE: 100 }, { salesOpenAt });
    const { code: ticketCode } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 3 });
    const user = await makeUser(podium);
    expect((await ask(user, later.id, 1)).json()).toMatchObject({ code: "SALES_NOT_OPEN" });
    expect((await ask(user, later.id, 4, { ticketCode })).json()).toMatchObject({ code: "CODE_EXHAUSTED" });
    expect((await ask(user, later.id, 3, { ticketCode })).statusCode).toBe(200);
    expect((await ask(user, later.id, 1)).json()).toMatchObject({ code: "CODE_EXHAUSTED" });
  });
});

describe("the last places of an area", () => {
  test("go to as many as they are enough for, when many ask at once in two processes", async ({ podium, beside }) => {
    const show = await showWith(podium, { VLOE: 50 });
    const users = [
      ...(await makeUsers(podium, 30)),
      ...(await Promise.all(Array.from({ length: 6 }, () => makeAnonymous(podium)))),
    ];
    const requests = users.map((user, index) => ask(index % 2 === 0 ? withToken(beside, user) : user, show.id, 3));
    const responses = await Promise.all(requests);
    const won = responses.filter(({ statusCode }) => statusCode === 200).map((response) => response.json<Cart>().seats);
    expect(won).toHaveLength(16);
    expect(won.map((seats) => seats.length)).toEqual(won.map(() => 3));
    expect(new Set(won.flat()).size).toBe(48);
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    for (const response of refused)
      expect(response.json()).toMatchObject({ code: "AREA_FULL", details: [{ field: "left", message: "2" }] });
    expect(await freeIn(podium, show.id)).toBe(2);
  });

  test("are waited for while somebody else is taking them, who may not", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { VLOE: 3 })];
    const { pool } = podium.deps.database;
    const lock = await lockRows(pool, "select from seats where show_id = $1 and seat_id = 'VLOE-2' for update", [
      show.id,
    ]);
    const asked = ask(user, show.id, 3);
    await expect.poll(lock.waiting).toBe(1);
    lock.release();
    expect((await asked).json<Cart>().seats).toHaveLength(3);
  });

  test("that are locked are skipped while others are free", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { VLOE: 3 })];
    const { pool } = podium.deps.database;
    const lock = await lockRows(pool, "select from seats where show_id = $1 and seat_id = 'VLOE-2' for update", [
      show.id,
    ]);
    expect((await ask(user, show.id, 2)).json()).toMatchObject({ seats: ["VLOE-1", "VLOE-3"] });
    lock.release();
  });

  test("go back and forth between many without one lost or sold twice, and nobody waits in a circle", async ({
    podium,
    beside,
  }) => {
    const [show, users] = [await showWith(podium, { VLOE: 12 }), await makeUsers(podium, 8)];
    const rounds = users.map(async (user, index) => {
      const here = index % 2 === 0 ? withToken(beside, user) : user;
      for (let round = 0; round < 6; round++) {
        const response = await ask(here, show.id, 2 + (index % 3));
        expect([200, 409]).toContain(response.statusCode);
        const [first] = response.statusCode === 200 ? response.json<Cart>().seats : [];
        if (first !== undefined) await here.call("DELETE", `/api/carts/seats/${first}`);
        await here.call("DELETE", "/api/carts/remove/cart");
      }
    });
    await Promise.all(rounds);
    expect(await freeIn(podium, show.id)).toBe(12);
  });
});
