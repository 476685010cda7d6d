import type { Cart } from "@podium/shared/contracts/seats";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { describe, expect } from "vitest";
import { makeUser, makeUsers, makeShow, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock });

const hold = (user: User, showId: number, seatId: string) => user.call("POST", `/api/carts/seats/${showId}/${seatId}`);

describe("a cart", () => {
  test("is not spoiled by what somebody else asks in the same moment", async ({ podium }) => {
    const [users, show] = [await makeUsers(podium, 21), await makeShow(podium)];
    const seats = ["%00", ...ALL_SEATS.slice(0, 20)];
    const responses = await Promise.all(users.map((user, index) => hold(user, show.id, seats[index] ?? "")));
    expect(responses.map((response) => response.statusCode)).toEqual([404, ...Array.from({ length: 20 }, () => 200)]);
    const nobody = await users[0]?.call("GET", `/api/reservation/isSeatAvailable/${show.id}/%00`);
    expect(nobody?.json()).toMatchObject({ code: "SEAT_NOT_FOUND" });
  });

  test("holds a seat for fifteen minutes from the first seat, at the show's price", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { pricePerSeat: 12.5 })];
    const start = clock.now();
    expect((await hold(user, show.id, "R1-A")).statusCode).toBe(200);
    clock.advance(60);
    const cart = (await hold(user, show.id, "T4-E")).json<Cart>();
    const seats = ["R1-A", "T4-E"];
    const ticketTypeId = show.ticketTypes[0]?.id;
    expect(cart).toEqual({
      showId: show.id,
      seats,
      lines: [
        { seatId: "R1-A", group: "Rij 1", label: "A", kind: "seat", ticketTypeId, price: 12.5 },
        { seatId: "T4-E", group: "Tafel 4", label: "E", kind: "seat", ticketTypeId, price: 12.5 },
      ],
      createdAt: start.toISOString(),
      expiresAt: new Date(start.getTime() + 900_000).toISOString(),
      expired: false,
      pricePerSeat: 12.5,
      total: 25,
      now: clock.now().toISOString(),
    });
    expect((await user.call("GET", "/api/carts")).json()).toEqual(cart);
  });

  test("keeps the price at which each seat was put in it, until the seat is held anew", async ({
    podium,
    scenario,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { pricePerSeat: 12.5 })];
    const { dateTime } = show;
    const change = async (pricePerSeat: number): Promise<void> => {
      const admin = await scenario.admin();
      await admin.api.updateShow({ params: { id: show.id }, body: { name: "De vrek", dateTime, pricePerSeat } });
    };
    const before = (await hold(user, show.id, "R1-A")).json<Cart>();
    await change(20);
    expect(await user.api.getCart()).toEqual(before);
    expect((await hold(user, show.id, "R1-A")).json()).toEqual(before);
    await hold(user, show.id, "R1-B");
    await change(1);
    expect(await user.api.getCart()).toMatchObject({
      lines: [
        { seatId: "R1-A", price: 12.5 },
        { seatId: "R1-B", price: 20 },
      ],
      pricePerSeat: 12.5,
      total: 32.5,
    });
    expect((await user.call("DELETE", "/api/carts/seats/R1-A")).json()).toMatchObject({ pricePerSeat: 20, total: 20 });
    expect((await hold(user, show.id, "R1-A")).json()).toMatchObject({ pricePerSeat: 1, total: 21 });
    clock.advance(901);
    expect((await hold(user, show.id, "R1-B")).json()).toMatchObject({ lines: [{ seatId: "R1-B", price: 1 }] });
  });

  test("that a process of the version before filled, without prices and types, costs the show's price", async ({
    podium,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { pricePerSeat: 12.5 })];
    await hold(user, show.id, "R1-A");
    const held = podium.deps.database.db
      .updateTable("seats")
      .where("showId", "=", show.id)
      .where("seatId", "=", "R1-A");
    await held.set({ heldPriceCents: null, heldTicketTypeId: null }).execute();
    const [first] = show.ticketTypes;
    expect(await user.api.getCart()).toMatchObject({
      lines: [{ seatId: "R1-A", ticketTypeId: first?.id, price: 12.5 }],
      total: 12.5,
    });
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" as const };
    expect(await user.api.reserve({ params: { showId: show.id }, body })).toMatchObject({ totalprice: 12.5 });
  });

  test("does not change when its own seat is added again", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const first = (await hold(user, show.id, "R1-A")).json<Cart>();
    const { version } = await scenario.seat(show.id, "R1-A");
    const again = await hold(user, show.id, "R1-A");
    expect(again.statusCode).toBe(200);
    expect(again.json<Cart>()).toEqual(first);
    expect((await scenario.seat(show.id, "R1-A")).version).toBe(version);
  });

  test("is emptied first by a seat of another show, and only when that seat is won", async ({ podium, scenario }) => {
    const [user, rival] = (await makeUsers(podium, 2)) as [User, User];
    const [first, second] = [await makeShow(podium), await makeShow(podium)];
    await hold(user, first.id, "R1-A");
    await hold(rival, second.id, "R2-B");
    expect((await hold(user, second.id, "R2-B")).statusCode).toBe(409);
    expect((await user.api.getCart())?.seats).toEqual(["R1-A"]);
    expect((await hold(user, second.id, "R2-C")).json<Cart>()).toMatchObject({ showId: second.id, seats: ["R2-C"] });
    expect((await scenario.seat(first.id, "R1-A")).status).toBe("available");
  });

  test("never refuses a free seat, however fast its owner goes from show to show", async ({ podium }) => {
    const users = await makeUsers(podium, 30);
    const shows = await Promise.all([makeShow(podium), makeShow(podium), makeShow(podium)]);
    const responses = await Promise.all(
      users.flatMap((user, own) =>
        [0, 1, 2, 0, 1, 2].map((show) => hold(user, shows[show]?.id ?? 0, ALL_SEATS[own] ?? "")),
      ),
    );
    expect(responses.filter((response) => response.statusCode !== 200).map((response) => response.body)).toEqual([]);
  });

  test("refuses the twenty-first seat, also when thirty are asked for at the same moment", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const responses = await Promise.all(ALL_SEATS.slice(0, 30).map((seatId) => hold(user, show.id, seatId)));
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(20);
    const refused = responses
      .filter((response) => response.statusCode !== 200)
      .map((response) => response.json<{ code: string }>().code);
    expect(refused).toEqual(Array.from({ length: 10 }, () => "CART_FULL"));
    expect((await user.api.getCart())?.seats).toHaveLength(20);
  });

  test("gives seats back one by one and disappears with the last", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user, show.id, "R1-A");
    await hold(user, show.id, "R1-B");
    const rest = await user.call("DELETE", "/api/carts/seats/R1-A");
    expect([rest.statusCode, rest.json<Cart>().seats]).toEqual([200, ["R1-B"]]);
    const last = await user.call("DELETE", "/api/carts/seats/R1-B");
    expect([last.statusCode, last.body]).toEqual([204, ""]);
    expect((await user.call("GET", "/api/carts")).json()).toMatchObject({ statusCode: 404, code: "CART_NOT_FOUND" });
    expect((await scenario.seat(show.id, "R1-A")).version).toBe(2);
  });

  test("is 404 when there is none, or 204 for who asks for that", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const statuses = async () => {
      const responses = [user.call("GET", "/api/carts"), user.call("GET", "/api/carts?orNone=true")];
      return (await Promise.all(responses)).map((response) => response.statusCode);
    };
    expect(await statuses()).toEqual([404, 204]);
    await hold(user, show.id, "R1-A");
    expect(await statuses()).toEqual([200, 200]);
    clock.advance(901);
    expect(await statuses()).toEqual([404, 204]);
  });

  test("cannot give back a seat that is not in it, be it free, somebody else's or none at all", async ({ podium }) => {
    const [user, other, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
    await hold(user, show.id, "R1-A");
    await hold(other, show.id, "R1-B");
    for (const [seatId, seat] of [
      ["R1-B", "Rij 1, stoel B"],
      ["T4-E", "Tafel 4, stoel E"],
      ["BAR-1", "Stoel: BAR-1"],
    ]) {
      expect((await user.call("DELETE", `/api/carts/seats/${seatId}`)).json()).toEqual({
        statusCode: 404,
        code: "SEAT_NOT_IN_CART",
        message: `${seat} zit niet in uw winkelwagen.`,
      });
    }
    expect((await other.call("GET", "/api/carts")).json()).toMatchObject({ seats: ["R1-B"] });
  });

  test("stays right when all its seats are given back at the same moment", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const seats = ALL_SEATS.slice(0, 8);
    for (const seatId of seats) await hold(user, show.id, seatId);
    const responses = await Promise.all(seats.map((seatId) => user.call("DELETE", `/api/carts/seats/${seatId}`)));
    expect(responses.filter((response) => response.statusCode === 204)).toHaveLength(1);
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(7);
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
  });

  test("can be given back as a whole, also when there is none", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user, show.id, "R1-A");
    for (const _ of [1, 2]) expect((await user.call("DELETE", "/api/carts/remove/cart")).statusCode).toBe(204);
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
  });
});

