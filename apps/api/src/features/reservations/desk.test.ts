import type { AuditEntry } from "@podium/shared/contracts/audit";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson, makeReservation, makeShow, type Person } from "../../../test/factories.ts";
import { createFakeClock } from "../../../test/fake-clock.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

const clock = createFakeClock();
let podium: TestApp;
let admin: Person;
beforeAll(async () => {
  podium = await startTestApp({ clock });
  admin = await makePerson(podium, "ADMIN");
});
afterAll(() => podium.close());

const db = () => podium.deps.database.db;
const desk = (id: number, act: string, body?: unknown) =>
  admin.call("POST", `/api/admin/reservations/${id}/${act}`, body);
const confirm = (id: number) => admin.call("POST", `/api/reservation/${id}/confirm`);
const tickets = async (id: number) => (await admin.call("GET", `/api/reservation/tickets/${id}`)).json<Tickets>();
const seatsOf = (reservation: Reservation) => reservation.seats.map((entry) => entry.seat.seatId);

async function seatStates(showId: number): Promise<Record<string, string>> {
  const states = await podium.deps.seats.snapshot(showId);
  return Object.fromEntries(states.map(({ seatId, status }) => [seatId, status]));
}

async function mailsAbout(id: number): Promise<Array<{ kind: string; status: string }>> {
  return db().selectFrom("mails").where("subject_id", "=", id).select(["kind", "status"]).orderBy("id").execute();
}

async function logOf(id: number): Promise<AuditEntry[]> {
  return (await admin.call("GET", `/api/admin/audit?reservationId=${id}`)).json<{ items: AuditEntry[] }>().items;
}

describe("a cancellation", () => {
  test.each([false, true])("frees the seats, gives the code its tickets back and mails (paid: %s)", async (paid) => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const { code } = await podium.deps.codes.create({ type: "PRE_ORDER", maxTickets: 5 });
    const id = await makeReservation(person, show.id, ["R1-A", "R1-B"], { ticketCode: code });
    if (paid) await confirm(id);
    const answer = await desk(id, "cancel", { reason: "Ziek geworden" });
    expect(answer.json()).toMatchObject({ id, status: "CANCELLED", confirmed: false, cancelReason: "Ziek geworden" });
    expect(await seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
    expect((await podium.deps.codes.list()).find((one) => one.code === code)?.usedCount).toBe(0);
    expect(await mailsAbout(id)).toContainEqual({ kind: "RESERVATION_CANCELLED", status: "WAITING" });
    expect((await tickets(id)).qrCodes).toBeUndefined();
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({
      action: "RESERVATION_CANCELLED",
      actor: { id: admin.id },
      details: { reason: "Ziek geworden", toReturn: paid ? 24 : 0 },
    });
    expect(entry?.summary.includes("€ 24,00 terug te betalen")).toBe(paid);
  });

  test("is refused twice, for a lapsed reservation, without a reason and for an unknown one", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A"]);
    expect((await desk(id, "cancel", { reason: "  " })).statusCode).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => desk(id, "cancel", { reason: "dubbel" })));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await logOf(id)).toHaveLength(1);
    expect((await desk(999_999, "cancel", { reason: "x" })).json()).toMatchObject({ code: "RESERVATION_NOT_FOUND" });
  });

  test("of what was paid online puts the money among what is to be paid back", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A"]);
    await confirm(id);
    const paid = { status: "PAID", paid_at: clock.now(), paid_cents: 1200, amount_cents: 1200 } as const;
    const rest = {
      checkout_url: null,
      next_check_at: clock.now(),
      created_at: clock.now(),
      refund_reason: null,
      refunded_at: null,
    };
    await db()
      .insertInto("payments")
      .values({ reservation_id: id, provider: "test", provider_ref: `tr_${id}`, ...paid, ...rest })
      .execute();
    await desk(id, "cancel", { reason: "Kan niet komen" });
    const refunds = (await admin.call("GET", "/api/admin/refunds")).json<
      Array<{ reservation: Reservation; amount: number; reason: string }>
    >();
    expect(refunds.find((refund) => refund.reservation.id === id)).toMatchObject({
      amount: 12,
      reason: "RESERVATION_CLOSED",
    });
  });

  test("is refused when a guest is in the hall already", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A", "R1-B"]);
    await confirm(id);
    await admin.call("POST", `/api/reservation/${id}/scan/R1-A`);
    for (const [act, body] of [
      ["cancel", { reason: "x" }],
      ["move", { seatIds: ["R2-A", "R2-B"] }],
    ] as const) {
      expect((await desk(id, act, body)).json()).toMatchObject({ statusCode: 409, code: "TICKETS_SCANNED" });
    }
    expect(await seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R2-A": "available" });
  });
});

