import type { Statistics } from "@podium/shared/contracts/statistics";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type User, call, makeUser, makeReservation, makeShow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { type TestApp, startTestApp } from "#test/test-app.ts";

let test: TestApp;
let admin: User;
beforeEach(async () => {
  test = await startTestApp();
  admin = await makeUser(test, "ADMIN");
});
afterEach(() => test.close());

const overview = async () => (await admin.call("GET", "/api/admin/overview")).json();

describe("GET /api/admin/overview", () => {
  it("is all zeros where nothing was sold, and divides by nothing", async () => {
    expect(await overview()).toEqual({
      totalUsers: 1,
      totalReservations: 0,
      totalTickets: 0,
      totalSales: 0,
      averageRevenuePerUser: 0,
      averageTicketsReservation: 0,
    });
  });

  it("counts what stands as reserved, and only what is confirmed as tickets and sales", async () => {
    const show = await makeShow(test, { pricePerSeat: 12.5 });
    const [user, gone] = [await makeUser(test), await makeUser(test)];
    const paid = await makeReservation(user, show.id, ["R1-A", "R1-B", "R1-C"]);
    await admin.call("POST", `/api/reservation/${paid}/confirm`);
    await makeReservation(user, show.id, ["R2-A"]);
    const { code } = (await admin.call("POST", "/api/admin/ticket-codes", { type: "SPONSOR", maxTickets: 10 })).json();
    await makeReservation(user, show.id, ["R3-A"], { ticketCode: code });
    // Cancelled with the account: neither counts any longer.
    await makeReservation(gone, show.id, ["R4-A", "R4-B"]);
    expect((await admin.call("DELETE", `/api/user/${gone.id}`)).statusCode).toBe(204);

    expect(await overview()).toEqual({
      totalUsers: 2,
      totalReservations: 3,
      totalTickets: 4,
      totalSales: 37.5,
      averageRevenuePerUser: 18.75,
      averageTicketsReservation: 1.67,
    });
  });

  it("is for administrators", async () => {
    const user = await makeUser(test);
    expect((await user.call("GET", "/api/admin/overview")).statusCode).toBe(403);
    expect((await call(test, "GET", "/api/admin/overview")).statusCode).toBe(401);
  });
});

describe("GET /api/admin/statistics", () => {
  const statistics = async () => (await admin.call("GET", "/api/admin/statistics")).json<Statistics>();

  it("gives the same six figures as the overview", async () => {
    expect((await statistics()).overview).toEqual(await overview());
    const [show, user] = [await makeShow(test, { pricePerSeat: 12.5 }), await makeUser(test)];
    const paid = await makeReservation(user, show.id, ["R1-A", "R1-B", "R1-C"]);
    await admin.call("POST", `/api/reservation/${paid}/confirm`);
    await admin.call("POST", `/api/reservation/${paid}/scan/R1-A`);
    await makeReservation(user, (await makeShow(test)).id, ["R1-A"]);
    const { code } = (await admin.call("POST", "/api/admin/ticket-codes", { type: "SPONSOR", maxTickets: 10 })).json();
    await makeReservation(user, show.id, ["R3-A"], { ticketCode: code });
    const cancelled = await makeReservation(user, show.id, ["R4-A"]);
    await admin.call("POST", `/api/admin/reservations/${cancelled}/cancel`, { reason: "Ziek" });
    expect((await statistics()).overview).toEqual(await overview());
    expect((await statistics()).overview).toMatchObject({ totalReservations: 3, totalTickets: 4, totalSales: 37.5 });
  });

  it("tells scanned, expected and unpaid seats of each show apart, soonest first, and leaves out what expired or was cancelled", async () => {
    const later = await makeShow(test, { name: "Later", dateTime: "2099-12-06T19:00:00.000Z" });
    const show = await makeShow(test, { name: "Eerst", dateTime: "2099-12-05T19:00:00.000Z" });
    const [user, gone] = [await makeUser(test), await makeUser(test)];
    const paid = await makeReservation(user, show.id, ["R1-A", "R1-B"]);
    await admin.call("POST", `/api/reservation/${paid}/confirm`);
    expect((await admin.call("POST", `/api/reservation/${paid}/scan/R1-A`)).statusCode).toBe(200);
    await makeReservation(user, show.id, ["T25-E"]);
    const cancelled = await makeReservation(gone, show.id, ["R4-A"]);
    await admin.call("POST", `/api/admin/reservations/${cancelled}/cancel`, { reason: "Ziek" });

    expect((await statistics()).shows).toEqual([
      {
        id: show.id,
        name: "Eerst",
        dateTime: "2099-12-05T19:00:00.000Z",
        seatsTotal: show.seatsTotal,
        scanned: ["R1-A"],
        expected: ["R1-B"],
        unpaid: ["T25-E"],
      },
      {
        id: later.id,
        name: "Later",
        dateTime: "2099-12-06T19:00:00.000Z",
        seatsTotal: later.seatsTotal,
        scanned: [],
        expected: [],
        unpaid: [],
      },
    ]);
  });

  it("puts a sale after midnight in Brussels on that day, paid or still to be paid", async () => {
    const clock = createFakeClock(new Date("2026-11-20T23:30:00.000Z"));
    const late = await startTestApp({ clock });
    try {
      const [boss, user, show] = [await makeUser(late, "ADMIN"), await makeUser(late), await makeShow(late)];
      const paid = await makeReservation(user, show.id, ["R1-A", "R1-B"]);
      await boss.call("POST", `/api/reservation/${paid}/confirm`);
      await makeReservation(user, show.id, ["R2-A"]);
      const answer = await boss.call("GET", "/api/admin/statistics");
      expect(answer.json<Statistics>().sales).toEqual({
        unit: "day",
        periods: [{ day: "2026-11-21", paid: 24, waiting: 12 }],
      });
    } finally {
      await late.close();
    }
  });

  it("counts what costs nothing apart from the payment methods", async () => {
    const show = await makeShow(test);
    const user = await makeUser(test);
    const { code } = (await admin.call("POST", "/api/admin/ticket-codes", { type: "SPONSOR", maxTickets: 10 })).json();
    await makeReservation(user, show.id, ["R3-A"], { ticketCode: code });
    await makeReservation(user, show.id, ["R1-A", "R1-B"]);
    const guest = { guest: { firstname: "Mia", lastname: "Maes" }, seatIds: ["R2-A"], paid: "cash" };
    expect((await admin.call("POST", `/api/admin/shows/${show.id}/reservations`, guest)).statusCode).toBe(201);
    expect((await statistics()).methods).toEqual([
      { method: "MANUAL", reservations: 1, euros: 24 },
      { method: "CASH", reservations: 1, euros: 12 },
      { method: "FREE", reservations: 1, euros: 0 },
    ]);
  });
});
