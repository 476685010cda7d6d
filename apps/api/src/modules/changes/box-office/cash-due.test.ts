import { describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { camt, clock, entry, lineOf, transferMoneyTest } from "#test/statements.ts";
import { boxOfficeWith } from "#test/returns.ts";

/** A transfer paid € 22 of € 24; a volunteer decided that the rest is paid in cash. */
const test = transferMoneyTest
  .extend("boxOffice", { scope: "file" }, boxOfficeWith(clock))
  .extend("awaiting", { scope: "file" }, ({ podium, statements }) => async () => {
    const [owner, show] = [await makeUser(podium), await makeShow(podium, { giveBack: "MONEY" })];
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"]);
    const { lastname } = (await podium.deps.reservations.get(id)).user;
    const words = { ref: `c${id}`, message: `Tickets #${id} - ${lastname} Piet`, name: `Piet ${lastname}` };
    const line = await lineOf(statements, camt(entry({ ...words, amount: "22.00" })));
    expect(await statements.decide(line, "cash")).toMatchObject({ ok: true });
    return { id, owner, show };
  })
  .extend("volunteer", { scope: "file" }, ({ podium }) => makeUser(podium, "BOX_OFFICE"));

describe("what a short transfer left to be paid in cash", () => {
  test("is what the box office sees with the reservation, in the list and at the entrance, and nobody else", async ({
    podium,
    awaiting,
    volunteer,
  }) => {
    const { id, owner, show } = await awaiting();
    expect(await volunteer.api.getReservation({ params: { id } })).toMatchObject({
      status: "CONFIRMED",
      totalprice: 24,
      cashDue: 2,
    });
    const listed = await volunteer.api.listReservations({ query: { showId: show.id } });
    expect(listed).toMatchObject([{ id, cashDue: 2 }]);
    const dueAt = async (who: typeof volunteer) =>
      (await who.api.getCheckInList({ params: { showId: show.id } })).tickets.map(({ cashDue }) => cashDue);
    await podium.deps.database.db
      .updateTable("shows")
      .set({ startsAt: clock.now() })
      .where("id", "=", show.id)
      .execute();
    expect(await dueAt(volunteer)).toEqual([2, 2]);
    expect(await dueAt(await makeUser(podium, "DOOR"))).toEqual([undefined, undefined]);
    expect((await owner.api.listMyReservations())[0]).not.toHaveProperty("cashDue");
    expect((await owner.api.downloadOwnData()).reservations).toMatchObject([{ id, cashDue: 2 }]);
  });

  test("is received once, however many do so at once, and is then in the cash book of who did", async ({
    awaiting,
    volunteer,
    admin,
    refundsOf,
    scenario,
  }) => {
    const { id } = await awaiting();
    const cashOf = async () => (await admin.api.getCashBook({ query: {} })).total;
    const [before, sales] = [await cashOf(), (await admin.api.getOverview()).totalSales];
    const receive = (act: "cash" | "card" | "accept", amount = 2) =>
      volunteer.call("POST", `/api/admin/reservations/${id}/cash-due`, { act, amount });
    expect((await receive("cash", 1.99)).json()).toMatchObject({ statusCode: 409, code: "TRANSFER_CHANGED" });
    const responses = await Promise.all([receive("cash"), receive("cash"), receive("cash")]);
    expect(responses.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(["200", "409", "409"]);
    expect((await receive("accept")).json()).toMatchObject({ statusCode: 409, code: "CASH_DUE_SETTLED" });
    expect(await volunteer.api.getReservation({ params: { id } })).not.toHaveProperty("cashDue");
    expect(await cashOf()).toEqual({ ...before, received: before.received + 2, cash: before.cash + 2 });
    expect((await admin.api.getOverview()).totalSales).toBe(sales + 2);
    expect((await scenario.auditOf(id)).filter(({ action }) => action === "CASH_DUE_RECEIVED")).toMatchObject([
      { actor: { id: volunteer.id }, summary: expect.stringMatching(/€\s2,00, contant betaald$/) },
    ]);
    await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([24]);
  });

  test("may come by card, which is no cash", async ({ awaiting, volunteer, admin }) => {
    const { id } = await awaiting();
    const before = (await admin.api.getCashBook({ query: {} })).total;
    await volunteer.api.settleCashDue({ params: { id }, body: { act: "card", amount: 2 } });
    expect((await admin.api.getCashBook({ query: {} })).total).toEqual({ ...before, card: before.card + 2 });
  });

  test("may be let off: the reservation then costs what came, in no cash book", async ({
    awaiting,
    volunteer,
    admin,
    refundsOf,
    scenario,
  }) => {
    const { id } = await awaiting();
    const before = (await admin.api.getCashBook({ query: {} })).total;
    const settled = await volunteer.api.settleCashDue({ params: { id }, body: { act: "accept", amount: 2 } });
    expect(settled).toMatchObject({ status: "CONFIRMED", totalprice: 22 });
    expect(settled).not.toHaveProperty("cashDue");
    expect((await admin.api.getCashBook({ query: {} })).total).toEqual(before);
    expect((await scenario.auditOf(id))[0]).toMatchObject({ action: "CASH_DUE_WAIVED", actor: { id: volunteer.id } });
    await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([22]);
  });

  test("is neither awaited nor given back once the reservation is cancelled", async ({
    awaiting,
    volunteer,
    refundsOf,
    scenario,
  }) => {
    const { id } = await awaiting();
    const cancelled = await volunteer.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
    expect(cancelled).toMatchObject({ status: "CANCELLED", totalprice: 22 });
    expect(cancelled).not.toHaveProperty("cashDue");
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([22]);
    expect((await scenario.auditOf(id))[0]?.summary).toMatch(/€\s22,00 terug te betalen/);
    expect((await scenario.boxOffice(id, "cash-due", { act: "cash", amount: 2 })).json()).toMatchObject({
      code: "CASH_DUE_SETTLED",
    });
  });

  test("is set off against a seat that is given up", async ({ awaiting, volunteer, refundsOf, scenario }) => {
    const { id } = await awaiting();
    const left = await volunteer.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-A"] } });
    expect(left).toMatchObject({ status: "CONFIRMED", totalprice: 12 });
    expect(left).not.toHaveProperty("cashDue");
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([10]);
    expect((await scenario.auditOf(id))[0]?.summary).toMatch(/€\s10,00 terug te betalen/);
  });

  test("is set off against a ticket that was sold again, of which the rest comes back", async ({
    awaiting,
    boxOffice,
    refundsOf,
    scenario,
  }) => {
    const { id, owner, show } = await awaiting();
    clock.advance(60);
    expect((await boxOffice.give({ owner, id }, "R1-A")).statusCode).toBe(200);
    await boxOffice.sell(show.id, "R1-A");
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([10]);
    expect(await boxOffice.returned({ owner, id })).toMatchObject([{ returned: 10, money: 10 }]);
    expect((await scenario.boxOffice(id, "cash-due", { act: "cash", amount: 2 })).statusCode).toBe(409);
  });
});
