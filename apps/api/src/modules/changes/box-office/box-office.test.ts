import type { Reservation } from "@podium/shared/contracts/reservations";
import { describe, expect } from "vitest";
import { hold, pay, reserve, ticketsOf } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { presentForVolunteers } from "#modules/sale/reservations/reservations.presenter.ts";
import { secretHash } from "#modules/entrance/check-in/validate-ticket.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock });

const seatsOf = (reservation: Reservation) => reservation.seats.map((entry) => entry.seat.seatId);

test("the sheet about a reservation says everything of it but its tickets' secrets", async ({
  podium,
  scenario,
  admin,
}) => {
  const { id } = await scenario.paid(["R1-A"]);
  const response = await admin.call("GET", `/api/admin/reservations/${id}`);
  expect(response.json()).toEqual(presentForVolunteers(await podium.deps.reservations.get(id)));
  expect(response.json()).not.toHaveProperty("qrCodes");
  expect(response.body).not.toMatch(/token|secret/);
  expect((await admin.call("GET", "/api/admin/reservations/999999")).json()).toMatchObject({
    code: "RESERVATION_NOT_FOUND",
  });
});

describe("a cancellation", () => {
  test.for([false, true])(
    "frees the seats, gives the code its tickets back and mails (paid: %s)",
    async (paid, { podium, scenario, admin }) => {
      const [user, show] = [await makeUser(podium), await makeShow(podium)];
      const { code } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 5 });
      const id = await reserve(user.api, show.id, ["R1-A", "R1-B"], { ticketCode: code });
      if (paid) await pay(admin.api, id);
      const response = await scenario.boxOffice(id, "cancel", { reason: "Ziek geworden" });
      expect(response.json()).toMatchObject({
        id,
        status: "CANCELLED",
        confirmed: false,
        cancelReason: "Ziek geworden",
      });
      expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
      expect((await podium.deps.codes.list()).find((one) => one.code === code)?.usedCount).toBe(0);
      expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "RESERVATION_CANCELLED", status: "WAITING" });
      expect((await admin.api.getTickets({ params: { id } })).qrCodes).toBeUndefined();
      const [entry] = await scenario.auditOf(id);
      expect(entry).toMatchObject({
        action: "RESERVATION_CANCELLED",
        actor: { id: admin.id },
        details: { reason: "Ziek geworden", toReturn: paid ? 24 : 0 },
      });
      expect(entry?.summary.includes("€ 24,00 terug te betalen")).toBe(paid);
    },
  );

  test("is refused twice, without a reason and for an unknown reservation", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    expect((await scenario.boxOffice(id, "cancel", { reason: "  " })).statusCode).toBe(400);
    const responses = await Promise.all([1, 2, 3].map(() => scenario.boxOffice(id, "cancel", { reason: "dubbel" })));
    expect(responses.map((response) => response.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(await scenario.auditOf(id)).toHaveLength(1);
    expect((await scenario.boxOffice(999_999, "cancel", { reason: "x" })).json()).toMatchObject({
      code: "RESERVATION_NOT_FOUND",
    });
  });

  test("of what was paid online makes a refund due", async ({ podium, scenario, admin }) => {
    const { id } = await scenario.paid(["R1-A"]);
    const paid = { status: "PAID", paidAt: clock.now(), paidCents: 1200, amountCents: 1200 } as const;
    const rest = {
      checkoutUrl: null,
      nextCheckAt: clock.now(),
      createdAt: clock.now(),
      refundReason: null,
      refundedAt: null,
    };
    await podium.deps.database.db
      .insertInto("payments")
      .values({ reservationId: id, provider: "test", providerRef: `tr_${id}`, ...paid, ...rest })
      .execute();
    await scenario.boxOffice(id, "cancel", { reason: "Kan niet komen" });
    const refunds = await admin.api.listRefunds();
    expect(refunds.find((refund) => refund.reservation.id === id)).toMatchObject({
      amount: 12,
      reason: "RESERVATION_CANCELLED",
      method: "ONLINE",
    });
    expect(refunds.filter((refund) => refund.reservation.id === id)).toHaveLength(1);
  });

  test("is refused when a guest is in the hall already", async ({ scenario, admin }) => {
    const { show, id } = await scenario.paid();
    await admin.api.scanSeat({ params: { reservationId: id, seatId: "R1-A" } });
    for (const [action, body] of [
      ["cancel", { reason: "x" }],
      ["move", { seatIds: ["R2-A", "R2-B"] }],
    ] as const) {
      expect((await scenario.boxOffice(id, action, body)).json()).toMatchObject({
        statusCode: 409,
        code: "TICKETS_SCANNED",
      });
    }
    expect(await scenario.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R2-A": "available" });
  });
});

