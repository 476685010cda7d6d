import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { describe, expect } from "vitest";
import { boxOfficeOf } from "#test/box-office.ts";
import { presentReservation } from "#features/reservations/reservation.presenter.ts";
import { makePerson, makeReservation, makeShow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend("boxOffice", { scope: "file" }, ({ podium, admin }) =>
  boxOfficeOf(podium, admin),
);

const seatsOf = (reservation: Reservation) => reservation.seats.map((entry) => entry.seat.seatId);

test("the sheet about a reservation says everything of it but its tickets' secrets", async ({
  podium,
  boxOffice,
  admin,
}) => {
  const [person, show] = [await makePerson(podium), await makeShow(podium)];
  const id = await makeReservation(person, show.id, ["R1-A"]);
  await boxOffice.confirm(id);
  const answer = await admin.call("GET", `/api/admin/reservations/${id}`);
  expect(answer.json()).toEqual(presentReservation(await podium.deps.reservations.get(id)));
  expect(answer.json()).not.toHaveProperty("qrCodes");
  expect(answer.body).not.toMatch(/token|secret/);
  expect((await admin.call("GET", "/api/admin/reservations/999999")).json()).toMatchObject({
    code: "RESERVATION_NOT_FOUND",
  });
});

describe("a cancellation", () => {
  test.for([false, true])(
    "frees the seats, gives the code its tickets back and mails (paid: %s)",
    async (paid, { podium, boxOffice, admin }) => {
      const [person, show] = [await makePerson(podium), await makeShow(podium)];
      const { code } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 5 });
      const id = await makeReservation(person, show.id, ["R1-A", "R1-B"], { ticketCode: code });
      if (paid) await boxOffice.confirm(id);
      const answer = await boxOffice.act(id, "cancel", { reason: "Ziek geworden" });
      expect(answer.json()).toMatchObject({ id, status: "CANCELLED", confirmed: false, cancelReason: "Ziek geworden" });
      expect(await boxOffice.seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
      expect((await podium.deps.codes.list()).find((one) => one.code === code)?.usedCount).toBe(0);
      expect(await boxOffice.mailsAbout(id)).toContainEqual({ kind: "RESERVATION_CANCELLED", status: "WAITING" });
      expect((await boxOffice.tickets(id)).qrCodes).toBeUndefined();
      const [entry] = await boxOffice.logOf(id);
      expect(entry).toMatchObject({
        action: "RESERVATION_CANCELLED",
        actor: { id: admin.id },
        details: { reason: "Ziek geworden", toReturn: paid ? 24 : 0 },
      });
      expect(entry?.summary.includes("€ 24,00 terug te betalen")).toBe(paid);
    },
  );

  test("is refused twice, for an expired reservation, without a reason and for an unknown one", async ({
    podium,
    boxOffice,
  }) => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A"]);
    expect((await boxOffice.act(id, "cancel", { reason: "  " })).statusCode).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => boxOffice.act(id, "cancel", { reason: "dubbel" })));
    expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await boxOffice.logOf(id)).toHaveLength(1);
    expect((await boxOffice.act(999_999, "cancel", { reason: "x" })).json()).toMatchObject({
      code: "RESERVATION_NOT_FOUND",
    });
  });

  test("of what was paid online puts the money among what is to be paid back", async ({ podium, boxOffice, admin }) => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A"]);
    await boxOffice.confirm(id);
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
    await boxOffice.act(id, "cancel", { reason: "Kan niet komen" });
    const refunds = (await admin.call("GET", "/api/admin/refunds")).json<
      Array<{ reservation: Reservation; amount: number; reason: string }>
    >();
    expect(refunds.find((refund) => refund.reservation.id === id)).toMatchObject({
      amount: 12,
      reason: "RESERVATION_CLOSED",
    });
  });

  test("is refused when a guest is in the hall already", async ({ podium, boxOffice, admin }) => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A", "R1-B"]);
    await boxOffice.confirm(id);
    await admin.call("POST", `/api/reservation/${id}/scan/R1-A`);
    for (const [act, body] of [
      ["cancel", { reason: "x" }],
      ["move", { seatIds: ["R2-A", "R2-B"] }],
    ] as const) {
      expect((await boxOffice.act(id, act, body)).json()).toMatchObject({ statusCode: 409, code: "TICKETS_SCANNED" });
    }
    expect(await boxOffice.seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R2-A": "available" });
  });
});