describe("a move", () => {
  test("frees what it leaves, takes what it gets, keeps the codes of seats that stay and renews the others", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A", "R1-B"]);
    await confirm(id);
    const before = await tickets(id);
    const answer = await desk(id, "move", { seatIds: ["R1-B", "T3-A"] });
    expect(seatsOf(answer.json())).toEqual(expect.arrayContaining(["R1-B", "T3-A"]));
    expect(await seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "reserved", "T3-A": "reserved" });
    const after = await tickets(id);
    const contentOf = (view: Tickets, seatId: string) => view.qrContents?.[seatsOf(view).indexOf(seatId)] ?? "none";
    expect(contentOf(after, "R1-B")).toBe(contentOf(before, "R1-B"));
    const [oldToken, newToken] = [contentOf(before, "R1-A"), contentOf(after, "T3-A")].map(
      (text) => text.split("token:")[1],
    );
    expect(newToken).not.toBe(oldToken);
    // The old print opens no door: neither with its own seat nor with the new one.
    expect((await admin.call("POST", `/api/reservation/${id}/scan/R1-A`, { token: oldToken })).statusCode).toBe(404);
    expect((await admin.call("POST", `/api/reservation/${id}/scan/T3-A`, { token: oldToken })).json()).toMatchObject({
      code: "TICKET_FORGED",
    });
    expect((await admin.call("POST", `/api/reservation/${id}/scan/T3-A`, { token: newToken })).statusCode).toBe(200);
    expect((await logOf(id))[0]).toMatchObject({
      action: "RESERVATION_MOVED",
      details: { from: ["R1-A"], to: ["T3-A"] },
    });
  });

  test("to the same seats changes nothing", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A", "R1-B"]);
    expect((await desk(id, "move", { seatIds: ["R1-B", "R1-A"] })).statusCode).toBe(200);
    expect((await logOf(id)).map((entry) => entry.action)).not.toContain("RESERVATION_MOVED");
  });

  test.each([
    ["another number of seats", ["R2-A"], 409, "SEAT_COUNT_DIFFERS"],
    ["a seat that is reserved", ["R2-A", "R4-A"], 409, "SEATS_NOT_FREE"],
    ["a seat in somebody's cart", ["R2-A", "R4-B"], 409, "SEATS_NOT_FREE"],
    ["a blocked seat", ["R2-A", "R4-C"], 409, "SEATS_NOT_FREE"],
    ["a seat that does not exist", ["R2-A", "R9-Z"], 409, "SEATS_NOT_FREE"],
    ["the same seat twice", ["R2-A", "R2-A"], 400, "INVALID_INPUT"],
  ])("to %s is refused and changes nothing", async (_name, seatIds, status, code) => {
    const [person, rival, show] = [await makePerson(podium), await makePerson(podium), await makeShow(podium)];
    await makeReservation(rival, show.id, ["R4-A"]);
    await rival.call("POST", `/api/carts/seats/${show.id}/R4-B`);
    await admin.call("POST", `/api/admin/shows/${show.id}/blocked-seats`, { seatIds: ["R4-C"] });
    const id = await makeReservation(person, show.id, ["R1-A", "R1-B"]);
    expect((await desk(id, "move", { seatIds })).json()).toMatchObject({ statusCode: status, code });
    expect(await seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R1-B": "reserved", "R2-A": "available" });
    expect(seatsOf(await tickets(id))).toEqual(["R1-A", "R1-B"]);
  });

  test("and a visitor who want the same seat at the same moment: exactly one gets it, twenty times over", async () => {
    for (let round = 0; round < 20; round++) {
      const [person, visitor, show] = [await makePerson(podium), await makePerson(podium), await makeShow(podium)];
      const id = await makeReservation(person, show.id, ["R1-A"]);
      const [moved, held] = await Promise.all([
        desk(id, "move", { seatIds: ["R2-A"] }),
        visitor.call("POST", `/api/carts/seats/${show.id}/R2-A`),
      ]);
      expect([moved.statusCode, held.statusCode].toSorted()).toEqual([200, 409]);
      const states = await seatStates(show.id);
      expect([states["R1-A"], states["R2-A"]]).toEqual(
        moved.statusCode === 200 ? ["available", "reserved"] : ["reserved", "held"],
      );
    }
  });

  test("of two reservations to the same seat: exactly one, and the other keeps what it had", async () => {
    const show = await makeShow(podium);
    const ids: number[] = [];
    for (const seat of ["R1-A", "R1-B", "R1-C", "R1-D"])
      ids.push(await makeReservation(await makePerson(podium), show.id, [seat]));
    const answers = await Promise.all(ids.map((id) => desk(id, "move", { seatIds: ["R3-A"] })));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const reserved = Object.values(await seatStates(show.id)).filter((status) => status === "reserved");
    expect(reserved).toHaveLength(4);
  });

  test("and a cancellation of it at the same moment leave no seat behind", async () => {
    for (let round = 0; round < 10; round++) {
      const [person, show] = [await makePerson(podium), await makeShow(podium)];
      const id = await makeReservation(person, show.id, ["R1-A"]);
      const [, cancelled] = await Promise.all([
        desk(id, "move", { seatIds: ["R2-A"] }),
        desk(id, "cancel", { reason: "weg" }),
      ]);
      expect(cancelled.statusCode).toBe(200);
      expect(Object.values(await seatStates(show.id))).not.toContain("reserved");
    }
  });
});

