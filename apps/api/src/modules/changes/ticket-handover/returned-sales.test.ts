import { describe, expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";
import { returnsTest } from "#test/returns.ts";
import { pay, reserve, sellVoucher, ticketsOf } from "@podium/shared/test/steps.ts";

const clock = createFakeClock();
const test = returnsTest(clock);

describe("the next sale of a seat that was given back", () => {
  test("is the next one that is paid: a free ticket in between ends nothing", async ({
    boxOffice,
    podium,
    scenario,
  }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    await boxOffice.give(paid, "R1-A");
    const { code: ticketCode } = await podium.deps.codes.create({ type: "SPONSOR", maxTickets: 1 });
    const free = await boxOffice.sell(paid.show.id, "R1-A", { ticketCode });
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "TAKEN" }]);
    await boxOffice.give(free, "R1-A");
    await boxOffice.settle();
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "FOR_SALE" }]);
    await boxOffice.sell(paid.show.id, "R1-A");
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "SOLD", returned: 12 }]);
    expect(await boxOffice.returned(free)).toMatchObject([{ state: "SOLD", returned: 0 }]);
    expect(await scenario.refundOf(paid.id)).toMatchObject({ amount: 12 });
    expect(await scenario.refundOf(free.id)).toBeUndefined();
  });

  test("pays one of those who gave it back, never two", async ({ boxOffice, scenario }) => {
    const first = await boxOffice.paid(["R1-A"]);
    await boxOffice.give(first, "R1-A");
    const second = await boxOffice.sell(first.show.id, "R1-A");
    await boxOffice.give(second, "R1-A");
    await boxOffice.settle();
    expect(await scenario.refundOf(first.id)).toMatchObject({ amount: 12 });
    expect(await scenario.refundOf(second.id)).toBeUndefined();
  });

  test("brings back what the ticket cost and no more, also where a dearer one moved to its seat", async ({
    boxOffice,
    podium,
    scenario,
    admin,
  }) => {
    const prices = [
      { zone: "zaal", price: 20 },
      { zone: "balkon", price: 10 },
    ];
    const ticketTypes = [{ name: "Volwassene", description: "", prices }];
    const paid = await scenario.paid(["R1-A", "T1-A"], { giveBack: "MONEY", ticketTypes });
    await boxOffice.give(paid, "R1-A");
    const body = { moves: [{ from: "T1-A", to: "R1-A" }], difference: -10 };
    await paid.owner.api.moveOwnReservation({ params: { id: paid.id }, body });
    expect(await boxOffice.returned(paid)).toMatchObject([{ seat: { seatId: "T1-A" }, price: 10, canKeep: false }]);
    expect((await boxOffice.keep(paid)).json()).toMatchObject({ code: "TICKET_NOT_FOUND" });
    const buyer = await makeUser(podium);
    await pay(admin.api, await reserve(buyer.api, paid.show.id, ["T1-A"]));
    await boxOffice.settle();
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "SOLD", returned: 10 }]);
    // The remaining seat costs € 10 of the € 30 that was paid.
    expect(await boxOffice.total(paid.id)).toBe(1000);
  });
});

describe("what came back of a seat that was sold", () => {
  test("says which part is money, and which is on the voucher that paid, ticket by ticket", async ({
    boxOffice,
    podium,
    admin,
    scenario,
  }) => {
    for (const giveBack of ["MONEY", "VOUCHER"] as const) {
      const show = await makeShow(podium, { giveBack });
      const voucher = await sellVoucher(admin.api, 20);
      const owner = await makeUser(podium);
      // The reservation costs € 24: € 20 from the voucher, and € 4 in money.
      const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"], { vouchers: [voucher.code] });
      await pay(admin.api, id);
      await boxOffice.give({ owner, id }, "R1-A", "R1-B");
      const parts = async () =>
        (await boxOffice.returned({ owner, id })).map(({ returned, money }) => [returned, money]);
      expect(await parts()).toEqual([
        [null, undefined],
        [null, undefined],
      ]);
      await boxOffice.sell(show.id, "R1-A");
      await boxOffice.sell(show.id, "R1-B");
      // Money is refunded before the voucher: all of it with the first seat.
      expect(await parts()).toEqual([
        [12, 4],
        [12, 0],
      ]);
      expect((await admin.api.getVoucher({ params: { id: voucher.id } })).balance).toBe(20);
      expect(await scenario.refundOf(id)).toMatchObject({ amount: 4 });
    }
  });
});

