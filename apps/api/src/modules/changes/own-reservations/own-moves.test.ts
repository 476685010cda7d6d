import { describe, expect } from "vitest";
import { hold, pay, sellVoucher, ticketsOf } from "@podium/shared/test/steps.ts";
import { makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";
import { ownMoves } from "#test/own-moves.ts";
import { boxOfficeWith } from "#test/returns.ts";

const clock = createFakeClock(new Date("2026-11-23T10:00:00Z"));
const test = apiTest({ clock, env: { PAYMENT_PROVIDER: "none" } })
  .extend("own", { scope: "file" }, ({ podium, scenario }) => ownMoves(podium, () => scenario.admin()))
  .extend("boxOffice", { scope: "file" }, boxOfficeWith(clock));

const code = (response: { json: () => unknown }) => response.json();

describe("a visitor who moves to other seats at the same price", () => {
  test("has them at once: new tickets, a mail, a line of the log, and the old ones are free and admit nobody", async ({
    own,
    scenario,
    admin,
  }) => {
    const { user, show, id } = await own.paid(["R1-A", "R1-B"]);
    const before = await ticketsOf(user.api, id);
    expect(await own.move(user, id, "R1-A>R2-C")).toMatchObject({ moved: true, reservation: { totalprice: 20 } });
    const after = await ticketsOf(user.api, id);
    expect([...after.keys()]).toEqual(["R1-B", "R2-C"]);
    expect(after.get("R1-B")).toEqual(before.get("R1-B"));
    expect(after.get("R2-C")?.secret).not.toBe(before.get("R1-A")?.secret);
    const old = await scenario.scan(id, "R1-A", { token: before.get("R1-A")?.secret, showId: show.id });
    expect(old.statusCode).toBeGreaterThanOrEqual(400);
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R2-C": "reserved" });
    expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "SEATS_MOVED", status: "WAITING" });
    expect((await scenario.auditOf(id))[0]).toMatchObject({
      action: "RESERVATION_MOVED",
      actor: { id: user.id },
      summary: `Reservering #${id} verplaatst van Rij 1, stoel A naar Rij 2, stoel C`,
    });
    expect((await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id)).toEqual([]);
  });

  test("pays what was paid in the same zone, also when the show costs more since", async ({ own, admin }) => {
    const { user, show, id } = await own.paid(["R1-A"]);
    const { name, dateTime } = show;
    const prices = [
      { zone: "zaal", price: 20 },
      { zone: "balkon", price: 16 },
    ];
    const ticketTypes = [{ id: show.ticketTypes[0]?.id, name: "Volwassene", description: "", prices }];
    await admin.api.updateShow({ params: { id: show.id }, body: { name, dateTime, ticketTypes } });
    expect(await own.quote(user, id, "R1-A>R3-A")).toMatchObject({ difference: 0, due: 0, totalprice: 10 });
    expect(await own.quote(user, id, "R1-A>T1-A")).toMatchObject({ difference: 10, due: 10 });
  });
});

describe("other seats of a reservation that is not paid yet", () => {
  test("change what is to be paid, and its reference stays", async ({ own }) => {
    const { user, id } = await own.reserved(["R1-A", "R1-B"]);
    const before = await user.api.getTransferDetails({ params: { id } });
    await own.move(user, id, "R1-A>T1-A");
    expect(await user.api.getTransferDetails({ params: { id } })).toMatchObject({
      amount: 24,
      reference: before.reference,
      epc: expect.stringContaining("EUR24.00"),
    });
    await own.move(user, id, "T1-A>R1-A");
    expect((await user.api.getTransferDetails({ params: { id } })).amount).toBe(20);
  });

  test("keep the discount of their code in the new zone, and vouchers pay first", async ({ own, podium, admin }) => {
    const { code: ticketCode } = await podium.deps.codes.create({ type: "DISCOUNT", percent: 50, maxTickets: 9 });
    const voucher = await sellVoucher(admin.api, 6);
    const { user, id } = await own.reserved(["T1-A"], {}, { ticketCode, vouchers: [voucher.code] });
    // 14 at half the price is 7; the voucher pays 6.
    expect((await user.api.getMyLatestReservation()).totalprice).toBe(1);
    expect(await own.quote(user, id, "T1-A>R1-A")).toMatchObject({ difference: -2, toVouchers: 1, totalprice: 0 });
    await own.move(user, id, "T1-A>R1-A");
    const { totalprice, grossPrice, discount, vouchers, status } = await user.api.getMyLatestReservation();
    // The voucher alone pays the rest.
    expect({ totalprice, grossPrice, discount, status }).toEqual({
      totalprice: 0,
      grossPrice: 10,
      discount: 5,
      status: "CONFIRMED",
    });
    expect(vouchers).toMatchObject([{ amount: 5 }]);
    expect((await admin.api.getVoucher({ params: { id: voucher.id } })).balance).toBe(1);
  });
});

