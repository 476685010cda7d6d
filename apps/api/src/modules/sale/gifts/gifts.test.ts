import type { Cart } from "@podium/shared/contracts/seats";
import { hold, pay, reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { makeAnonymous, makeShow, makeUser, type User } from "#test/factories.ts";
import { form } from "#test/changed-shows.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { voucherTest } from "#test/vouchers.ts";

const IBAN = "BE68 5390 0754 7034";
const clock = createFakeClock();
const test = voucherTest(clock).extend(
  "giving",
  { scope: "file" },
  ({ podium }) =>
    async (amount: number, seatIds: string[] = ["R1-A"]) => {
      const [owner, show] = [await makeUser(podium), await makeShow(podium, { giveBack: "MONEY" })];
      await hold(owner.api, show.id, seatIds);
      await owner.api.setCartGift({ body: { amount } });
      return { owner, show };
    },
);

const give = (user: User, amount: unknown) => user.call("PUT", "/api/carts/gift", { amount });

describe("a gift", () => {
  test("stands apart in the cart and in its total, in place of the one before; 0 takes it out", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    expect(await hold(user.api, show.id, ["R1-A"])).not.toHaveProperty("gift");
    expect(await user.api.setCartGift({ body: { amount: 5 } })).toMatchObject({ gift: 5, total: 17, pricePerSeat: 12 });
    expect(await user.api.setCartGift({ body: { amount: 2.55 } })).toMatchObject({ gift: 2.55, total: 14.55 });
    const whole = { gift: 2.55, total: 26.55 };
    // Each way to change or read the cart has it, also a seat that it had already.
    expect(await hold(user.api, show.id, ["R1-B"])).toMatchObject(whole);
    expect(await hold(user.api, show.id, ["R1-B"])).toMatchObject(whole);
    expect(await user.api.getCart({ query: {} })).toMatchObject(whole);
    const best = { params: { showId: show.id }, body: { count: 2 } };
    expect(await user.api.holdBestSeats(best)).toMatchObject({ gift: 2.55, total: 50.55 });
    for (const seatId of ["R1-A", "R1-B"])
      expect(await user.api.removeSeat({ params: { seatId } })).toMatchObject({ gift: 2.55 });
    expect(await user.api.setCartGift({ body: { amount: 0 } })).toMatchObject({ gift: 0, total: 24 });
    expect(await user.api.getCart({ query: {} })).not.toHaveProperty("gift");
  });

  test.for([
    ["below zero", -5],
    ["of a billion", 1e9],
    ["with three decimals", 2.555],
    ["that is a text", "5"],
    ["that is absent", undefined],
  ] satisfies Array<[string, unknown]>)(
    "%s is refused with a sentence, and changes nothing",
    async ([, amount], { giving }) => {
      const { owner } = await giving(3);
      const response = await give(owner, amount);
      expect(response.statusCode).toBe(400);
      expect(response.json<{ details: unknown }>().details).toEqual([
        {
          field: "amount",
          message: "Vul een bedrag in van 0 tot 10.000 euro, met ten hoogste twee cijfers na de komma.",
        },
      ]);
      expect(await owner.api.getCart({ query: {} })).toMatchObject({ gift: 3, total: 15 });
    },
  );

  test("needs seats, and a reservation of a gift alone is refused", async ({ podium }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    for (const amount of [5, 0]) expect((await give(user, amount)).json()).toMatchObject({ code: "SEATS_FIRST" });
    await hold(user.api, show.id, ["R1-A"]);
    await give(user, 5);
    const body = { seatIds: [], paymentMethod: "MANUAL" };
    expect((await user.call("POST", `/api/reservation/${show.id}`, body)).statusCode).toBe(400);
    await user.api.removeSeat({ params: { seatId: "R1-A" } });
    expect((await give(user, 5)).json()).toMatchObject({ code: "SEATS_FIRST" });
  });

  test("goes with the cart: with its last seat, when it is emptied, with another show, and at its expiry", async ({
    podium,
  }) => {
    const [user, show, other] = [await makeUser(podium), await makeShow(podium), await makeShow(podium)];
    const fill = async (): Promise<void> => {
      expect(await hold(user.api, show.id, ["R1-A"])).not.toHaveProperty("gift");
      expect(await user.api.setCartGift({ body: { amount: 5 } })).toMatchObject({ gift: 5 });
    };
    await fill();
    await user.api.removeSeat({ params: { seatId: "R1-A" } });
    await fill();
    await user.api.clearCart();
    await fill();
    expect(await hold(user.api, other.id, ["R1-A"])).not.toHaveProperty("gift");
    await fill();
    clock.advance(podium.deps.config.CART_HOLD_SECONDS);
    // Before the sweep, too
    expect((await give(user, 7)).json()).toMatchObject({ code: "SEATS_FIRST" });
    await fill();
    clock.advance(podium.deps.config.CART_HOLD_SECONDS);
    await podium.deps.seats.sweep();
    await fill();
  });

  test("goes along when a visitor signs in", async ({ podium }) => {
    const [visitor, user, show] = [await makeAnonymous(podium), await makeUser(podium), await makeShow(podium)];
    await hold(visitor.api, show.id, ["R1-A"]);
    await visitor.api.setCartGift({ body: { amount: 5 } });
    expect(await user.api.takeCart({ body: { token: visitor.token } })).toEqual({ outcome: "taken" });
    expect(await user.api.getCart({ query: {} })).toMatchObject({ gift: 5, total: 17 });
  });

  test("of somebody else is neither seen nor changed", async ({ podium, giving }) => {
    const { owner } = await giving(5);
    const stranger = await makeUser(podium);
    expect((await give(stranger, 9)).json()).toMatchObject({ code: "SEATS_FIRST" });
    expect((await owner.api.downloadOwnData()).cart).toMatchObject({ gift: 5 });
    expect(await owner.api.getCart({ query: {} })).toMatchObject({ gift: 5 });
  });
});