describe("a move", () => {
  test("frees what it leaves, takes what it gets, keeps the codes of seats that stay and renews the others", async ({
    podium,
    boxOffice,
    admin,
  }) => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A", "R1-B"]);
    await boxOffice.confirm(id);
    const before = await boxOffice.tickets(id);
    const answer = await boxOffice.act(id, "move", { seatIds: ["R1-B", "T3-A"] });
    expect(seatsOf(answer.json())).toEqual(expect.arrayContaining(["R1-B", "T3-A"]));
    expect(await boxOffice.seatStates(show.id)).toMatchObject({
      "R1-A": "available",
      "R1-B": "reserved",
      "T3-A": "reserved",
    });
    const after = await boxOffice.tickets(id);
    const contentOf = (view: Tickets, seatId: string) => view.qrContents?.[seatsOf(view).indexOf(seatId)] ?? "none";
    expect(contentOf(after, "R1-B")).toBe(contentOf(before, "R1-B"));
    const [oldToken, newToken] = [contentOf(before, "R1-A"), contentOf(after, "T3-A")].map(
      (text) => text.split("token:")[1],
    );
    expect(newToken).not.toBe(oldToken);
    // The old print lets nobody in: neither with its own seat nor with the new one.
    expect((await admin.call("POST", `/api/reservation/${id}/scan/R1-A`, { token: oldToken })).statusCode).toBe(404);
    expect((await admin.call("POST", `/api/reservation/${id}/scan/T3-A`, { token: oldToken })).json()).toMatchObject({
      code: "TICKET_FORGED",
    });
    expect((await admin.call("POST", `/api/reservation/${id}/scan/T3-A`, { token: newToken })).statusCode).toBe(200);
    expect((await boxOffice.logOf(id))[0]).toMatchObject({
      action: "RESERVATION_MOVED",
      details: { from: ["R1-A"], to: ["T3-A"] },
    });
  });

  test("to the same seats changes nothing", async ({ podium, boxOffice }) => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A", "R1-B"]);
    expect((await boxOffice.act(id, "move", { seatIds: ["R1-B", "R1-A"] })).statusCode).toBe(200);
    expect((await boxOffice.logOf(id)).map((entry) => entry.action)).not.toContain("RESERVATION_MOVED");
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
    async ([_name, seatIds, status, code], { podium, admin, boxOffice }) => {
      const [person, rival, show] = [await makePerson(podium), await makePerson(podium), await makeShow(podium)];
      await makeReservation(rival, show.id, ["R4-A"]);
      await rival.call("POST", `/api/carts/seats/${show.id}/R4-B`);
      await admin.call("POST", `/api/admin/shows/${show.id}/blocked-seats`, { seatIds: ["R4-C"] });
      const id = await makeReservation(person, show.id, ["R1-A", "R1-B"]);
      expect((await boxOffice.act(id, "move", { seatIds })).json()).toMatchObject({ statusCode: status, code });
      expect(await boxOffice.seatStates(show.id)).toMatchObject({
        "R1-A": "reserved",
        "R1-B": "reserved",
        "R2-A": "available",
      });
      expect(seatsOf(await boxOffice.tickets(id))).toEqual(["R1-A", "R1-B"]);
    },
  );

  test("and a visitor who want the same seat at the same moment: exactly one gets it, twenty times over", async ({
    podium,
    boxOffice,
  }) => {
    for (let round = 0; round < 20; round++) {
      const [person, visitor, show] = [await makePerson(podium), await makePerson(podium), await makeShow(podium)];
      const id = await makeReservation(person, show.id, ["R1-A"]);
      const [moved, held] = await Promise.all([
        boxOffice.act(id, "move", { seatIds: ["R2-A"] }),
        visitor.call("POST", `/api/carts/seats/${show.id}/R2-A`),
      ]);
      expect([moved.statusCode, held.statusCode].toSorted((one, other) => one - other)).toEqual([200, 409]);
      const states = await boxOffice.seatStates(show.id);
      expect([states["R1-A"], states["R2-A"]]).toEqual(
        moved.statusCode === 200 ? ["available", "reserved"] : ["reserved", "held"],
      );
    }
  });

  test("of two reservations to the same seat: exactly one, and the other keeps what it had", async ({
    podium,
    boxOffice,
  }) => {
    const show = await makeShow(podium);
    const ids: number[] = [];
    for (const seat of ["R1-A", "R1-B", "R1-C", "R1-D"])
      ids.push(await makeReservation(await makePerson(podium), show.id, [seat]));
    const answers = await Promise.all(ids.map((id) => boxOffice.act(id, "move", { seatIds: ["R3-A"] })));
    expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    const reserved = Object.values(await boxOffice.seatStates(show.id)).filter((status) => status === "reserved");
    expect(reserved).toHaveLength(4);
  });

  test("and a cancellation of it at the same moment leave no seat behind", async ({ podium, boxOffice }) => {
    for (let round = 0; round < 10; round++) {
      const [person, show] = [await makePerson(podium), await makeShow(podium)];
      const id = await makeReservation(person, show.id, ["R1-A"]);
      const [, cancelled] = await Promise.all([
        boxOffice.act(id, "move", { seatIds: ["R2-A"] }),
        boxOffice.act(id, "cancel", { reason: "weg" }),
      ]);
      expect(cancelled.statusCode).toBe(200);
      expect(Object.values(await boxOffice.seatStates(show.id))).not.toContain("reserved");
    }
  });
});