describe("blocked seats", () => {
  const path = (showId: number) => `/api/admin/shows/${showId}/blocked-seats`;

  test("are occupied to the public, cannot be held, and come back", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    expect((await admin.call("POST", path(show.id), { seatIds: ["T1-A", "T1-B"] })).json()).toEqual({
      seatIds: ["T1-A", "T1-B"],
    });
    expect(await seatStates(show.id)).toMatchObject({ "T1-A": "reserved" });
    expect((await person.call("POST", `/api/carts/seats/${show.id}/T1-A`)).json()).toMatchObject({
      code: "SEAT_TAKEN",
    });
    const seats = (await admin.call("GET", `/api/admin/shows/${show.id}/seats`)).json<
      Array<{ seatId: string; status: string }>
    >();
    expect(seats.find((seat) => seat.seatId === "T1-A")).toEqual({
      seatId: "T1-A",
      status: "blocked",
      reservationId: null,
    });
    // Twice is once, and seats that were never blocked stay as they are.
    await admin.call("POST", path(show.id), { seatIds: ["T1-A"] });
    expect((await admin.call("DELETE", path(show.id), { seatIds: ["T1-A", "R1-A"] })).json()).toEqual({
      seatIds: ["T1-B"],
    });
    expect((await person.call("POST", `/api/carts/seats/${show.id}/T1-A`)).statusCode).toBe(200);
    const { items } = (await admin.call("GET", "/api/admin/audit?search=Tafel+1&pageSize=200")).json<{
      items: AuditEntry[];
    }>();
    expect(items.filter((entry) => entry.subjectId === show.id).map((entry) => entry.action)).toEqual([
      "SEATS_UNBLOCKED",
      "SEATS_BLOCKED",
    ]);
  });

  test("are blocked all together or not at all", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    await person.call("POST", `/api/carts/seats/${show.id}/R1-A`);
    expect((await admin.call("POST", path(show.id), { seatIds: ["R1-A", "R1-B"] })).json()).toMatchObject({
      code: "SEATS_NOT_FREE",
    });
    expect(await seatStates(show.id)).toMatchObject({ "R1-A": "held", "R1-B": "available" });
    clock.advance(901);
    expect((await admin.call("POST", path(show.id), { seatIds: ["R1-A", "R1-B"] })).statusCode).toBe(200);
    expect((await admin.call("POST", path(999_999), { seatIds: ["R1-A"] })).json()).toMatchObject({
      code: "SHOW_NOT_FOUND",
    });
  });
});