describe("a gift and races", () => {
  test("is what one of two requests at the same moment said, and both say which", async ({ giving }) => {
    const { owner } = await giving(1);
    const both = await Promise.all([give(owner, 2), give(owner, 3)]);
    const now = (await owner.api.getCart({ query: {} }))?.gift;
    expect(both.map((response) => response.json<Cart>().gift)).toContain(now);
  });

  test("that comes while the cart is reserved is in the reservation, or refused", async ({ giving }) => {
    for (let round = 0; round < 5; round++) {
      const { owner, show } = await giving(1);
      const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" };
      const [given, reserved] = await Promise.all([
        give(owner, 4),
        owner.call("POST", `/api/reservation/${show.id}`, body),
      ]);
      expect(reserved.statusCode).toBe(201);
      const reservation = await owner.api.getMyLatestReservation();
      const gift = reservation.gift ?? 0;
      expect([1, 4]).toContain(gift);
      expect(reservation.totalprice).toBe(12 + gift);
      // A refusal means that the reservation came first.
      const outcome = given.statusCode === 200 ? "given" : given.json<{ code: string }>().code;
      expect(["given 1", "given 4", "SEATS_FIRST 1"]).toContain(`${outcome} ${gift}`);
    }
  });

  test("that changed in another window since the visitor saw the total is not reserved", async ({ giving }) => {
    const { owner, show } = await giving(5);
    const reserveFor = (total: number) =>
      owner.call("POST", `/api/reservation/${show.id}`, { seatIds: ["R1-A"], paymentMethod: "MANUAL", total });
    expect((await reserveFor(12)).json()).toMatchObject({ code: "AMOUNT_CHANGED" });
    expect((await reserveFor(17)).statusCode).toBe(201);
  });

  test("whose cart expires before it is reserved is reserved neither then nor with new seats", async ({
    podium,
    giving,
  }) => {
    const { owner, show } = await giving(5);
    clock.advance(podium.deps.config.CART_HOLD_SECONDS);
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL" };
    const [, late] = await Promise.all([
      podium.deps.seats.sweep(),
      owner.call("POST", `/api/reservation/${show.id}`, body),
    ]);
    expect(late.json()).toMatchObject({ code: "CART_MISMATCH" });
    await hold(owner.api, show.id, ["R1-A"]);
    await reserve(owner.api, show.id, ["R1-A"]);
    expect(await owner.api.getMyLatestReservation()).toMatchObject({ totalprice: 12 });
    expect(await owner.api.getMyLatestReservation()).not.toHaveProperty("gift");
  });
});

