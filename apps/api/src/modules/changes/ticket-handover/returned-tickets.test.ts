import { describe, expect } from "vitest";
import { pay, reserve, sellVoucher, ticketsOf } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { appBeside } from "#test/fixtures.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { returnsTest } from "#test/returns.ts";
import { makeSoldOut } from "#test/waiting.ts";

const clock = createFakeClock();
const test = returnsTest(clock).extend("other", { scope: "file" }, appBeside({ clock }));

describe("a ticket that is given back", () => {
  test("ends at once, its seat is on sale, and its money stays until the seat is sold", async ({
    boxOffice,
    scenario,
  }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B"]);
    expect((await boxOffice.give(paid, "R1-A")).statusCode).toBe(200);
    expect((await scenario.scan(paid.id, "R1-A")).json()).toMatchObject({ code: "RESERVATION_NOT_FOUND" });
    expect((await scenario.seatStates(paid.show.id))["R1-A"]).toBe("available");
    expect([...(await ticketsOf(paid.owner.api, paid.id)).keys()]).toEqual(["R1-B"]);
    expect(await boxOffice.total(paid.id)).toBe(2400);
    expect(await boxOffice.returned(paid)).toMatchObject([
      { state: "FOR_SALE", price: 12, as: "MONEY", returned: null },
    ]);
    expect(await scenario.refundOf(paid.id)).toBeUndefined();

    await boxOffice.sell(paid.show.id, "R1-A");
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "SOLD", returned: 12 }]);
    expect(await boxOffice.total(paid.id)).toBe(1200);
    expect(await scenario.refundOf(paid.id)).toMatchObject({ amount: 12, reason: "SEATS_GIVEN_UP", refundedAt: null });
    expect((await scenario.auditOf(paid.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["TICKETS_RETURNED", "RETURN_SOLD"]),
    );
  });

  test("pays a voucher where the show says so, and once, however many processes look", async ({
    boxOffice,
    podium,
    other,
    scenario,
    admin,
  }) => {
    const paid = await boxOffice.paid(["R1-A"], "VOUCHER");
    await boxOffice.give(paid, "R1-A");
    const buyer = await makeUser(podium);
    await pay(admin.api, await reserve(buyer.api, paid.show.id, ["R1-A"]));
    clock.advance(60);
    await Promise.all([podium, other, podium, other].map(({ deps }) => deps.returnedTickets.sweep()));
    expect(await boxOffice.total(paid.id)).toBe(0);
    const { rows } = await podium.deps.database.pool.query(
      "select origin, balance_cents from vouchers where user_id = $1",
      [paid.owner.id],
    );
    expect(rows).toEqual([{ origin: "REFUND", balance_cents: 1200 }]);
    expect(await scenario.refundOf(paid.id)).toMatchObject({ amount: 12 });
    expect((await scenario.mailsAbout(paid.id)).map(({ kind }) => kind)).toContain("RETURN_SOLD");
  });

  test("gives a voucher back what it paid, and never as money", async ({ boxOffice, podium, scenario, admin }) => {
    const show = await makeShow(podium, { giveBack: "MONEY" });
    const voucher = await sellVoucher(admin.api, 20);
    const owner = await makeUser(podium);
    const id = await reserve(owner.api, show.id, ["R1-A", "R1-B"], { vouchers: [voucher.code] });
    await pay(admin.api, id);
    expect(await boxOffice.total(id)).toBe(400);
    for (const seatId of ["R1-A", "R1-B"]) {
      await boxOffice.give({ owner, id }, seatId);
      await boxOffice.sell(show.id, seatId);
    }
    expect((await admin.api.getVoucher({ params: { id: voucher.id } })).balance).toBe(20);
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 4 });
    expect(await boxOffice.total(id)).toBe(0);
  });

  test("never brings back more than its seat was sold for", async ({ boxOffice, podium, scenario, admin }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B"]);
    await boxOffice.give(paid, "R1-A", "R1-B");
    const guest = { firstname: "Gust", lastname: "Peeters", email: "", number: "" };
    const body = { guest, seatIds: ["R1-A"], paid: "free" as const };
    await admin.api.reserveForGuest({ params: { id: paid.show.id }, body });
    await podium.deps.database.db
      .updateTable("shows")
      .set({ priceCents: 500 })
      .where("id", "=", paid.show.id)
      .execute();
    await boxOffice.sell(paid.show.id, "R1-B");
    expect(await boxOffice.returned(paid)).toMatchObject([
      { state: "TAKEN", returned: null },
      { state: "SOLD", returned: 5 },
    ]);
    expect(await scenario.refundOf(paid.id)).toMatchObject({ amount: 5 });
    expect(await boxOffice.total(paid.id)).toBe(1900);
  });

  test("is not sold by somebody who moves to its seat from another one: that one is to be sold", async ({
    boxOffice,
    podium,
    scenario,
    admin,
  }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    const neighbour = await makeUser(podium);
    const neighbours = await reserve(neighbour.api, paid.show.id, ["R4-T"]);
    await pay(admin.api, neighbours);
    await boxOffice.give(paid, "R1-A");
    await scenario.boxOffice(neighbours, "move", { seatIds: ["R1-A"] });
    await boxOffice.settle();
    expect(await boxOffice.returned(paid)).toMatchObject([
      { state: "FOR_SALE", seat: { seatId: "R4-T" }, canKeep: false },
    ]);
    expect((await boxOffice.keep(paid)).json()).toMatchObject({ code: "TICKET_NOT_FOUND" });
    await boxOffice.sell(paid.show.id, "R4-T");
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "SOLD" }]);
  });

  test("is sold by who is rebooked to its seat from another show, whose former seat is none of its own", async ({
    boxOffice,
    podium,
    scenario,
    admin,
  }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    const other = await makeUser(podium);
    const { id: otherShow } = await makeShow(podium);
    const others = await reserve(other.api, otherShow, ["R4-T"]);
    await pay(admin.api, others);
    await boxOffice.give(paid, "R1-A");
    await scenario.boxOffice(others, "rebook", { showId: paid.show.id, seatIds: ["R1-A"] });
    await boxOffice.settle();
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "SOLD", seat: { seatId: "R1-A" } }]);
  });

  test("is paid to each who gave the same seat back, in order", async ({ boxOffice }) => {
    const first = await boxOffice.paid(["R1-A"]);
    await boxOffice.give(first, "R1-A");
    const second = await boxOffice.sell(first.show.id, "R1-A");
    await boxOffice.give(second, "R1-A");
    expect(await boxOffice.returned(first)).toMatchObject([{ state: "SOLD" }]);
    expect(await boxOffice.returned(second)).toMatchObject([{ state: "FOR_SALE" }]);
    await boxOffice.sell(first.show.id, "R1-A");
    expect(await boxOffice.returned(second)).toMatchObject([{ state: "SOLD" }]);
  });

  test("is unsold once the show began, and its money stays with the society", async ({ boxOffice }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    await boxOffice.give(paid, "R1-A");
    const now = clock.now();
    clock.set(new Date(Date.parse(paid.show.dateTime)));
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "UNSOLD" }]);
    expect(await boxOffice.total(paid.id)).toBe(1200);
    clock.set(now);
  });
});