describe("a ticket that is free", () => {
  const tenOff = { type: "DISCOUNT", amountPerSeatCents: 1000, maxTickets: 9 } as const;

  test("because its code's amount was enough costs in a dearer zone what it would have cost there", async ({
    own,
    podium,
  }) => {
    const { code: ticketCode } = await podium.deps.codes.create(tenOff);
    const { user, id } = await own.paid(["R1-A"], {}, { ticketCode });
    expect(await user.api.getMyLatestReservation()).toMatchObject({ totalprice: 0, status: "CONFIRMED" });
    const bought = await own.reserved(["T1-A"], {}, { ticketCode });
    expect((await bought.user.api.getMyLatestReservation()).totalprice).toBe(4);
    expect(await own.quote(user, id, "R1-A>T1-A")).toMatchObject({ difference: 4, due: 4 });
    expect(code(await own.ask(user, id, "R1-A>T1-A", 0))).toMatchObject({ code: "MOVE_PRICE_CHANGED" });
  });

  test("because it moved to a cheaper zone, whose difference came back, costs it again on the way back", async ({
    own,
    podium,
    scenario,
  }) => {
    const { code: ticketCode } = await podium.deps.codes.create(tenOff);
    const { user, id } = await own.paid(["T1-A"], { giveBack: "MONEY" }, { ticketCode });
    await own.move(user, id, "T1-A>R1-A");
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 4, reason: "SEATS_MOVED" });
    expect(await own.quote(user, id, "R1-A>T1-A")).toMatchObject({ difference: 4, due: 4 });
  });

  test("because a volunteer gave it beside tickets with a code stays free, there and back", async ({
    own,
    podium,
    scenario,
  }) => {
    const { code: ticketCode } = await podium.deps.codes.create(tenOff);
    const { user, id } = await own.paid(["T1-A"], { giveBack: "MONEY" }, { ticketCode });
    expect((await scenario.boxOffice(id, "seats", { seatIds: ["T1-B"], paid: "free" })).statusCode).toBe(200);
    for (const move of ["T1-B>R1-B", "R1-B>T2-B"]) {
      expect(await own.quote(user, id, move)).toMatchObject({ difference: 0, due: 0, totalprice: 4 });
      await own.move(user, id, move);
    }
  });

  test("because a volunteer gave it where the code makes it free anyway stays free, also once given back and restored", async ({
    own,
    boxOffice,
    podium,
    scenario,
  }) => {
    const { code: ticketCode } = await podium.deps.codes.create(tenOff);
    const { user, id } = await own.paid(["T1-A"], { giveBack: "MONEY" }, { ticketCode });
    expect((await scenario.boxOffice(id, "seats", { seatIds: ["R1-B"], paid: "free" })).statusCode).toBe(200);
    await boxOffice.give({ owner: user, id }, "R1-B");
    expect((await boxOffice.keep({ owner: user, id })).statusCode).toBe(200);
    expect(await own.quote(user, id, "R1-B>T2-B")).toMatchObject({ difference: 0, due: 0, totalprice: 4 });
  });
});

