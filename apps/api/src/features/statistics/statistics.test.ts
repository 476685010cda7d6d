import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Person, call, makePerson, makeReservation, makeShow } from "../../../test/factories.ts";
import { type TestApp, startTestApp } from "../../../test/test-app.ts";

let test: TestApp;
let admin: Person;
beforeEach(async () => {
  test = await startTestApp();
  admin = await makePerson(test, "ADMIN");
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
    const [person, gone] = [await makePerson(test), await makePerson(test)];
    const paid = await makeReservation(person, show.id, ["R1-A", "R1-B", "R1-C"]);
    await admin.call("POST", `/api/reservation/${paid}/confirm`);
    await makeReservation(person, show.id, ["R2-A"]);
    const { code } = (await admin.call("POST", "/api/admin/ticket-codes", { type: "SPONSOR", maxTickets: 10 })).json();
    await makeReservation(person, show.id, ["R3-A"], { ticketCode: code });
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
    const person = await makePerson(test);
    expect((await person.call("GET", "/api/admin/overview")).statusCode).toBe(403);
    expect((await call(test, "GET", "/api/admin/overview")).statusCode).toBe(401);
  });
});