describe("a ticket that was given back is restored", () => {
  test("while nobody chose its seat, with the same QR code, and once", async ({ boxOffice, scenario }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    const before = (await ticketsOf(paid.owner.api, paid.id)).get("R1-A")?.secret;
    await boxOffice.give(paid, "R1-A");
    const [given] = await boxOffice.returned(paid);
    const keep = () => paid.owner.call("POST", `/api/reservation/${paid.id}/keep`, { returnedId: given?.id });
    const [one, two] = await Promise.all([keep(), keep()]);
    expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 404]));
    expect((await ticketsOf(paid.owner.api, paid.id)).get("R1-A")?.secret).toBe(before);
    expect((await scenario.seatStates(paid.show.id))["R1-A"]).toBe("reserved");
    expect(await boxOffice.total(paid.id)).toBe(1200);
    expect((await scenario.scan(paid.id, "R1-A", { token: before })).statusCode).toBe(200);
  });

  test("not once somebody else reserved its seat", async ({ boxOffice, podium }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    await boxOffice.give(paid, "R1-A");
    const buyer = await makeUser(podium);
    await reserve(buyer.api, paid.show.id, ["R1-A"]);
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "TAKEN" }]);
    expect((await boxOffice.keep(paid)).json()).toMatchObject({ code: "SEAT_TAKEN_SINCE" });
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "TAKEN" }]);
  });

  test("not once its seat is offered to who waits, as it is at once", async ({ boxOffice, podium, admin }) => {
    const { show, holder, reservationId, visitor } = await makeSoldOut(podium, { reserved: ["R1-A"] });
    const { id, name, dateTime } = show;
    await admin.api.updateShow({ params: { id }, body: { name, dateTime, giveBack: "MONEY" } });
    await pay(admin.api, reservationId);
    const waiting = await visitor();
    await waiting.join(1);
    const paid = { owner: holder, id: reservationId };
    expect((await boxOffice.give(paid, "R1-A")).statusCode).toBe(200);
    await expect.poll(waiting.offered).toEqual(["R1-A"]);
    expect(await boxOffice.returned(paid)).toMatchObject([{ state: "TAKEN" }]);
    expect((await boxOffice.keep(paid)).json()).toMatchObject({ code: "SEAT_TAKEN_SINCE" });
  });
});

