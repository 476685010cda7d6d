import type { Reservation } from "@podium/shared/contracts/reservations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson, makeReservation, makeShow, type Person } from "../../../test/factories.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let podium: TestApp;
let admin: Person;
beforeAll(async () => {
  podium = await startTestApp();
  admin = await makePerson(podium, "ADMIN");
});
afterAll(() => podium.close());

describe("the lists of the volunteers", () => {
  test("search every field, take % literally, and page", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium, { name: "Kerst in de keuken" })];
    const id = await makeReservation(person, show.id, ["T25-E"]);
    for (const search of [String(id), person.email, "kerst in", "T25-E"]) {
      const page = (
        await admin.call("GET", `/api/admin/reservations?search=${encodeURIComponent(search)}&pageSize=100`)
      ).json<{ items: Reservation[]; total: number }>();
      expect(page.items.map((item) => item.id)).toContain(id);
    }
    expect((await admin.call("GET", "/api/admin/reservations?search=%25&page=1")).json()).toMatchObject({
      items: [],
      total: 0,
      page: 1,
    });
    const all = (await admin.call("GET", "/api/admin/reservations")).json<Reservation[]>();
    expect(all.map((item) => item.id)).toContain(id);
  });

  test("of payments: transfers with an amount due, unconfirmed first", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const paid = await makeReservation(person, show.id, ["R1-A"]);
    await admin.call("POST", `/api/reservation/${paid}/confirm`);
    const open = await makeReservation(person, show.id, ["R1-B"]);
    const { code } = await podium.deps.codes.create({ type: "SPONSOR", maxTickets: 1 });
    const free = await makeReservation(person, show.id, ["R1-C"], { ticketCode: code });
    const payments = (await admin.call("GET", "/api/admin/payments")).json<Reservation[]>();
    const ids = payments.map((payment) => payment.id);
    expect(ids).not.toContain(free);
    expect(ids.indexOf(open)).toBeLessThan(ids.indexOf(paid));
    const firstConfirmed = payments.findIndex((payment) => payment.confirmed);
    expect(payments.slice(firstConfirmed).every((payment) => payment.confirmed)).toBe(true);
  });
});
