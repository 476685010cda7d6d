import { describe, expect, vi } from "vitest";
import { rooms } from "@podium/shared/contracts/realtime";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider, type FakeProvider } from "#test/fake-provider.ts";
import { mailTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const provider: FakeProvider = createFakeProvider();
const UNDO_SECONDS = 10;
const WEEK = 604_800;
const env = { CONFIRMATION_UNDO_SECONDS: String(UNDO_SECONDS) };
const test = mailTest({ clock, paymentProvider: provider, env })
  .extend("undo", { scope: "file" }, ({ admin }) => (id: number) => {
    return admin.call("DELETE", `/api/reservation/${id}/confirm`);
  })
  .extend("reserved", { scope: "file" }, ({ podium }) => async () => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    return { user, show, id: await reserve(user.api, show.id, ["R1-A"]) };
  })
  .extend("ticketsTo", { scope: "file" }, ({ mailbox, sendMails }) => async (address: string) => {
    await sendMails();
    return (await mailbox.mailsTo(address)).filter(({ subject }) => subject?.startsWith("Uw ticket"));
  });

const final = { statusCode: 409, code: "CONFIRMATION_FINAL", message: errorMessage("CONFIRMATION_FINAL") };

describe("how it was paid", () => {
  test.for([
    ["CASH", "CASH"],
    ["CARD", "CARD"],
    ["MANUAL", "TRANSFER"],
  ] as const)(
    "%s is noted, and decides how it goes back",
    async ([paymentMethod, method], { reserved, admin, scenario }) => {
      const { id } = await reserved();
      const paid = await admin.api.confirmReservation({ params: { id }, body: { paymentMethod } });
      expect(paid).toMatchObject({ status: "CONFIRMED", paymentMethod });
      await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
      expect(await scenario.refundOf(id)).toMatchObject({ method, canGoOnline: false });
    },
  );

  test.for(["CASH", "CARD"] as const)(
    "%s goes back beside the online money that came after it, also before that has gone back",
    async (paymentMethod, { online, admin }) => {
      const { id, ref } = await online.reserveOnline();
      await admin.api.confirmReservation({ params: { id }, body: { paymentMethod } });
      provider.say(ref, "PAID");
      await online.webhook(ref);
      await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
      const refunds = (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
      expect(refunds.toSorted((one, other) => one.paymentId - other.paymentId)).toMatchObject([
        { amount: 24, reason: "ALREADY_CONFIRMED", method: "ONLINE" },
        { amount: 24, reason: "RESERVATION_CANCELLED", method: paymentMethod },
      ]);
    },
  );

  test("is final in cash or by card, and refused for what was paid otherwise", async ({ reserved, admin, undo }) => {
    for (const [first, second] of [
      ["CASH", "CARD"],
      ["CARD", "CASH"],
    ] as const) {
      const { id } = await reserved();
      await admin.api.confirmReservation({ params: { id }, body: { paymentMethod: first } });
      expect((await undo(id)).json()).toMatchObject(final);
      const again = await admin.call("POST", `/api/reservation/${id}/confirm`, { paymentMethod: second });
      expect(again.json()).toMatchObject({ code: "ALREADY_PAID" });
    }
  });

  test("of an online reservation may be a transfer that was seen; undone it is to be paid online again", async ({
    online,
    admin,
    undo,
  }) => {
    const { user, id } = await online.reserveOnline();
    await pay(admin.api, id);
    expect((await online.outcome(user, id)).reservation).toMatchObject({ confirmed: true, paymentMethod: "MANUAL" });
    await undo(id);
    expect((await online.outcome(user, id)).reservation).toMatchObject({ confirmed: false, paymentMethod: "PAYCONIQ" });
  });

  test("is known of what the box office sells", async ({ podium, admin }) => {
    const show = await makeShow(podium);
    const guest = { firstname: "Mia", lastname: "Maas", email: "", number: "" };
    const sell = (seatId: string, paid: "cash" | "card") =>
      admin.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds: [seatId], paid } });
    expect(await sell("R1-A", "cash")).toMatchObject({ confirmed: true, paymentMethod: "CASH" });
    expect(await sell("R1-B", "card")).toMatchObject({ confirmed: true, paymentMethod: "CARD" });
  });
});