describe("a reservation for a guest", () => {
  const guest = { firstname: "Maria", lastname: "Zonder-Account", email: "", number: "" };
  const make = (showId: number, more: Record<string, unknown> = {}) =>
    admin.call("POST", `/api/admin/shows/${showId}/reservations`, {
      guest,
      seatIds: ["R1-A", "R1-B"],
      paid: "cash",
      ...more,
    });

  test.each([
    ["cash", { status: "CONFIRMED", totalprice: 24, paymentMethod: "CASH" }],
    ["transfer", { status: "PENDING", totalprice: 24, paymentMethod: "MANUAL" }],
    ["free", { status: "CONFIRMED", totalprice: 0, paymentMethod: "MANUAL" }],
  ])("paid by %s", async (paid, expected) => {
    const show = await makeShow(podium);
    const answer = await make(show.id, { paid });
    expect(answer.statusCode, answer.body).toBe(201);
    const reservation = answer.json<Reservation>();
    expect(reservation).toMatchObject({
      ...expected,
      user: { firstname: "Maria", lastname: "Zonder-Account", email: "", number: "" },
    });
    expect(await seatStates(show.id)).toMatchObject({ "R1-A": "reserved", "R1-B": "reserved" });
    const { items } = (await admin.call("GET", "/api/admin/reservations?search=zonder-account")).json<{
      items: Reservation[];
    }>();
    expect(items.map((one) => one.id)).toContain(reservation.id);
    const transfers = (await admin.call("GET", "/api/admin/payments")).json<Reservation[]>();
    expect(transfers.some((one) => one.id === reservation.id)).toBe(paid === "transfer");
    expect(await mailsAbout(reservation.id)).toEqual([]);
    expect((await logOf(reservation.id))[0]).toMatchObject({ action: "RESERVATION_MADE", actor: { id: admin.id } });
  });

  test("is possible when the sale is closed, and lapses as any other", async () => {
    const show = await makeShow(podium, { salesCloseAt: new Date(clock.now().getTime() - 1000).toISOString() });
    const { id } = (await make(show.id, { paid: "transfer" })).json<Reservation>();
    clock.advance(604_801);
    await podium.deps.reservations.lapseDue();
    expect((await tickets(id)).status).toBe("EXPIRED");
  });

  test("makes no account: nobody can sign in with it and no list shows it", async () => {
    const show = await makeShow(podium);
    const email = "maria.gast@test.example";
    const answer = await make(show.id, { guest: { ...guest, email, number: "0470 12 34 56" } });
    expect(answer.json()).toMatchObject({ user: { email, number: "0470123456" } });
    expect(await mailsAbout(answer.json<Reservation>().id)).toEqual([{ kind: "TICKETS", status: "WAITING" }]);
    expect((await admin.call("GET", `/api/user/all?search=${email}`)).json()).toMatchObject({ total: 0 });
    const signIn = { method: "POST", url: "/api/auth/signin", payload: { email, password: "" } } as const;
    expect((await podium.app.inject(signIn)).statusCode).toBe(400);
    expect((await podium.app.inject({ ...signIn, payload: { email, password: "whatever" } })).statusCode).toBe(401);
    // The address stays free for a real account, and a second reservation for the same guest is no conflict.
    expect((await make(show.id, { guest: { ...guest, email }, seatIds: ["R2-A"] })).statusCode).toBe(201);
    const account = {
      firstname: "Maria",
      lastname: "Echt",
      email,
      number: "0470123456",
      password: "geheim-woord",
      confirmPassword: "geheim-woord",
    };
    expect((await podium.app.inject({ method: "POST", url: "/api/user/register", payload: account })).statusCode).toBe(
      201,
    );
  });

  test.each([
    ["no name", { guest: { ...guest, lastname: " " } }, 400],
    ["a wrong address", { guest: { ...guest, email: "geen adres" } }, 400],
    ["no seats", { seatIds: [] }, 400],
    ["an unknown way to pay", { paid: "later" }, 400],
    ["a taken seat", { seatIds: ["R1-B", "R4-A"] }, 409],
  ])("with %s is refused and leaves nothing", async (_name, change, status) => {
    const show = await makeShow(podium);
    await makeReservation(await makePerson(podium), show.id, ["R4-A"]);
    expect((await make(show.id, change)).statusCode).toBe(status);
    expect(await seatStates(show.id)).toMatchObject({ "R1-A": "available", "R1-B": "available" });
  });

  test("of one seat, asked by ten volunteers at once, is made once", async () => {
    const show = await makeShow(podium);
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(show.id, { seatIds: ["R1-A"] })));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
  });
});

describe("tickets sent again", () => {
  test("go out again although they went out before, and it is written down", async () => {
    const [person, show] = [await makePerson(podium), await makeShow(podium)];
    const id = await makeReservation(person, show.id, ["R1-A"]);
    expect((await desk(id, "resend-tickets")).json()).toMatchObject({ code: "NOT_CONFIRMED" });
    await confirm(id);
    await db()
      .updateTable("mails")
      .set({ status: "SENT", sent_at: clock.now() })
      .where("subject_id", "=", id)
      .where("kind", "=", "TICKETS")
      .execute();
    expect((await desk(id, "resend-tickets")).statusCode).toBe(200);
    expect(await mailsAbout(id)).toContainEqual({ kind: "TICKETS", status: "WAITING" });
    expect((await logOf(id)).map((entry) => entry.action)).toEqual(["TICKETS_RESENT", "RESERVATION_CONFIRMED"]);
  });

  test("of a guest without an address are refused", async () => {
    const show = await makeShow(podium);
    const body = { guest: { firstname: "A", lastname: "B" }, seatIds: ["R1-A"], paid: "cash" };
    const { id } = (await admin.call("POST", `/api/admin/shows/${show.id}/reservations`, body)).json<Reservation>();
    expect((await desk(id, "resend-tickets")).json()).toMatchObject({ code: "NO_EMAIL" });
  });
});

test("two volunteers who confirm the same payment are written down once", async () => {
  const [person, show] = [await makePerson(podium), await makeShow(podium)];
  const id = await makeReservation(person, show.id, ["R1-A"]);
  const answers = await Promise.all([confirm(id), confirm(id)]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
  expect(await logOf(id)).toHaveLength(1);
});
