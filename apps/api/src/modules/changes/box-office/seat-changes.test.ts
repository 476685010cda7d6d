import { describe, expect } from "vitest";
import { hold, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest({ paymentProvider: createFakeProvider() }).extend(
  "refundsOf",
  { scope: "file" },
  ({ admin }) =>
    async (id: number) =>
      (await admin.api.listRefunds())
        .filter(({ reservation }) => reservation.id === id)
        .map(({ reason, amount }) => [reason, amount] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
);

describe("a seat that is added", () => {
  test("is the reservation's, at the show's price, in the mail and in the log", async ({ podium, scenario, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    const response = await scenario.boxOffice(id, "seats", { seatIds: ["R1-B"] });
    expect(response.json()).toMatchObject({ totalprice: 24, guestCount: 2, status: "PENDING" });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R1-B": "reserved" });
    expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "SEATS_MOVED", status: "WAITING" });
    expect((await scenario.auditOf(id))[0]).toMatchObject({
      action: "SEATS_ADDED",
      actor: { id: admin.id },
      summary: expect.stringContaining("Rij 1, stoel B erbij, € 12,00"),
    });
  });

  test("to a paid reservation is paid at once, or free; the other tickets stay as they are", async ({
    scenario,
    admin,
  }) => {
    const { show, id } = await scenario.paid(["R1-A"]);
    const before = await ticketsOf(admin.api, id);
    expect((await scenario.boxOffice(id, "seats", { seatIds: ["R1-B"] })).json()).toMatchObject({
      statusCode: 409,
      code: "PAYMENT_NEEDED",
    });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-B": "available" });
    const paid = await scenario.boxOffice(id, "seats", { seatIds: ["R1-B"], paid: "cash" });
    expect(paid.json()).toMatchObject({ totalprice: 24, status: "CONFIRMED" });
    const free = await scenario.boxOffice(id, "seats", { seatIds: ["R1-C"], paid: "free" });
    expect(free.json()).toMatchObject({ totalprice: 24, guestCount: 3 });
    const after = await ticketsOf(admin.api, id);
    expect(after.get("R1-A")).toEqual(before.get("R1-A"));
    expect([...after.keys()]).toEqual(["R1-A", "R1-B", "R1-C"]);
  });

  test("counts for the reservation's code, and is refused when that has no ticket left", async ({
    podium,
    scenario,
    admin,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const { code } = await podium.deps.codes.create({ type: "SPONSOR", maxTickets: 2 });
    const id = await reserve(user.api, show.id, ["R1-A"], { ticketCode: code });
    const used = async () => (await admin.api.listTicketCodes()).find((each) => each.code === code)?.usedCount;
    expect((await scenario.boxOffice(id, "seats", { seatIds: ["R1-B"] })).json()).toMatchObject({ totalprice: 0 });
    expect(await used()).toBe(2);
    expect((await scenario.boxOffice(id, "seats", { seatIds: ["R1-C"] })).json()).toMatchObject({
      code: "CODE_USED_UP",
    });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-C": "available" });
    await scenario.boxOffice(id, "give-up", { seatIds: ["R1-A"] });
    expect(await used()).toBe(1);
  });

  test("waits for an online payment that is under way, whose amount would no longer be right", async ({
    podium,
    scenario,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"], { paymentMethod: "PAYCONIQ" });
    for (const [action, seatId] of [
      ["seats", "R1-C"],
      ["give-up", "R1-A"],
    ] as const)
      expect((await scenario.boxOffice(id, action, { seatIds: [seatId] })).json()).toMatchObject({
        statusCode: 409,
        code: "PAYMENT_UNDER_WAY",
      });
  });

  test("is one reservation's, when two volunteers and a visitor want it at the same moment, ten times over", async ({
    podium,
    scenario,
  }) => {
    const show = await makeShow(podium);
    const users = [await makeUser(podium), await makeUser(podium), await makeUser(podium)] as const;
    const [one, other] = [
      await reserve(users[0].api, show.id, ["T1-A"]),
      await reserve(users[1].api, show.id, ["T1-B"]),
    ];
    for (const mail of "ABCDEFGHIJ") {
      const seatId = `R1-${mail}`;
      const results = await Promise.all([
        scenario.boxOffice(one, "seats", { seatIds: [seatId] }),
        scenario.boxOffice(other, "seats", { seatIds: [seatId] }),
        users[2].call("POST", `/api/carts/seats/${show.id}/${seatId}`),
      ]);
      expect(results.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "409", "409"]);
    }
    const { db } = podium.deps.database;
    const owned = await db
      .selectFrom("seats")
      .selectAll()
      .where("showId", "=", show.id)
      .where("status", "=", "reserved")
      .execute();
    const tickets = await db.selectFrom("reservationSeats").selectAll().where("showId", "=", show.id).execute();
    const pairs = (rows: readonly { reservationId: number | null; seatId: string }[]) =>
      rows.map(({ reservationId, seatId }) => `${reservationId} ${seatId}`).toSorted();
    expect(pairs(owned)).toEqual(pairs(tickets));
    for (const id of [one, other]) {
      const { totalCents, seats } = await podium.deps.reservations.get(id);
      expect(totalCents).toBe(seats.length * 1200);
    }
  });
});

describe("a seat that is given up", () => {
  test("is free at once, its ticket is void, and what was paid for it is to be refunded", async ({
    scenario,
    admin,
    refundsOf,
  }) => {
    const { show, id } = await scenario.paid(["R1-A", "R1-B"]);
    const before = await ticketsOf(admin.api, id);
    const response = await scenario.boxOffice(id, "give-up", { seatIds: ["R1-B"] });
    expect(response.json()).toMatchObject({ totalprice: 12, guestCount: 1, status: "CONFIRMED" });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R1-B": "available" });
    expect(await refundsOf(id)).toEqual([["SEATS_GIVEN_UP", 12]]);
    expect((await scenario.scan(id, "R1-B", { token: before.get("R1-B")?.secret })).statusCode).toBe(404);
    expect((await scenario.scan(id, "R1-A", { token: before.get("R1-A")?.secret })).statusCode).toBe(200);
    expect((await scenario.auditOf(id)).find(({ action }) => action === "SEATS_GIVEN_UP")?.summary).toContain(
      "€ 12,00 terug te betalen",
    );
  });

  test("makes an unpaid reservation cheaper, and nothing is to be refunded", async ({
    podium,
    scenario,
    refundsOf,
  }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B", "R1-C"]);
    const response = await scenario.boxOffice(id, "give-up", { seatIds: ["R1-A", "R1-C"] });
    expect(response.json()).toMatchObject({ totalprice: 12, status: "PENDING" });
    expect(await refundsOf(id)).toEqual([]);
  });

  test("leaves nothing to wait for when the others are free", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    await scenario.boxOffice(id, "seats", { seatIds: ["R1-B"], paid: "free" });
    const response = await scenario.boxOffice(id, "give-up", { seatIds: ["R1-A"] });
    expect(response.json()).toMatchObject({ totalprice: 0, status: "CONFIRMED" });
    expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "TICKETS", status: "WAITING" });
  });

  test("brings back what it cost, and a cancellation the rest: together what was paid", async ({
    scenario,
    refundsOf,
  }) => {
    const { id } = await scenario.paid(["R1-A", "R1-B"]);
    await scenario.boxOffice(id, "seats", { seatIds: ["R1-C"], paid: "free" });
    await scenario.boxOffice(id, "seats", { seatIds: ["R1-D"], paid: "cash" });
    await scenario.boxOffice(id, "give-up", { seatIds: ["R1-C"] });
    expect(await refundsOf(id)).toEqual([]);
    await scenario.boxOffice(id, "give-up", { seatIds: ["R1-A"] });
    await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    expect(await refundsOf(id)).toEqual([
      ["RESERVATION_CANCELLED", 24],
      ["SEATS_GIVEN_UP", 12],
    ]);
  });

  test.for([
    ["all of them", ["R1-A", "R1-B"], 409, "LAST_SEATS"],
    ["one of somebody else", ["R2-A"], 404, "SEAT_NOT_FOUND"],
    ["one whose guest is in the hall", ["R1-A"], 409, "TICKETS_SCANNED"],
  ] as const)(
    "is refused for %s, and nothing changes",
    async ([_name, seatIds, statusCode, code], { podium, scenario }) => {
      const { show, id } = await scenario.paid(["R1-A", "R1-B"]);
      await reserve((await makeUser(podium)).api, show.id, ["R2-A"]);
      if (code === "TICKETS_SCANNED") await scenario.scan(id, "R1-A");
      expect((await scenario.boxOffice(id, "give-up", { seatIds })).json()).toMatchObject({ statusCode, code });
      expect(await scenario.seatStates(show.id)).toMatchObject({
        "R1-A": "reserved",
        "R1-B": "reserved",
        "R2-A": "reserved",
      });
    },
  );

  test("is refunded once when two volunteers give it up at the same moment", async ({ scenario, refundsOf }) => {
    const { id } = await scenario.paid(["R1-A", "R1-B", "R1-C"]);
    const results = await Promise.all([1, 2].map(() => scenario.boxOffice(id, "give-up", { seatIds: ["R1-B"] })));
    expect(results.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "404"]);
    expect(await refundsOf(id)).toEqual([["SEATS_GIVEN_UP", 12]]);
  });
});