describe("giving back is refused", () => {
  test("where the show has none, once the doors open, of scanned tickets, of others' and of unpaid ones", async ({
    boxOffice,
    podium,
    scenario,
  }) => {
    const never = await scenario.paid(["R1-A"]);
    expect((await boxOffice.give(never, "R1-A")).json()).toMatchObject({ code: "GIVE_BACK_CLOSED" });
    const paid = await boxOffice.paid(["R1-A", "R1-B"]);
    await scenario.scan(paid.id, "R1-A");
    expect((await boxOffice.give(paid, "R1-A", "R1-B")).json()).toMatchObject({ code: "TICKET_USED" });
    expect((await scenario.seatStates(paid.show.id))["R1-B"]).toBe("reserved");
    const nobodys = { ticketIds: [999_999] };
    const path = `/api/reservation/${paid.id}/give-back`;
    expect((await paid.owner.call("POST", path, nobodys)).json()).toMatchObject({ code: "TICKET_NOT_FOUND" });
    const stranger = await makeUser(podium);
    expect((await stranger.call("POST", path, nobodys)).json()).toMatchObject({ code: "RESERVATION_NOT_FOUND" });
    const unpaid = await reserve(paid.owner.api, paid.show.id, ["R2-A"]);
    const keep = await paid.owner.call("POST", `/api/reservation/${unpaid}/keep`, { returnedId: 999_999 });
    expect(keep.json()).toMatchObject({ code: "NOT_CONFIRMED" });
    expect((await boxOffice.give({ owner: paid.owner, id: unpaid }, "R2-A")).json()).toMatchObject({
      code: "NOT_CONFIRMED",
    });
    const now = clock.now();
    // The doors open an hour before the show: an entrance without a network may have let the ticket in.
    clock.set(new Date(Date.parse(paid.show.dateTime) - 3_600_000));
    expect((await boxOffice.give(paid, "R1-B")).json()).toMatchObject({ code: "GIVE_BACK_CLOSED" });
    expect((await paid.owner.api.getHandedTickets({ params: { id: paid.id } })).giveBack).toBe("NO");
    clock.set(now);
  });
});

describe("at the same moment", () => {
  test("a ticket is either scanned or given back", async ({ boxOffice, scenario }) => {
    const paid = await boxOffice.paid(["R1-A", "R1-B", "R1-C", "R1-D"]);
    const ids = (await paid.owner.api.getTickets({ params: { id: paid.id } })).seats;
    for (const { id, seat } of ids) {
      const [given, scanned] = await Promise.all([
        paid.owner.call("POST", `/api/reservation/${paid.id}/give-back`, { ticketIds: [id] }),
        scenario.scan(paid.id, seat.seatId),
      ]);
      expect([given.statusCode, scanned.statusCode].filter((status) => status === 200)).toHaveLength(1);
    }
  });

  test("a reservation is cancelled and its money returned, or its ticket given back: nothing twice", async ({
    boxOffice,
    scenario,
    podium,
  }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    await Promise.all([boxOffice.give(paid, "R1-A"), scenario.boxOffice(paid.id, "cancel", { reason: "Ziek" })]);
    await boxOffice.sell(paid.show.id, "R1-A");
    const { rows } = await podium.deps.database.pool.query<{ cents: number }>(
      "select coalesce(sum(amount_cents), 0)::int as cents from payments where reservation_id = $1 and refund_reason is not null",
      [paid.id],
    );
    expect(rows).toEqual([{ cents: 1200 }]);
  });

  test("a ticket is given back by two processes once, or moved before", async ({
    boxOffice,
    scenario,
    podium,
    other,
  }) => {
    const paid = await boxOffice.paid(["R1-A"]);
    const [ticket] = (await paid.owner.api.getTickets({ params: { id: paid.id } })).seats;
    const give = (app: typeof podium) =>
      app.deps.returnedTickets.giveBack(paid.id, [ticket?.id ?? 0], paid.owner.id).then(
        () => 200,
        () => 400,
      );
    const [one, two] = await Promise.all([
      give(podium),
      give(other),
      scenario.boxOffice(paid.id, "move", { seatIds: ["R1-C"] }),
    ]);
    expect(new Set([one, two])).toEqual(new Set([200, 400]));
    const states = await scenario.seatStates(paid.show.id);
    expect([states["R1-A"], states["R1-C"]]).toEqual(["available", "available"]);
    expect(await boxOffice.returned(paid)).toHaveLength(1);
  });
});
