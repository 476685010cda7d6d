import { randomUUID } from "node:crypto";
import { describe, expect, test as base, vi } from "vitest";
import { correctVoucher, pay, reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, call } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { started } from "#test/fixtures.ts";

/** The figures count the whole database, so each test has its own. */
const test = base
  .extend("podium", ({}, cleanup) => started({}, cleanup))
  .extend("admin", ({ podium }) => makeUser(podium, "ADMIN"))
  .extend("sponsorCode", async ({ admin }) => {
    const body = { type: "SPONSOR" as const, maxTickets: 10 };
    return (await admin.api.createTicketCode({ body })).code;
  });

describe("GET /api/admin/overview", () => {
  test("is all zeros where nothing was sold, and divides by nothing", async ({ admin }) => {
    expect(await admin.api.getOverview()).toEqual({
      totalUsers: 1,
      totalReservations: 0,
      totalTickets: 0,
      totalSales: 0,
      averageRevenuePerUser: 0,
      averageTicketsReservation: 0,
    });
  });

  test("counts active reservations, and only confirmed ones as tickets, as sales and in both averages", async ({
    podium,
    admin,
    sponsorCode,
  }) => {
    const show = await makeShow(podium, { pricePerSeat: 12.5 });
    const [user, gone] = [await makeUser(podium), await makeUser(podium)];
    const paid = await reserve(user.api, show.id, ["R1-A", "R1-B", "R1-C"]);
    await pay(admin.api, paid);
    await reserve(user.api, show.id, ["R2-A"]);
    await reserve(user.api, show.id, ["R3-A"], { ticketCode: sponsorCode });
    // The account's reservation is cancelled with it, and neither counts any longer.
    await reserve(gone.api, show.id, ["R4-A", "R4-B"]);
    await admin.api.deleteUser({ params: { id: gone.id } });

    expect(await admin.api.getOverview()).toEqual({
      totalUsers: 2,
      totalReservations: 3,
      totalTickets: 4,
      totalSales: 37.5,
      averageRevenuePerUser: 37.5,
      averageTicketsReservation: 2,
    });
  });

  test("is for administrators", async ({ podium }) => {
    const user = await makeUser(podium);
    expect((await user.call("GET", "/api/admin/overview")).statusCode).toBe(403);
    expect((await call(podium, "GET", "/api/admin/overview")).statusCode).toBe(401);
  });
});

describe("vouchers in the statistics", () => {
  test("are a figure of their own: what they pay is no sale, and not free", async ({ podium, admin, sponsorCode }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const sell = (amount: number, paid: "cash" | "transfer" | "free") => sellVoucher(admin.api, amount, { paid });
    const [cash, bank, gift] = [await sell(30, "cash"), await sell(50, "transfer"), await sell(5, "free")];
    await reserve(user.api, show.id, ["R1-A", "R1-B"], { vouchers: [cash.code] });
    const partly = await reserve(user.api, show.id, ["R2-A", "R2-B"], { vouchers: [cash.code, gift.code] });
    await pay(admin.api, partly);
    await reserve(user.api, show.id, ["R3-A"], { ticketCode: sponsorCode });
    const cancelled = await reserve(user.api, show.id, ["R4-A"], { vouchers: [bank.code] });
    await admin.api.cancelReservation({ params: { id: cancelled }, body: { reason: "Ziek" } });
    const paid = await reserve(user.api, show.id, ["R4-B"]);
    await pay(admin.api, paid);
    await admin.api.cancelReservation({ params: { id: paid }, body: { reason: "Ziek", refundAs: "voucher" } });
    await correctVoucher(admin.api, bank.id, -2.5);

    const { vouchers, methods, overview, sales } = await admin.api.getStatistics();
    expect(methods).toEqual([
      { method: "MANUAL", reservations: 1, euros: 13 },
      { method: "VOUCHER", reservations: 1, euros: 24 },
      { method: "FREE", reservations: 1, euros: 0 },
    ]);
    expect([overview.totalSales, sales.periods.map((period) => period.paid)]).toEqual([13, [13]]);
    const expected = { sold: 80, soldInCash: 30, free: 5, refunded: 12, corrected: -2.5, spent: 35, open: 59.5 };
    expect(vouchers).toEqual({ ...expected, openVouchers: 2 });
    const { sold, free, refunded, corrected, spent, open } = vouchers;
    expect(sold + free + refunded + corrected - spent).toBe(open);
  });
});

describe("gifts in the statistics", () => {
  test("are what people gave of a cancelled show, and no longer once they want it back", async ({ podium, admin }) => {
    const [show, giver, other] = [await makeShow(podium), await makeUser(podium), await makeUser(podium)];
    const id = await reserve(giver.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, id);
    await pay(admin.api, await reserve(other.api, show.id, ["R2-A"]));
    const chooseBefore = new Date(Date.parse(show.dateTime) - 3600_000).toISOString();
    const announcement = { key: randomUUID(), subject: "Gaat niet door", text: "Door ziekte.", chooseBefore };
    await admin.api.cancelShow({ params: { id: show.id }, body: announcement });
    expect((await admin.api.getStatistics()).gifts).toBe(0);
    await giver.api.choose({ params: { id }, body: { choice: "GIFT" } });
    const { gifts, overview } = await admin.api.getStatistics();
    expect([gifts, overview.totalSales]).toEqual([24, 12]);
    await giver.api.choose({ params: { id }, body: { choice: "VOUCHER" } });
    expect((await admin.api.getStatistics()).gifts).toBe(0);
  });
});