describe("the money of a gift", () => {
  test("is reduced by no code and paid by no voucher, in quote, check and reservation alike", async ({
    admin,
    vouchers,
    giving,
  }) => {
    const { owner, show } = await giving(5, ["R1-A", "R1-B"]);
    const { code } = await admin.api.createTicketCode({ body: { type: "DISCOUNT", percent: 50, maxTickets: 5 } });
    const voucher = await vouchers.sell(30);
    const codes = { ticketCode: code, vouchers: [voucher.code] };
    // 2 × 12 halved, which the voucher pays; the gift stays due, though the voucher has 18 left.
    const price = { grossPrice: 29, discount: 12, vouchers: [{ amount: 12 }] };
    expect(await owner.api.quoteAmountDue({ body: codes })).toMatchObject({ ...price, total: 5 });
    expect(await owner.api.validateCode({ query: { code } })).toMatchObject({ total: 17 });
    expect(await owner.api.validateCode({ query: { code: voucher.code } })).toMatchObject({ total: 5 });
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"], { ...codes, total: 5 });
    const reservation = await owner.api.getMyLatestReservation();
    expect(reservation).toMatchObject({ ...price, id, totalprice: 5, gift: 5, status: "PENDING" });
    expect(reservation.seats.map(({ ticketPrice }) => ticketPrice)).toEqual([6, 6]);
    expect(await vouchers.balance(voucher.id)).toBe(18);
    // Seats that are given up go back to the voucher, and never to the gift.
    await pay(admin.api, id);
    await admin.call("POST", `/api/admin/reservations/${id}/give-up`, { seatIds: ["R1-A"] });
    expect(await vouchers.balance(voucher.id)).toBe(24);
    expect(await owner.api.getMyLatestReservation()).toMatchObject({ totalprice: 5, gift: 5 });
    await admin.call("POST", `/api/admin/reservations/${id}/cancel`, { reason: "ziek" });
    expect(await vouchers.balance(voucher.id)).toBe(30);
    expect(await vouchers.faults()).toEqual([]);
  });

  test("stays due with a sponsor's code, so that a free reservation needs a payment", async ({ admin, giving }) => {
    const { owner, show } = await giving(5);
    const { code } = await admin.api.createTicketCode({ body: { type: "SPONSOR", maxTickets: 5 } });
    const id = await reserve(owner.api, show.id, ["R1-A"], { ticketCode: code });
    expect(await owner.api.getMyLatestReservation()).toMatchObject({
      status: "PENDING",
      totalprice: 5,
      grossPrice: 17,
      discount: 12,
      gift: 5,
    });
    expect(await owner.api.getTransferDetails({ params: { id } })).toMatchObject({ amount: 5 });
  });

  test("is due with the reservation, and in the amount of the transfer", async ({ giving }) => {
    const { owner, show } = await giving(2.5);
    const id = await reserve(owner.api, show.id, ["R1-A"]);
    expect(await owner.api.getTransferDetails({ params: { id } })).toMatchObject({ amount: 14.5 });
    expect(await owner.api.getMyLatestReservation()).toMatchObject({ totalprice: 14.5, grossPrice: 14.5 });
  });

  test("goes back with the reservation, and stays when seats alone are given up", async ({
    admin,
    giving,
    scenario,
  }) => {
    const { owner, show } = await giving(5, ["R1-A", "R1-B"]);
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, id);
    expect((await scenario.boxOffice(id, "give-up", { seatIds: ["R1-A"] })).statusCode).toBeLessThan(300);
    expect(await owner.api.getMyLatestReservation()).toMatchObject({ totalprice: 17, gift: 5 });
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 12 });
    await scenario.boxOffice(id, "cancel", { reason: "ziek" });
    const refunds = (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
    expect(refunds.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([12, 17]);
  });

  test("goes back when the society cancels the show", async ({ admin, giving }) => {
    const { owner, show } = await giving(5);
    const id = await reserve(owner.api, show.id, ["R1-A"]);
    await pay(admin.api, id);
    await admin.api.cancelShow({ params: { id: show.id }, body: form() });
    await owner.api.choose({ params: { id }, body: { choice: "MONEY", iban: IBAN } });
    const refund = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id);
    expect(refund?.amount).toBe(17);
  });

  test("is counted apart in the statistics once it is paid, and not once it went back", async ({ admin, giving }) => {
    const { owner, show } = await giving(5);
    const figures = async () => {
      const { giftsWithTickets = 0, gifts, overview } = await admin.api.getStatistics();
      return { giftsWithTickets, gifts, sales: overview.totalSales };
    };
    const before = await figures();
    const id = await reserve(owner.api, show.id, ["R1-A"]);
    expect(await figures()).toEqual(before);
    await pay(admin.api, id);
    const paid = { ...before, giftsWithTickets: before.giftsWithTickets + 5, sales: before.sales + 17 };
    expect(await figures()).toEqual(paid);
    await admin.call("POST", `/api/admin/reservations/${id}/cancel`, { reason: "ziek" });
    expect(await figures()).toEqual(before);
  });

  test("is no part of the takings, nor of what a ticket without a price of its own costs", async ({
    podium,
    admin,
    giving,
  }) => {
    const { owner, show } = await giving(5);
    const id = await reserve(owner.api, show.id, ["R1-A"]);
    await pay(admin.api, id);
    const takings = async () => (await admin.api.getShowTakings({ params: { id: show.id } })).total;
    const ofTheTicket = { lines: [{ price: 12, tickets: 1, amount: 12 }], takings: 12, waived: 0 };
    expect(await takings()).toMatchObject(ofTheTicket);
    const { db } = podium.deps.database;
    await db.updateTable("reservationSeats").set({ priceCents: null }).where("reservationId", "=", id).execute();
    expect(await takings()).toMatchObject(ofTheTicket);
  });

  test("is apart in the cash book, as it comes and as it goes back", async ({ admin, giving }) => {
    const { owner, show } = await giving(5);
    const id = await reserve(owner.api, show.id, ["R1-A"]);
    await admin.api.confirmReservation({ params: { id }, body: { paymentMethod: "CASH" } });
    const entries = async () => {
      const { entries: all } = await admin.api.getCashBook({ query: {} });
      return all.filter(({ reservationId }) => reservationId === id).map(({ amount, gift }) => ({ amount, gift }));
    };
    expect(await entries()).toEqual([{ amount: 17, gift: 5 }]);
    await admin.call("POST", `/api/admin/reservations/${id}/cancel`, { reason: "ziek" });
    const refund = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id);
    await admin.api.markRefunded({ params: { paymentId: refund?.paymentId ?? 0 }, body: { paidWith: "CASH" } });
    expect(await entries()).toEqual([
      { amount: 17, gift: 5 },
      { amount: -17, gift: -5 },
    ]);
  });
});