describe("a hold is refused", () => {
  test.for([
    ["an unknown show", 999_999, "R1-A", 404, "SHOW_NOT_FOUND"],
    ["a show that is no number", "x", "R1-A", 400, "INVALID_INPUT"],
    ["an unknown seat", null, "R9-Z", 404, "SEAT_NOT_FOUND"],
  ] as const)("for %s", async ([_name, showId, seatId, status, code], { podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const response = await user.call("POST", `/api/carts/seats/${showId ?? show.id}/${seatId}`);
    expect(response.json()).toMatchObject({ statusCode: status, code, message: expect.stringMatching(/\w/) });
  });

  test("for somebody else's seat, with the sentence of the specification", async ({ podium }) => {
    const [user, rival] = (await makeUsers(podium, 2)) as [User, User];
    const show = await makeShow(podium);
    await hold(rival, show.id, "R3-C");
    expect((await hold(user, show.id, "R3-C")).json()).toEqual({
      statusCode: 409,
      code: "SEAT_TAKEN",
      message: "Rij 3, stoel C is al gereserveerd in een andere winkelwagen. Probeer een andere stoel.",
    });
  });

  test("once the sale is closed", async ({ podium }) => {
    const user = await makeUser(podium);
    const show = await makeShow(podium, { salesCloseAt: new Date(clock.now().getTime() + 60_000).toISOString() });
    clock.advance(61);
    expect((await hold(user, show.id, "R1-A")).json()).toMatchObject({ code: "SALES_CLOSED" });
  });

  test("for a visitor", async ({ podium }) => {
    const show = await makeShow(podium);
    const response = await podium.app.inject({ method: "POST", url: `/api/carts/seats/${show.id}/R1-A` });
    expect(response.json()).toMatchObject({ statusCode: 401, code: "UNAUTHORIZED" });
  });
});

describe("a hold whose time has passed", () => {
  test("counts as free at once, for whoever asks, before any job ran", async ({ podium, scenario }) => {
    const [user, rival] = (await makeUsers(podium, 2)) as [User, User];
    const show = await makeShow(podium);
    await hold(user, show.id, "R1-A");
    clock.advance(899.9);
    expect((await hold(rival, show.id, "R1-A")).statusCode).toBe(409);
    clock.advance(0.1);
    expect((await user.call("GET", "/api/carts")).statusCode).toBe(404);
    expect((await rival.call("GET", `/api/reservation/isSeatAvailable/${show.id}/R1-A`)).json()).toEqual({
      seatId: "R1-A",
      available: true,
    });
    expect((await hold(rival, show.id, "R1-A")).statusCode).toBe(200);
    expect((await scenario.seat(show.id, "R1-A")).version).toBe(2);
  });

  test("is replaced by a new cart when its owner comes back", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    await hold(user, show.id, "R1-A");
    clock.advance(901);
    expect((await hold(user, show.id, "R1-B")).json<Cart>().seats).toEqual(["R1-B"]);
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
  });

  test("is freed by one statement for everybody, and a second run changes nothing", async ({ podium }) => {
    const users = await makeUsers(podium, 5);
    const show = await makeShow(podium);
    await Promise.all(users.map((user, index) => hold(user, show.id, ALL_SEATS[index] ?? "")));
    clock.advance(901);
    await podium.deps.seats.expireDue();
    await podium.deps.seats.expireDue();
    const seats = await podium.deps.database.db
      .selectFrom("seats")
      .selectAll()
      .where("showId", "=", show.id)
      .where("version", ">", 0)
      .execute();
    expect(seats.map((seat) => [seat.status, seat.version])).toEqual(users.map(() => ["available", 2]));
    expect(
      await podium.deps.database.db.selectFrom("carts").selectAll().where("showId", "=", show.id).execute(),
    ).toEqual([]);
  });
});

test("of a hundred users who want one seat, one gets it", async ({ podium, scenario }) => {
  const users = await makeUsers(podium, 100);
  const show = await makeShow(podium);
  const responses = await Promise.all(users.map((user) => hold(user, show.id, "T13-A")));
  expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1);
  expect(responses.filter((response) => response.json<{ code?: string }>().code === "SEAT_TAKEN")).toHaveLength(99);
  expect(await scenario.seat(show.id, "T13-A")).toMatchObject({ status: "held", version: 1 });
});