describe("a seat that was given back, and that somebody moved to", () => {
  test("can be restored once they moved back", async ({ boxOffice, scenario }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B"]);
    await boxOffice.give(paid, "R1-A");
    const moved = (from: string, to: string) =>
      paid.owner.api.moveOwnReservation({ params: { id: paid.id }, body: { moves: [{ from, to }], difference: 0 } });
    await moved("R1-B", "R1-A");
    expect(await boxOffice.returned(paid)).toMatchObject([{ seat: { seatId: "R1-B" }, canKeep: false }]);
    await moved("R1-A", "R1-B");
    expect(await boxOffice.returned(paid)).toMatchObject([{ seat: { seatId: "R1-A" }, canKeep: true }]);
    expect((await boxOffice.keep(paid)).statusCode).toBe(200);
    expect([...(await ticketsOf(paid.owner.api, paid.id)).keys()].toSorted()).toEqual(["R1-A", "R1-B"]);
    expect(await scenario.seatStates(paid.show.id)).toMatchObject({ "R1-A": "reserved", "R1-B": "reserved" });
  });
});

describe("the price of a reservation with tickets that were given back", () => {
  test("counts a discounted ticket whole until it is sold, and then only what stays", async ({
    boxOffice,
    podium,
    admin,
  }) => {
    const show = await makeShow(podium, { giveBack: "MONEY" });
    const { code: ticketCode } = await podium.deps.codes.create({ type: "DISCOUNT", percent: 50, maxTickets: 2 });
    const owner = await makeUser(podium);
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"], { ticketCode });
    await pay(admin.api, id);
    const price = async () => {
      const { grossPrice, discount, totalprice } = await owner.api.getMyLatestReservation();
      return { grossPrice, discount, totalprice };
    };
    await boxOffice.give({ owner, id }, "R1-A");
    expect(await price()).toEqual({ grossPrice: 24, discount: 12, totalprice: 12 });
    await boxOffice.sell(show.id, "R1-A");
    expect(await price()).toEqual({ grossPrice: 12, discount: 6, totalprice: 6 });
  });
});

describe("a code's ticket that is given back", () => {
  test("counts for the code until it is sold, or its reservation is cancelled: once", async ({
    boxOffice,
    podium,
    scenario,
    admin,
  }) => {
    const show = await makeShow(podium, { giveBack: "MONEY" });
    const { id: codeId, code: ticketCode } = await podium.deps.codes.create({
      type: "DISCOUNT",
      percent: 50,
      maxTickets: 9,
    });
    const { db } = podium.deps.database;
    const used = async () =>
      (await db.selectFrom("ticketCodes").select("usedCount").where("id", "=", codeId).executeTakeFirstOrThrow())
        .usedCount;
    const owner = await makeUser(podium);
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B", "R1-C"], { ticketCode });
    await pay(admin.api, id);
    expect(await used()).toBe(3);
    await boxOffice.give({ owner, id }, "R1-A", "R1-B");
    expect(await used()).toBe(3);
    await boxOffice.sell(show.id, "R1-A");
    expect(await used()).toBe(2);
    await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    expect(await used()).toBe(0);
  });
});

describe("a companion place", () => {
  const rows = { T1: ["wheelchair", "companion", "seat"] } as const;

  test("is not left alone by giving its wheelchair place back, nor restored alone, until the day of the show", async ({
    boxOffice,
    podium,
    scenario,
  }) => {
    const hallPlanId = await publishHall(podium, hallOfRows(rows));
    const startsAt = new Date(clock.now().getTime() + 10 * 24 * 3_600_000);
    startsAt.setUTCHours(18, 0, 0, 0);
    const form = { hallPlanId, giveBack: "MONEY", dateTime: startsAt.toISOString() } as const;
    const paid = await scenario.paid(["T1-A", "T1-B", "T1-C"], form);
    expect((await boxOffice.give(paid, "T1-A", "T1-C")).json()).toMatchObject({ code: "COMPANION_LEFT" });
    expect((await scenario.seatStates(paid.show.id))["T1-A"]).toBe("reserved");
    expect((await boxOffice.give(paid, "T1-A", "T1-B")).statusCode).toBe(200);
    expect((await boxOffice.keep(paid, "T1-B")).json()).toMatchObject({ code: "COMPANION_ALONE" });
    expect((await scenario.seatStates(paid.show.id))["T1-B"]).toBe("available");
    expect((await boxOffice.keep(paid, "T1-A")).statusCode).toBe(200);
    expect((await boxOffice.keep(paid, "T1-B")).statusCode).toBe(200);
    const now = clock.now();
    clock.set(new Date(startsAt.getTime() - 10 * 3_600_000));
    expect((await boxOffice.give(paid, "T1-A")).statusCode).toBe(200);
    clock.set(now);
  });
});