describe("a move", () => {
  test("frees the old seats, reserves the new ones, keeps the tickets of seats that stay and renews the others", async ({
    scenario,
    admin,
  }) => {
    const { show, id } = await scenario.paid();
    const before = await ticketsOf(admin.api, id);
    const response = await scenario.boxOffice(id, "move", { seatIds: ["R1-B", "T3-A"] });
    expect(seatsOf(response.json())).toEqual(expect.arrayContaining(["R1-B", "T3-A"]));
    expect(await scenario.seatStates(show.id)).toMatchObject({
      "R1-A": "available",
      "R1-B": "reserved",
      "T3-A": "reserved",
    });
    const after = await ticketsOf(admin.api, id);
    expect(after.get("R1-B")).toEqual(before.get("R1-B"));
    const [oldToken, newToken] = [before.get("R1-A")?.secret, after.get("T3-A")?.secret];
    expect(newToken).not.toBe(oldToken);
    // The old print is refused with its own seat and with the new one.
    const scan = (seatId: string, token?: string) =>
      admin.call("POST", `/api/reservation/${id}/scan/${seatId}`, { token });
    expect((await scan("R1-A", oldToken)).json()).toMatchObject({ statusCode: 409, code: "TICKET_MOVED" });
    expect((await scan("T3-A", oldToken)).json()).toMatchObject({ code: "TICKET_FORGED" });
    expect((await scan("T3-A", newToken)).statusCode).toBe(200);
    expect((await scenario.auditOf(id))[0]).toMatchObject({
      action: "RESERVATION_MOVED",
      details: { from: ["R1-A"], to: ["T3-A"] },
    });
  });

  test("keeps what each ticket was: its seat, and the hash of the secret on the old print", async ({
    podium,
    scenario,
    admin,
  }) => {
    const { id } = await scenario.paid(["R1-A", "R1-B"]);
    const first = (await ticketsOf(admin.api, id)).get("R1-A")?.secret ?? "";
    await scenario.boxOffice(id, "move", { seatIds: ["R1-B", "T3-A"] });
    const second = (await ticketsOf(admin.api, id)).get("T3-A")?.secret ?? "";
    await scenario.boxOffice(id, "move", { seatIds: ["R1-B", "T7-A"] });
    const moves = await podium.deps.database.db
      .selectFrom("seatMoves")
      .innerJoin("reservationSeats", "reservationSeats.id", "seatMoves.ticketId")
      .select(["fromSeatId", "toSeatId", "secretHash", "movedAt", "seatId as nowSeatId"])
      .where("seatMoves.reservationId", "=", id)
      .orderBy("seatMoves.id")
      .execute();
    expect(moves).toEqual([
      { fromSeatId: "R1-A", toSeatId: "T3-A", secretHash: secretHash(first), movedAt: clock.now(), nowSeatId: "T7-A" },
      { fromSeatId: "T3-A", toSeatId: "T7-A", secretHash: secretHash(second), movedAt: clock.now(), nowSeatId: "T7-A" },
    ]);
  });

  test("to the same seats changes nothing", async ({ podium, scenario }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
    expect((await scenario.boxOffice(id, "move", { seatIds: ["R1-B", "R1-A"] })).statusCode).toBe(200);
    expect((await scenario.auditOf(id)).map((entry) => entry.action)).not.toContain("RESERVATION_MOVED");
  });

  test.for([
    ["another number of seats", ["R2-A"], 409, "SEAT_COUNT_DIFFERS"],
    ["a seat that is reserved", ["R2-A", "R4-A"], 409, "SEATS_NOT_FREE"],
    ["a seat in somebody's cart", ["R2-A", "R4-B"], 409, "SEATS_NOT_FREE"],
    ["a blocked seat", ["R2-A", "R4-C"], 409, "SEATS_NOT_FREE"],
    ["a seat that does not exist", ["R2-A", "R9-Z"], 409, "SEATS_NOT_FREE"],
    ["the same seat twice", ["R2-A", "R2-A"], 400, "INVALID_INPUT"],
  ] as const)(
    "to %s is refused and changes nothing",
    async ([_name, seatIds, status, code], { podium, admin, scenario }) => {
      const [user, rival, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
      await reserve(rival.api, show.id, ["R4-A"]);
      await hold(rival.api, show.id, ["R4-B"]);
      await admin.api.blockSeats({ params: { id: show.id }, body: { seatIds: ["R4-C"] } });
      const id = await reserve(user.api, show.id, ["R1-A", "R1-B"]);
      expect((await scenario.boxOffice(id, "move", { seatIds })).json()).toMatchObject({ statusCode: status, code });
      expect(await scenario.seatStates(show.id)).toMatchObject({
        "R1-A": "reserved",
        "R1-B": "reserved",
        "R2-A": "available",
      });
      expect(seatsOf(await admin.api.getTickets({ params: { id } }))).toEqual(["R1-A", "R1-B"]);
    },
  );

  test("and a visitor who want the same seat at the same moment: exactly one gets it, twenty times over", async ({
    podium,
    scenario,
  }) => {
    for (let round = 0; round < 20; round++) {
      const [user, visitor, show] = [await makeUser(podium), await makeUser(podium), await makeShow(podium)];
      const id = await reserve(user.api, show.id, ["R1-A"]);
      const [moved, held] = await Promise.all([
        scenario.boxOffice(id, "move", { seatIds: ["R2-A"] }),
        visitor.call("POST", `/api/carts/seats/${show.id}/R2-A`),
      ]);
      expect([moved.statusCode, held.statusCode].toSorted((one, other) => one - other)).toEqual([200, 409]);
      const states = await scenario.seatStates(show.id);
      expect([states["R1-A"], states["R2-A"]]).toEqual(
        moved.statusCode === 200 ? ["available", "reserved"] : ["reserved", "held"],
      );
    }
  });

  test("of two reservations to the same seat: exactly one gets it, the others keep theirs", async ({
    podium,
    scenario,
  }) => {
    const show = await makeShow(podium);
    const ids: number[] = [];
    for (const seat of ["R1-A", "R1-B", "R1-C", "R1-D"])
      ids.push(await reserve((await makeUser(podium)).api, show.id, [seat]));
    const responses = await Promise.all(ids.map((id) => scenario.boxOffice(id, "move", { seatIds: ["R3-A"] })));
    expect(responses.map((response) => response.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    const reserved = Object.values(await scenario.seatStates(show.id)).filter((status) => status === "reserved");
    expect(reserved).toHaveLength(4);
  });

  test("and a cancellation of it at the same moment leave no seat behind", async ({ podium, scenario }) => {
    for (let round = 0; round < 10; round++) {
      const [user, show] = [await makeUser(podium), await makeShow(podium)];
      const id = await reserve(user.api, show.id, ["R1-A"]);
      const [, cancelled] = await Promise.all([
        scenario.boxOffice(id, "move", { seatIds: ["R2-A"] }),
        scenario.boxOffice(id, "cancel", { reason: "weg" }),
      ]);
      expect(cancelled.statusCode).toBe(200);
      expect(Object.values(await scenario.seatStates(show.id))).not.toContain("reserved");
    }
  });
});

describe("tickets sent again", () => {
  test("go out again although they went out before, and it is written down", async ({ podium, scenario, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    expect((await scenario.boxOffice(id, "resend-tickets")).json()).toMatchObject({ code: "NOT_CONFIRMED" });
    await pay(admin.api, id);
    await podium.deps.database.db
      .updateTable("mails")
      .set({ status: "SENT", sentAt: clock.now() })
      .where("subjectId", "=", id)
      .where("kind", "=", "TICKETS")
      .execute();
    expect((await scenario.boxOffice(id, "resend-tickets")).statusCode).toBe(200);
    expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "TICKETS", status: "WAITING" });
    expect((await scenario.auditOf(id)).map((entry) => entry.action)).toEqual([
      "TICKETS_RESENT",
      "RESERVATION_CONFIRMED",
    ]);
  });

  test("of a guest without an address are refused", async ({ podium, admin, scenario }) => {
    const show = await makeShow(podium);
    const body = { guest: { firstname: "A", lastname: "B" }, seatIds: ["R1-A"], paid: "cash" as const };
    const { id } = await admin.api.reserveForGuest({ params: { id: show.id }, body });
    expect((await scenario.boxOffice(id, "resend-tickets")).json()).toMatchObject({ code: "NO_EMAIL" });
  });
});

test("two volunteers who confirm the same payment are written down once", async ({ podium, scenario, admin }) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const id = await reserve(user.api, show.id, ["R1-A"]);
  await Promise.all([pay(admin.api, id), pay(admin.api, id)]);
  expect(await scenario.auditOf(id)).toHaveLength(1);
});