describe("a payment that is confirmed by hand", () => {
  test.for([
    ["moved", "move", { seatIds: ["R2-A"] }],
    ["moved to another show", "rebook", { seatIds: ["R2-A"] }],
    ["more", "seats", { seatIds: ["R2-A"], paid: "free" }],
  ] as const)(
    "is final once the seats are %s, because the mail about it has the tickets",
    async ([_name, action, body], { reserved, admin, undo, scenario, podium }) => {
      const { id } = await reserved();
      await pay(admin.api, id);
      const { id: showId } = await makeShow(podium);
      const { statusCode } = await scenario.boxOffice(id, action, action === "rebook" ? { ...body, showId } : body);
      expect(statusCode).toBe(200);
      expect((await undo(id)).json()).toMatchObject(final);
    },
  );

  test("is final once a seat was added, whose money is not known to the undo", async ({ reserved, admin, undo }) => {
    const { id } = await reserved();
    await pay(admin.api, id);
    await admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R2-A"], paid: "cash" } });
    expect((await undo(id)).json()).toMatchObject(final);
  });

  test("gives the tickets at once and mails them some seconds later", async ({ reserved, admin, ticketsTo }) => {
    const { user, id } = await reserved();
    await pay(admin.api, id);
    expect((await user.api.getTickets({ params: { id } })).qrCodes).toHaveLength(1);
    clock.advance(UNDO_SECONDS - 1);
    expect(await ticketsTo(user.email)).toHaveLength(0);
    clock.advance(1);
    expect(await ticketsTo(user.email)).toHaveLength(1);
  });

  test("can be undone until then: it is pending as before, nothing is mailed, and it is in the log", async ({
    reserved,
    admin,
    undo,
    scenario,
    ticketsTo,
    podium,
  }) => {
    const { user, id } = await reserved();
    await pay(admin.api, id);
    const emit = vi.spyOn(podium.deps.realtime, "emit");
    for (const _ of [1, 2]) expect((await undo(id)).json()).toMatchObject({ id, status: "PENDING", confirmed: false });
    const pending = { reservation: expect.objectContaining({ id, status: "PENDING" }) };
    // The seat's own event may come late.
    expect(emit.mock.calls.filter(([, event]) => event !== "seats:changed")).toEqual([
      [rooms.user(user.id), "reservation:changed", pending],
      [rooms.reservation(id), "reservation:changed", pending],
      [rooms.payments, "payment:changed", pending],
    ]);
    emit.mockRestore();
    expect((await user.api.getTickets({ params: { id } })).qrCodes).toBeUndefined();
    clock.advance(UNDO_SECONDS);
    expect(await ticketsTo(user.email)).toHaveLength(0);
    expect((await scenario.auditOf(id)).map(({ action, actor }) => [action, actor?.id])).toEqual([
      ["CONFIRMATION_UNDONE", admin.id],
      ["RESERVATION_CONFIRMED", admin.id],
    ]);
    await pay(admin.api, id);
    clock.advance(UNDO_SECONDS);
    expect(await ticketsTo(user.email)).toHaveLength(1);
  });

  test("stays once somebody sends the tickets, also when the mail server refuses them or they are sent again", async ({
    reserved,
    admin,
    podium,
    undo,
    scenario,
  }) => {
    const { mails } = podium.deps;
    const { id } = await reserved();
    await pay(admin.api, id);
    clock.advance(UNDO_SECONDS);
    const tickets = podium.deps.database.db
      .selectFrom("mails")
      .select("id")
      .where("kind", "=", "TICKETS")
      .where("subjectId", "=", id);
    const mail = await mails.claimDue((await tickets.executeTakeFirstOrThrow()).id);
    expect((await undo(id)).json()).toEqual(final);
    if (mail) await mails.markRefused(mail, "451 try again");
    expect((await undo(id)).json()).toEqual(final);
    expect((await scenario.boxOffice(id, "resend-tickets")).statusCode).toBe(200);
    expect((await undo(id)).json()).toEqual(final);
    expect((await podium.deps.reservations.get(id)).status).toBe("CONFIRMED");
  });

  test("is either undone or mailed, whoever is first", async ({ reserved, admin, podium, undo, ticketsTo }) => {
    for (const _ of Array.from({ length: 6 })) {
      const { user, id } = await reserved();
      await pay(admin.api, id);
      clock.advance(UNDO_SECONDS);
      const [response, sent] = await Promise.all([undo(id), ticketsTo(user.email)]);
      const { status } = await podium.deps.reservations.get(id);
      expect([status, sent.length]).toEqual(response.statusCode === 200 ? ["PENDING", 0] : ["CONFIRMED", 1]);
    }
  });

  test("cannot be undone after a scan, or once money for it is known", async ({
    reserved,
    admin,
    undo,
    online,
    podium,
  }) => {
    const [scanned, paid] = [await reserved(), await online.reserveOnline()];
    for (const { id } of [scanned, paid]) await pay(admin.api, id);
    await admin.api.scanSeat({ params: { reservationId: scanned.id, seatId: "R1-A" } });
    expect((await undo(scanned.id)).json()).toMatchObject({ statusCode: 409, code: "TICKETS_SCANNED" });
    provider.say(paid.ref, "PAID");
    await online.webhook(paid.ref);
    expect((await undo(paid.id)).json()).toEqual(final);
    expect((await podium.deps.reservations.get(paid.id)).status).toBe("CONFIRMED");
  });

  test("expires again when it had expired before, and its seat is free", async ({
    reserved,
    admin,
    podium,
    undo,
    scenario,
  }) => {
    const { show, id } = await reserved();
    clock.advance(WEEK);
    await podium.deps.reservations.expireDue();
    await pay(admin.api, id);
    await undo(id);
    await podium.deps.reservations.expireDue();
    expect((await podium.deps.reservations.get(id)).status).toBe("EXPIRED");
    expect((await scenario.seat(show.id, "R1-A")).status).toBe("available");
  });
});

describe("what cannot be undone", () => {
  test("is a payment that its provider confirmed, cash, and what costs nothing", async ({
    podium,
    reserved,
    online,
    admin,
    undo,
  }) => {
    const paid = await online.reserveOnline();
    provider.say(paid.ref, "PAID");
    await online.webhook(paid.ref);
    const cash = await reserved();
    await admin.api.confirmReservation({ params: { id: cash.id }, body: { paymentMethod: "CASH" } });
    const free = await makeShow(podium, { pricePerSeat: 0 });
    const freeId = await reserve((await makeUser(podium)).api, free.id, ["R1-A"]);
    for (const id of [paid.id, cash.id, freeId]) expect((await undo(id)).json()).toEqual(final);
  });

  test("is what was cancelled; what never was is a 404, and visitors may not", async ({ reserved, scenario, undo }) => {
    const { user, id } = await reserved();
    await scenario.boxOffice(id, "cancel", { reason: "Ziek" });
    expect((await undo(id)).json()).toEqual(final);
    expect((await undo(999_999)).json()).toMatchObject({ statusCode: 404, code: "RESERVATION_NOT_FOUND" });
    expect((await user.call("DELETE", `/api/reservation/${id}/confirm`)).statusCode).toBe(403);
  });
});