describe("cheaper seats of a paid reservation", () => {
  test("give nothing back where the society chose so, and it is said before", async ({ own, scenario }) => {
    const { user, id } = await own.paid(["T1-A"], { giveBack: "NO" });
    expect(await own.quote(user, id, "T1-A>R1-A")).toMatchObject({ difference: -4, back: 0, totalprice: 14 });
    await own.move(user, id, "T1-A>R1-A");
    expect(await scenario.refundOf(id)).toBeUndefined();
    // The ticket keeps the price that was paid: moving back costs nothing.
    expect(await own.quote(user, id, "R1-A>T2-A")).toMatchObject({ difference: 0, totalprice: 14 });
  });

  test("give the difference back as a voucher", async ({ own, scenario, admin }) => {
    const { user, id } = await own.paid(["T1-A", "T1-B"], { giveBack: "VOUCHER" });
    expect(await own.quote(user, id, "T1-A>R1-A,T1-B>R1-B")).toMatchObject({ back: 8, totalprice: 20 });
    await own.move(user, id, "T1-A>R1-A,T1-B>R1-B");
    const refund = await scenario.refundOf(id);
    expect(refund).toMatchObject({ amount: 8, reason: "SEATS_MOVED", refundedAt: clock.now().toISOString() });
    expect(await admin.api.getVoucher({ params: { id: refund?.voucherId ?? 0 } })).toMatchObject({
      balance: 8,
      email: user.email,
    });
  });

  test("are first set off against what is still to come in cash, and it is said before", async ({
    own,
    scenario,
    podium,
  }) => {
    const { user, id } = await own.paid(["T1-A", "T1-B"], { giveBack: "MONEY" });
    const { reservations, database } = podium.deps;
    await database.db.updateTable("reservations").set({ cashDueCents: 600 }).where("id", "=", id).execute();
    const awaited = async () => (await reservations.get(id)).cashDueCents;
    expect(await own.quote(user, id, "T1-A>R1-A")).toMatchObject({ difference: -4, back: 0, totalprice: 24 });
    await own.move(user, id, "T1-A>R1-A");
    expect([await scenario.refundOf(id), await awaited()]).toEqual([undefined, 200]);
    expect(await own.quote(user, id, "T1-B>R1-B")).toMatchObject({ difference: -4, back: 2, totalprice: 20 });
    await own.move(user, id, "T1-B>R1-B");
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 2, reason: "SEATS_MOVED" });
    expect(await awaited()).toBe(0);
  });

  test("leave the difference to be paid back as money, once", async ({ own, scenario }) => {
    const { user, id } = await own.paid(["T1-A"], { giveBack: "MONEY" });
    const moved = await Promise.all(["R1-A", "R1-B"].map((seat) => own.ask(user, id, `T1-A>${seat}`, -4)));
    expect(moved.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "404"]);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 4, reason: "SEATS_MOVED", refundedAt: null });
    expect((await user.api.getMyLatestReservation()).totalprice).toBe(10);
  });
});