describe("tickets sent again", () => {
  test("go out again although they went out before, and it is written down", async ({ podium, boxOffice }) => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A"]);
    expect((await boxOffice.act(id, "resend-tickets")).json()).toMatchObject({ code: "NOT_CONFIRMED" });
    await boxOffice.confirm(id);
    await podium.deps.database.db
      .updateTable("mails")
      .set({ status: "SENT", sentAt: clock.now() })
      .where("subjectId", "=", id)
      .where("kind", "=", "TICKETS")
      .execute();
    expect((await boxOffice.act(id, "resend-tickets")).statusCode).toBe(200);
    expect(await boxOffice.mailsAbout(id)).toContainEqual({ kind: "TICKETS", status: "WAITING" });
    expect((await boxOffice.logOf(id)).map((entry) => entry.action)).toEqual([
      "TICKETS_RESENT",
      "RESERVATION_CONFIRMED",
    ]);
  });

  test("of a guest without an address are refused", async ({ podium, admin, boxOffice }) => {
    const show = await makeShow(podium);
    const body = { guest: { firstname: "A", lastname: "B" }, seatIds: ["R1-A"], paid: "cash" };
    const { id } = (await admin.call("POST", `/api/admin/shows/${show.id}/reservations`, body)).json<Reservation>();
    expect((await boxOffice.act(id, "resend-tickets")).json()).toMatchObject({ code: "NO_EMAIL" });
  });
});

test("two volunteers who confirm the same payment are written down once", async ({ podium, boxOffice }) => {
  const [person, show] = [await makePerson(podium), await makeShow(podium)];
  const id = await makeReservation(person, show.id, ["R1-A"]);
  const answers = await Promise.all([boxOffice.confirm(id), boxOffice.confirm(id)]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
  expect(await boxOffice.logOf(id)).toHaveLength(1);
});
