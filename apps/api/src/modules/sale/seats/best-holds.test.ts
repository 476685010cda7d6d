import type { Cart } from "@podium/shared/contracts/seats";
import { readHall } from "@podium/shared/halls/hall";
import { proposeSeats } from "@podium/shared/halls/propose-seats";
import { hold } from "@podium/shared/test/steps.ts";
import { largeHall } from "@podium/shared/test/large-hall.ts";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow, makeUser, makeUsers, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";
import { lockRows } from "#test/row-lock.ts";
import type { TestApp } from "#test/test-app.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend("beside", { scope: "file" }, appBeside({ clock }));

const seats = (count: number) => Array.from({ length: count }, () => "seat" as const);

async function showWith(podium: TestApp, rows: Parameters<typeof hallOfRows>[0], show = {}) {
  return makeShow(podium, { hallPlanId: await publishHall(podium, hallOfRows(rows)), ...show });
}

const ask = (
  user: User,
  showId: number,
  count: number,
  more: { wheelchair?: boolean; preferred?: string[]; ticketCode?: string } = {},
) => user.call("POST", `/api/carts/best/${showId}`, { count, ...more });

const freeIn = async ({ deps }: TestApp, showId: number) =>
  (await deps.seats.list(showId)).flatMap(({ seatId, status }) => (status === "available" ? seatId : []));