describe("another show", () => {
  test("moves the whole reservation to the other show at its price, and its old seats are free", async ({
    podium,
    scenario,
    admin,
  }) => {
    const { show, id } = await scenario.paid(["R1-A", "R1-B"]);
    const other = await makeShow(podium, { name: "Slotavond", pricePerSeat: 20 });
    const before = await ticketsOf(admin.api, id);
    const seatIds = ["R1-B", "T3-A"];
    const response = await scenario.boxOffice(id, "rebook", { showId: other.id, seatIds });
    expect(response.json()).toMatchObject({
      show: { id: other.id },
      totalprice: 24,
      status: "CONFIRMED",
      guestCount: 2,
    });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
    expect(await scenario.seatStates(other.id)).toMatchObject({ "R1-B": "reserved", "T3-A": "reserved" });
    const after = await ticketsOf(admin.api, id);
    expect([...after.keys()].toSorted()).toEqual(seatIds);
    expect(after.get("T3-A")?.secret).not.toBe(before.get("R1-A")?.secret);
    expect((await scenario.auditOf(id))[0]).toMatchObject({
      action: "RESERVATION_REBOOKED",
      summary: expect.stringContaining('naar "Slotavond"'),
    });
    expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "SEATS_MOVED", status: "WAITING" });
  });

  test("for which a product of the reservation is not sold is refused, and the reservation stays", async ({
    podium,
    scenario,
    admin,
  }) => {
    const [buyer, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
    const body = { name: "Parking", price: 5, vatRate: 21, stock: null, showIds: [show.id] };
    const product = await admin.api.createProduct({ body });
    await hold(buyer.api, show.id, ["R1-A"]);
    await buyer.api.setCartProduct({ body: { productId: product.id, count: 1 } });
    const id = await reserve(buyer.api, show.id, ["R1-A"]);
    const rebook = () => scenario.boxOffice(id, "rebook", { showId: other.id, seatIds: ["R1-A"] });
    expect((await rebook()).json()).toMatchObject({
      code: "PRODUCT_NOT_SOLD",
      message: expect.stringContaining("Parking is bij die voorstelling niet te krijgen."),
    });
    expect((await podium.deps.reservations.get(id)).show.id).toBe(show.id);
    await admin.api.updateProduct({ params: { id: product.id }, body: { ...body, showIds: [show.id, other.id] } });
    expect((await rebook()).statusCode).toBe(200);
  });

  test("whose seats are not free changes nothing, of neither show", async ({ podium, scenario }) => {
    const { show, id } = await scenario.paid(["R1-A"]);
    const other = await makeShow(podium);
    await hold((await makeUser(podium)).api, other.id, ["R1-A"]);
    const refused = await scenario.boxOffice(id, "rebook", { showId: other.id, seatIds: ["R1-A"] });
    expect(refused.json()).toMatchObject({ statusCode: 409, code: "SEATS_NOT_FREE" });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved" });
    expect((await podium.deps.reservations.get(id)).show.id).toBe(show.id);
  });

  test("loses and doubles no seat when reservations cross, and a visitor wants one of the seats", async ({
    podium,
    scenario,
  }) => {
    const [first, second] = [await makeShow(podium), await makeShow(podium)];
    const [ann, bo, visitor] = [await makeUser(podium), await makeUser(podium), await makeUser(podium)];
    const [one, other] = [await reserve(ann.api, first.id, ["R1-A"]), await reserve(bo.api, second.id, ["R1-B"])];
    for (let round = 0; round < 6; round++) {
      const shows = round % 2 === 0 ? [second.id, first.id] : [first.id, second.id];
      await Promise.all([
        scenario.boxOffice(one, "rebook", { showId: shows[0], seatIds: ["R1-B"] }),
        scenario.boxOffice(other, "rebook", { showId: shows[1], seatIds: ["R1-A"] }),
        visitor.call("POST", `/api/carts/seats/${shows[0]}/R1-B`),
      ]);
      await visitor.call("DELETE", "/api/carts/remove/cart");
      for (const id of [one, other]) {
        const { show, seats } = await podium.deps.reservations.get(id);
        const owned = await podium.deps.database.db
          .selectFrom("seats")
          .select(["showId", "seatId"])
          .where("reservationId", "=", id)
          .execute();
        expect(owned).toEqual(seats.map(({ seatId }) => ({ showId: show.id, seatId })));
      }
    }
  });
});

test("a reservation that ended has no seats to add, to give up or to move elsewhere", async ({ podium, scenario }) => {
  const { id } = await scenario.paid(["R1-A", "R1-B"]);
  const other = await makeShow(podium);
  await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
  for (const [action, body] of [
    ["seats", { seatIds: ["R1-C"], paid: "cash" }],
    ["give-up", { seatIds: ["R1-A"] }],
    ["rebook", { showId: other.id, seatIds: ["R1-A", "R1-B"] }],
  ] as const)
    expect((await scenario.boxOffice(id, action, body)).json()).toMatchObject({
      statusCode: 409,
      code: "RESERVATION_CLOSED",
    });
});