describe("other seats are refused", () => {
  test("when somebody else has one: of two visitors who choose the same seat, one gets it", async ({ own, podium }) => {
    const first = await own.paid(["R1-A"]);
    const rival = await makeUser(podium);
    await hold(rival.api, first.show.id, ["R2-A"]);
    expect(code(await own.ask(first.user, first.id, "R1-A>R2-A"))).toMatchObject({ code: "SEATS_NOT_FREE" });
    const { id: other } = await rival.api.reserve({
      params: { showId: first.show.id },
      body: { seatIds: ["R2-A"], paymentMethod: "MANUAL" },
    });
    const responses = await Promise.all([
      own.ask(first.user, first.id, "R1-A>R3-A"),
      own.ask(rival, other, "R2-A>R3-A"),
    ]);
    expect(responses.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "409"]);
    const seats = [...(await own.seatsOf(first.user, first.id)), ...(await own.seatsOf(rival, other))];
    expect(seats.filter((seat) => seat === "R3-A")).toHaveLength(1);
  });

  test("when the box office cancels at that moment: then no seat stays reserved", async ({ own, scenario }) => {
    const { user, show, id } = await own.paid(["R1-A"]);
    const [moved] = await Promise.all([
      own.ask(user, id, "R1-A>R4-A"),
      scenario.boxOffice(id, "cancel", { reason: "Ziek" }),
    ]);
    expect([200, 409]).toContain(moved.statusCode);
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R4-A": "available" });
  });

  test("at another price than was read, for seats that are none, for others' tickets and for a ticket that was scanned", async ({
    own,
    scenario,
    podium,
    admin,
  }) => {
    const { user, show, id } = await own.paid(["R1-A", "R1-B"], { giveBack: "MONEY" });
    expect(code(await own.ask(user, id, "R1-A>T1-A", 0))).toMatchObject({ code: "MOVE_PRICE_CHANGED" });
    expect(code(await own.ask(user, id, "R1-A>R1-B"))).toMatchObject({ code: "SEAT_NOT_FOUND" });
    expect(code(await own.ask(user, id, "R1-C>R2-A"))).toMatchObject({ code: "SEAT_NOT_FOUND" });
    expect(code(await own.ask(user, id, "R1-A>Z9-A"))).toMatchObject({ code: "SEAT_NOT_FOUND" });
    for (const stranger of [await makeUser(podium), admin])
      expect(code(await own.ask(stranger, id, "R1-A>R2-A"))).toMatchObject({ code: "RESERVATION_NOT_FOUND" });
    // Without a payment provider only the box office takes the difference.
    expect(code(await own.ask(user, id, "R1-A>T1-A", 4))).toMatchObject({ code: "MOVE_AT_BOX_OFFICE" });
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "T1-A": "available" });
    const ticket = (await ticketsOf(user.api, id)).get("R1-A");
    await scenario.scan(id, "R1-A", { token: ticket?.secret, showId: show.id });
    expect(code(await own.ask(user, id, "R1-A>R2-A"))).toMatchObject({ code: "TICKET_USED" });
    expect((await own.ask(user, id, "R1-B>R2-A")).statusCode).toBe(200);
  });

  test("once the doors are open", async ({ own }) => {
    const dateTime = new Date(clock.now().getTime() + 3 * 3600_000).toISOString();
    const { user, id } = await own.paid(["R1-A"], { dateTime });
    expect((await user.api.getOwnMove({ params: { id } })).until).toBe(
      new Date(Date.parse(dateTime) - 3600_000).toISOString(),
    );
    clock.advance(2 * 3600);
    expect(code(await own.ask(user, id, "R1-A>R2-A"))).toMatchObject({ code: "MOVE_TOO_LATE" });
  });

  test("on a companion place without a wheelchair place of its group, and when that one leaves it alone", async ({
    own,
    podium,
  }) => {
    const rows = {
      T1: ["wheelchair", "wheelchair", "companion", "companion", "seat"],
      T4: ["seat", "seat", "wheelchair", "companion", "seat"],
    } as const;
    const hallPlanId = await publishHall(podium, hallOfRows(rows));
    const { user, id } = await own.paid(["T1-A", "T1-C", "T1-E"], { hallPlanId, ticketTypes: undefined });
    expect(code(await own.ask(user, id, "T1-E>T4-D"))).toMatchObject({ code: "COMPANION_ALONE" });
    expect(code(await own.ask(user, id, "T1-A>T4-C"))).toMatchObject({ code: "COMPANION_ALONE" });
    expect((await own.ask(user, id, "T1-A>T4-C,T1-C>T4-D")).statusCode).toBe(200);
  });

  test("while somebody waits for seats that came free: those are not for who clicks first", async ({ own, podium }) => {
    const rows = { T1: ["seat", "seat", "seat"] } as const;
    const hallPlanId = await publishHall(podium, hallOfRows(rows));
    const { user, show, id } = await own.paid(["T1-A"], { hallPlanId, ticketTypes: undefined });
    const [rival, waiting] = [await makeUser(podium), await makeUser(podium)];
    await hold(rival.api, show.id, ["T1-B", "T1-C"]);
    await waiting.api.joinWaitingList({ params: { id: show.id }, body: { seats: 1, together: false } });
    await rival.api.removeSeat({ params: { seatId: "T1-B" } });
    expect(code(await own.ask(user, id, "T1-A>T1-B"))).toMatchObject({ code: "SEATS_NOT_FREE" });
  });
});

test("the sums of the statistics follow a move, and a cancellation gives back what it costs then", async ({
  own,
  admin,
  scenario,
}) => {
  const sums = async () => (await admin.api.getOverview()).totalSales;
  const before = await sums();
  const { user, id } = await own.reserved(["T1-A", "T1-B"], { giveBack: "MONEY" });
  await pay(admin.api, id);
  await own.move(user, id, "T1-A>R1-A");
  expect((await sums()) - before).toBeCloseTo(24);
  const refund = await scenario.refundOf(id);
  await admin.call("POST", `/api/admin/refunds/${refund?.paymentId}/done`);
  await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
  expect(await scenario.refundOf(id)).toMatchObject({ amount: 24, reason: "RESERVATION_CANCELLED" });
});