describe("the best seats", () => {
  test("are those that 'Kies voor mij' proposes, beside what the cart has, until it ends", async ({ podium }) => {
    const plan = hallOfRows({ R1: seats(7), R2: seats(7) });
    const show = await makeShow(podium, { hallPlanId: await publishHall(podium, plan) });
    const [user, hall] = [await makeUser(podium), readHall(plan)];
    const proposed = proposeSeats(hall, new Set(hall.seats.map(({ id }) => id)), 3);
    const start = clock.now();
    const first = await ask(user, show.id, 3);
    expect(first.json()).toMatchObject({ seats: proposed, total: 36 });
    clock.advance(60);
    const cart = (await ask(user, show.id, 2)).json<Cart>();
    expect(cart.seats).toHaveLength(5);
    expect(cart.expiresAt).toBe(new Date(start.getTime() + 900_000).toISOString());
    expect(await user.api.getCart()).toEqual(cart);
    clock.advance(901);
    expect((await ask(user, show.id, 3)).json()).toMatchObject({ seats: proposed });
  });

  test("are exactly the preferred ones when these are free, and asking for them again changes nothing", async ({
    podium,
  }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { R1: seats(9) })];
    const asked = await ask(user, show.id, 2, { preferred: ["R1-H", "R1-I"] });
    expect(asked.json()).toMatchObject({ seats: ["R1-H", "R1-I"] });
    expect((await ask(user, show.id, 2, { preferred: ["R1-I", "R1-H"] })).json()).toMatchObject({
      seats: ["R1-H", "R1-I"],
    });
  });

  test("are others when one of the preferred seats is not free, or is no seat", async ({ podium }) => {
    const [user, other, show] = [
      await makeUser(podium),
      await makeUser(podium),
      await showWith(podium, { R1: seats(4), R2: seats(4) }),
    ];
    await hold(other.api, show.id, ["R1-B"]);
    for (const preferred of [
      ["R1-A", "R1-B"],
      ["R1-A", "R9-Z"],
      ["R1-A", "\u0000"],
    ]) {
      const { seats: held } = (await ask(user, show.id, 2, { preferred })).json<Cart>();
      expect([preferred, held.length, held.includes("R1-B")]).toEqual([preferred, 2, false]);
      await user.api.clearCart();
    }
  });

  test("are all there or none", async ({ podium }) => {
    const [user, other, show] = [
      await makeUser(podium),
      await makeUser(podium),
      await showWith(podium, { R1: seats(5) }),
    ];
    await hold(other.api, show.id, ["R1-A", "R1-C"]);
    const refused = await ask(user, show.id, 4, { preferred: ["R1-A", "R1-B", "R1-D", "R1-E"] });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: "TOO_FEW_SEATS",
        message: "Er zijn niet genoeg plaatsen meer vrij. Kies er minder, of zoek zelf op het zaalplan.",
      },
    ]);
    expect(await freeIn(podium, show.id)).toEqual(["R1-B", "R1-D", "R1-E"]);
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
    expect((await ask(user, show.id, 3)).json()).toMatchObject({ seats: ["R1-B", "R1-D", "R1-E"] });
  });

  test("of a party with a wheelchair have its place and a companion's; preferred ones without it are refused", async ({
    podium,
  }) => {
    const rows = { R1: ["wheelchair", "companion", ...seats(4)] as const };
    const [user, other, show] = [await makeUser(podium), await makeUser(podium), await showWith(podium, rows)];
    expect((await ask(user, show.id, 2, { preferred: ["R1-B", "R1-C"] })).json<Cart>().seats).not.toContain("R1-B");
    await user.api.clearCart();
    const { seats: held } = (await ask(user, show.id, 3, { wheelchair: true })).json<Cart>();
    expect(held).toEqual(["R1-A", "R1-B", "R1-C"]);
    expect((await ask(other, show.id, 1, { wheelchair: true })).json()).toMatchObject({ code: "TOO_FEW_SEATS" });
    await user.api.clearCart();
    const preferred = ["R1-A", "R1-B"];
    expect((await ask(other, show.id, 2, { wheelchair: true, preferred })).json()).toMatchObject({ seats: preferred });
  });

  test("count for the cart's limit, and a refused request leaves the cart as it was", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { R1: seats(15), R2: seats(15) })];
    for (const count of [0, 11, 1.5])
      expect((await ask(user, show.id, count)).json()).toMatchObject({ code: "INVALID_INPUT" });
    for (const preferred of [["R1-A"], ["R1-A", "R1-A"]])
      expect((await ask(user, show.id, 2, { preferred })).json()).toMatchObject({ code: "INVALID_INPUT" });
    await ask(user, show.id, 10);
    await ask(user, show.id, 8);
    for (const preferred of [undefined, ["R1-A", "R1-B", "R1-C"], ["R2-A", "R2-B", "R2-C"]])
      expect((await ask(user, show.id, 3, preferred && { preferred })).json()).toMatchObject({ code: "CART_FULL" });
    expect(await freeIn(podium, show.id)).toHaveLength(12);
    expect((await ask(user, show.id, 2)).json<Cart>().seats).toHaveLength(20);
  });

  test("of another show replace the cart, unless they are refused", async ({ podium }) => {
    const [user, one, other] = [
      await makeUser(podium),
      await showWith(podium, { R1: seats(4) }),
      await showWith(podium, { R1: seats(2) }),
    ];
    await ask(user, one.id, 3);
    expect((await ask(user, other.id, 3)).json()).toMatchObject({ code: "TOO_FEW_SEATS" });
    expect((await user.api.getCart())?.seats).toHaveLength(3);
    expect((await ask(user, other.id, 2)).json()).toMatchObject({ showId: other.id, seats: ["R1-A", "R1-B"] });
    expect(await freeIn(podium, one.id)).toHaveLength(4);
  });

  test("of no show, or one that is not on sale, are refused as a seat is", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { R1: seats(4) })];
    const change = (values: { salesCloseAt?: Date; cancelledAt?: Date }) =>
      podium.deps.database.db.updateTable("shows").set(values).where("id", "=", show.id).execute();
    expect((await ask(user, 999_999, 1)).json()).toMatchObject({ code: "SHOW_NOT_FOUND" });
    await change({ salesCloseAt: clock.now() });
    expect((await ask(user, show.id, 1)).json()).toMatchObject({ code: "SALES_CLOSED" });
    await change({ cancelledAt: clock.now() });
    expect((await ask(user, show.id, 1)).json()).toMatchObject({ code: "SHOW_CANCELLED" });
  });

  test("wait for one's turn in the waiting room, as a seat does", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { R1: seats(4) }, { waitingRoom: "on" })];
    await podium.deps.database.db.updateTable("shows").set({ waitingRoomOn: true }).where("id", "=", show.id).execute();
    for (const preferred of [undefined, ["R1-A", "R1-B"]])
      expect((await ask(user, show.id, 2, preferred && { preferred })).json()).toMatchObject({
        code: "WAIT_YOUR_TURN",
      });
    expect(await freeIn(podium, show.id)).toHaveLength(4);
  });

  test("count for a network's anonymous visitors, and for a presale code", async ({ podium }) => {
    const rows = { R1: seats(20), R2: seats(20), R3: seats(20) };
    const show = await showWith(podium, rows);
    const visitors = await Promise.all(Array.from({ length: 5 }, () => makeAnonymous(podium, "192.0.2.78")));
    const asked = await Promise.all(visitors.map((visitor) => ask(visitor, show.id, 10)));
    const codes = asked.map((response) => response.json<{ code?: string }>().code);
    expect(codes.filter((code) => code !== undefined)).toEqual(["TOO_MANY_ANONYMOUS"]);
    expect(await freeIn(podium, show.id)).toHaveLength(20);

    const salesOpenAt = new Date(clock.now().getTime() + 86_400_000).toISOString();
    const later = await showWith(podium, rows, { salesOpenAt });
    const { code: ticketCode } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 3 });
    const user = await makeUser(podium);
    expect((await ask(user, later.id, 1)).json()).toMatchObject({ code: "SALES_NOT_OPEN" });
    expect((await ask(user, later.id, 4, { ticketCode })).json()).toMatchObject({ code: "CODE_EXHAUSTED" });
    expect((await ask(user, later.id, 3, { ticketCode })).statusCode).toBe(200);
    expect((await ask(user, later.id, 1)).json()).toMatchObject({ code: "CODE_EXHAUSTED" });
    expect(await freeIn(podium, later.id)).toHaveLength(57);
  });
});