describe("GET /api/admin/statistics", () => {
  test("gives the same six figures as the overview", async ({ podium, admin, sponsorCode }) => {
    expect((await admin.api.getStatistics()).overview).toEqual(await admin.api.getOverview());
    const [show, user] = [await makeShow(podium, { pricePerSeat: 12.5 }), await makeUser(podium)];
    const paid = await reserve(user.api, show.id, ["R1-A", "R1-B", "R1-C"]);
    await pay(admin.api, paid);
    await admin.api.scanSeat({ params: { reservationId: paid, seatId: "R1-A" } });
    await reserve(user.api, (await makeShow(podium)).id, ["R1-A"]);
    await reserve(user.api, show.id, ["R3-A"], { ticketCode: sponsorCode });
    const cancelled = await reserve(user.api, show.id, ["R4-A"]);
    await admin.api.cancelReservation({ params: { id: cancelled }, body: { reason: "Ziek" } });
    expect((await admin.api.getStatistics()).overview).toEqual(await admin.api.getOverview());
    expect((await admin.api.getStatistics()).overview).toMatchObject({
      totalReservations: 3,
      totalTickets: 4,
      totalSales: 37.5,
    });
  });

  test("lists scanned, expected, unpaid and blocked seats of each show, soonest first, without what was cancelled", async ({
    podium,
    admin,
  }) => {
    const later = await makeShow(podium, { name: "Later", dateTime: "2099-12-06T19:00:00.000Z" });
    const show = await makeShow(podium, { name: "Eerst", dateTime: "2099-12-05T19:00:00.000Z" });
    const [user, gone] = [await makeUser(podium), await makeUser(podium)];
    const paid = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    await pay(admin.api, paid);
    await admin.api.scanSeat({ params: { reservationId: paid, seatId: "R1-A" } });
    await reserve(user.api, show.id, ["T25-E"]);
    const cancelled = await reserve(gone.api, show.id, ["R4-A"]);
    await admin.api.cancelReservation({ params: { id: cancelled }, body: { reason: "Ziek" } });

    await admin.api.blockSeats({ params: { id: show.id }, body: { seatIds: ["R4-T", "R4-S"] } });

    expect((await admin.api.getStatistics()).shows).toEqual([
      {
        id: show.id,
        name: "Eerst",
        dateTime: "2099-12-05T19:00:00.000Z",
        hallPlanId: 1,
        seatsTotal: show.seatsTotal,
        scanned: ["R1-A"],
        expected: ["R1-B"],
        unpaid: ["T25-E"],
        blocked: ["R4-S", "R4-T"],
        ticketTypes: [{ name: "Standaard", sold: 2, unpaid: 1 }],
      },
      {
        id: later.id,
        name: "Later",
        dateTime: "2099-12-06T19:00:00.000Z",
        hallPlanId: 1,
        seatsTotal: later.seatsTotal,
        scanned: [],
        expected: [],
        unpaid: [],
        blocked: [],
        ticketTypes: [],
      },
    ]);
  });

  test("counts the tickets of each type, per show and together, as many as there are in all", async ({
    podium,
    admin,
    sponsorCode,
  }) => {
    const type = (name: string, price: number) => ({ name, description: "", prices: [{ zone: null, price }] });
    const make = () => makeShow(podium, { ticketTypes: [type("Volwassene", 14), type("Kind", 6)] });
    const [first, second, plain] = [await make(), await make(), await makeShow(podium)];
    const guest = { firstname: "Mia", lastname: "Maes" };
    const sell = async (show: typeof first, seatIds: string[], children: number, paid: "cash" | "transfer") => {
      const ticketTypeId = show.ticketTypes.at(-1)?.id ?? 0;
      const ticketTypes = seatIds.slice(0, children).map((seatId) => ({ seatId, ticketTypeId }));
      return admin.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds, ticketTypes, paid } });
    };
    const { id } = await sell(first, ["R1-A", "R1-B", "R1-C"], 2, "cash");
    await admin.api.scanSeat({ params: { reservationId: id, seatId: "R1-A" } });
    await sell(first, ["R2-A", "R2-B"], 1, "transfer");
    await sell(second, ["R1-A"], 1, "cash");
    const moved = await sell(first, ["R3-A"], 1, "cash");
    await admin.api.rebookReservation({ params: { id: moved.id }, body: { showId: plain.id, seatIds: ["R3-A"] } });
    await reserve((await makeUser(podium)).api, plain.id, ["R1-A"], { ticketCode: sponsorCode });
    const cancelled = await sell(first, ["R4-A"], 1, "transfer");
    await admin.api.cancelReservation({ params: { id: cancelled.id }, body: { reason: "Ziek" } });
    // Sold tickets keep the type that is no longer sold.
    const { name, dateTime } = first;
    const ticketTypes = [{ ...type("Volwassene", 14), id: first.ticketTypes[0]?.id }];
    await admin.api.updateShow({ params: { id: first.id }, body: { name, dateTime, ticketTypes } });

    const { shows, ticketTypes: all, overview } = await admin.api.getStatistics();
    const of = (show: typeof first) => shows.find((each) => each.id === show.id)?.ticketTypes;
    expect(of(first)).toEqual([
      { name: "Volwassene", sold: 1, unpaid: 1 },
      { name: "Kind", sold: 2, unpaid: 1 },
    ]);
    expect(of(second)).toEqual([{ name: "Kind", sold: 1, unpaid: 0 }]);
    // Tickets of that show have a type of that show.
    expect(of(plain)).toEqual([{ name: "Standaard", sold: 2, unpaid: 0 }]);
    expect(all).toEqual([
      { name: "Kind", sold: 3, unpaid: 1 },
      { name: "Standaard", sold: 2, unpaid: 0 },
      { name: "Volwassene", sold: 1, unpaid: 1 },
    ]);
    const sold = (shares: typeof all) => shares.reduce((sum, share) => sum + share.sold, 0);
    const unpaid = (shares: typeof all) => shares.reduce((sum, share) => sum + share.unpaid, 0);
    expect(sold(all)).toBe(overview.totalTickets);
    for (const show of shows) {
      expect(sold(show.ticketTypes)).toBe(show.scanned.length + show.expected.length);
      expect(unpaid(show.ticketTypes)).toBe(show.unpaid.length);
    }
  });

  test("counts a ticket without a type, as an older version made it, with the show's first type", async ({
    podium,
    admin,
  }) => {
    const type = (name: string) => ({ name, description: "", prices: [{ zone: null, price: 6 }] });
    const show = await makeShow(podium, { ticketTypes: [type("Volwassene"), type("Kind")] });
    const [, child] = show.ticketTypes;
    const guest = { firstname: "Mia", lastname: "Maes" };
    const ticketTypes = [{ seatId: "R1-C", ticketTypeId: child?.id ?? 0 }];
    const body = { guest, seatIds: ["R1-A", "R1-B", "R1-C"], ticketTypes, paid: "cash" as const };
    await admin.api.reserveForGuest({ params: { id: show.id }, body });
    const { db } = podium.deps.database;
    await db.updateTable("reservationSeats").set({ ticketTypeId: null }).where("seatId", "=", "R1-A").execute();
    const [counted] = (await admin.api.getStatistics()).shows;
    expect(counted).toMatchObject({
      expected: ["R1-A", "R1-B", "R1-C"],
      ticketTypes: [
        { name: "Volwassene", sold: 2, unpaid: 0 },
        { name: "Kind", sold: 1, unpaid: 0 },
      ],
    });
  });

  test("is read once for simultaneous requests, and anew for later ones", async ({ podium, admin }) => {
    const { pool } = podium.deps.database;
    const borrowed = vi.spyOn(pool, "connect");
    const charts = () => podium.deps.statistics.charts();
    await Promise.all([charts(), charts(), charts(), charts()]);
    // Both halves of the read run side by side, on a connection each.
    expect(borrowed).toHaveBeenCalledTimes(2);
    borrowed.mockRestore();
    const { overview: before } = await charts();
    await reserve((await makeUser(podium)).api, (await makeShow(podium)).id, ["R1-A"]);
    expect(before.reservations).toBe(0);
    expect((await charts()).overview).toMatchObject({ reservations: 1 });
    expect((await admin.api.getStatistics()).overview.totalReservations).toBe(1);
  });

  test("puts a sale after midnight in Brussels on that day, paid or still to be paid", async ({ onTestFinished }) => {
    const clock = createFakeClock(new Date("2026-11-20T23:30:00.000Z"));
    const podium = await started({ clock }, { onCleanup: onTestFinished });
    const [admin, user, show] = [await makeUser(podium, "ADMIN"), await makeUser(podium), await makeShow(podium)];
    await pay(admin.api, await reserve(user.api, show.id, ["R1-A", "R1-B"]));
    await reserve(user.api, show.id, ["R2-A"]);
    expect((await admin.api.getStatistics()).sales).toEqual({
      unit: "day",
      periods: [{ day: "2026-11-21", paid: 24, waiting: 12 }],
    });
  });

  test("counts what costs nothing apart from the payment methods", async ({ podium, admin, sponsorCode }) => {
    const show = await makeShow(podium);
    const user = await makeUser(podium);
    await reserve(user.api, show.id, ["R3-A"], { ticketCode: sponsorCode });
    await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    const guest = { guest: { firstname: "Mia", lastname: "Maes" }, seatIds: ["R2-A"], paid: "cash" as const };
    await admin.api.reserveForGuest({ params: { id: show.id }, body: guest });
    expect((await admin.api.getStatistics()).methods).toEqual([
      { method: "MANUAL", reservations: 1, euros: 24 },
      { method: "CASH", reservations: 1, euros: 12 },
      { method: "FREE", reservations: 1, euros: 0 },
    ]);
  });
});