describe("a crowd that asks for the best seats in one moment", () => {
  /** @returns the seats of each who got some, after checking that nobody has another's */
  async function crowd(asked: ReturnType<typeof ask>[], size: number): Promise<{ won: string[][]; codes: unknown[] }> {
    const responses = await Promise.all(asked);
    const won = responses.flatMap((response) => (response.statusCode === 200 ? [response.json<Cart>().seats] : []));
    expect(won.every(({ length }) => length === size)).toBe(true);
    expect(new Set(won.flat()).size).toBe(won.length * size);
    return { won, codes: responses.flatMap((one) => one.json<{ code?: string }>().code ?? []) };
  }

  test("on 8,000 free seats has them, all 160, of whom each saw the same two proposed", async ({ podium, beside }) => {
    const plan = largeHall(134);
    const hall = readHall(plan);
    expect(hall.size).toBeGreaterThan(8000);
    const show = await makeShow(podium, { hallPlanId: await publishHall(podium, plan) });
    const preferred = proposeSeats(hall, new Set(hall.seats.map(({ id }) => id)), 2);
    const users = [
      ...(await makeUsers(podium, 140)),
      ...(await Promise.all(Array.from({ length: 20 }, () => makeAnonymous(podium)))),
    ];
    const { won, codes } = await crowd(
      users.map((user, index) => ask(index % 2 === 0 ? withToken(beside, user) : user, show.id, 2, { preferred })),
      2,
    );
    expect(codes).toEqual([]);
    expect(won).toHaveLength(160);
    expect(won).toContainEqual(preferred);
  });

  test("on too few has all that fit, in two processes, and the others are told so", async ({ podium, beside }) => {
    const show = await showWith(podium, { R1: seats(14), R2: seats(9), R3: seats(8) });
    const users = await makeUsers(podium, 30);
    const { won, codes } = await crowd(
      users.map((user, index) => ask(index % 2 === 0 ? withToken(beside, user) : user, show.id, 3)),
      3,
    );
    expect(won).toHaveLength(10);
    expect(codes).toEqual(Array.from({ length: 20 }, () => "TOO_FEW_SEATS"));
    expect(await freeIn(podium, show.id)).toHaveLength(1);
  });

  test("beside people who choose by hand loses no seat, and nobody waits in a circle", async ({ podium, beside }) => {
    const show = await showWith(podium, { R1: seats(10), R2: seats(10) });
    const users = await makeUsers(podium, 12);
    const rounds = users.map(async (user, index) => {
      const here = index % 2 === 0 ? withToken(beside, user) : user;
      for (let round = 0; round < 5; round++) {
        const row = index % 4 < 2 ? "R1" : "R2";
        const asked =
          index % 3 === 0
            ? here.call("POST", `/api/carts/seats/${show.id}/${row}-${"ABCDEFGHIJ"[(index + round) % 10]}`)
            : ask(here, show.id, 1 + (index % 3), { preferred: ["R1-A", "R1-B", "R1-C"].slice(0, 1 + (index % 3)) });
        expect([200, 409]).toContain((await asked).statusCode);
        await here.call("DELETE", "/api/carts/remove/cart");
      }
    });
    await Promise.all(rounds);
    expect(await freeIn(podium, show.id)).toHaveLength(20);
  });

  test("waits for seats that somebody else is taking, who may not", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await showWith(podium, { R1: seats(2) })];
    const { pool } = podium.deps.database;
    const lock = await lockRows(pool, "select from seats where show_id = $1 and seat_id = 'R1-B' for update", [
      show.id,
    ]);
    const asked = ask(user, show.id, 2);
    await expect.poll(lock.waiting).toBe(1);
    lock.release();
    expect((await asked).json()).toMatchObject({ seats: ["R1-A", "R1-B"] });
  });

  test("leaves the seats to those behind somebody whose cart cannot take them", async ({ podium }) => {
    const show = await showWith(podium, { R1: seats(2), R2: seats(19) });
    const [full, user] = [await makeUser(podium), await makeUser(podium)];
    const row = (from: number, to: number) =>
      seats(to - from).map((_, index) => `R2-${"ABCDEFGHIJKLMNOPQRS"[from + index]}`);
    await ask(full, show.id, 10, { preferred: row(0, 10) });
    await ask(full, show.id, 9, { preferred: row(10, 19) });
    const preferred = ["R1-A", "R1-B"];
    const both = await Promise.all([ask(full, show.id, 2, { preferred }), ask(user, show.id, 2, { preferred })]);
    expect(both.map((one) => one.json<{ code?: string; seats?: string[] }>())).toMatchObject([
      { code: "CART_FULL" },
      { seats: preferred },
    ]);
  });
});
