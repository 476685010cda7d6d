import { expect } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import type { TestApp } from "#test/test-app.ts";

const clock = createFakeClock();
const provider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider });
const guest = { firstname: "Gust", lastname: "Peeters", email: "gust@voorbeeld.example" };
const TERMINAL = { id: "term_1", name: "Kassa 1" };
provider.setTerminals([TERMINAL, { id: "term_2", name: "Kassa 2" }]);

/** A reservation of 24 euros that a volunteer made to be paid at a terminal. */
async function sold(podium: TestApp) {
  const [an, show] = [await makeUser(podium, "BOX_OFFICE"), await makeShow(podium)];
  const body = { guest, seatIds: ["R1-A", "R1-B"], paid: "terminal" as const };
  const reservation = await an.api.reserveForGuest({ params: { id: show.id }, body });
  return { an, show, reservation, params: { id: reservation.id } };
}

const start = (who: User, id: number, terminalId = TERMINAL.id) =>
  who.api.startTerminalPayment({ params: { id }, body: { terminalId } });

const refOf = async (podium: TestApp, reservationId: number): Promise<string> => {
  const payments = podium.deps.database.db.selectFrom("payments").where("reservationId", "=", reservationId);
  return (await payments.select("providerRef").orderBy("id", "desc").executeTakeFirstOrThrow()).providerRef ?? "";
};

test("a card that is accepted at the terminal pays the reservation, in the volunteer's cash book and shift", async ({
  podium,
}) => {
  const { an, reservation, params } = await sold(podium);
  expect(reservation).toMatchObject({ status: "PENDING", totalprice: 24 });
  const shift = await an.api.openCashShift({ body: { opening: 50 } });
  expect(await an.api.listTerminals()).toEqual([TERMINAL, { id: "term_2", name: "Kassa 2" }]);
  expect(await start(an, reservation.id)).toMatchObject({ status: "OPEN", amount: 24, terminal: TERMINAL });
  const ref = await refOf(podium, reservation.id);
  expect(provider.orders.get(ref)).toMatchObject({ amountCents: 2400, reservationId: reservation.id });
  provider.say(ref, "PAID");
  await podium.deps.payments.handleWebhook(ref);
  const paid = await an.api.getTerminalPayment({ params });
  expect(paid).toMatchObject({ status: "PAID", refund: null, reservation: { status: "CONFIRMED" } });
  const { entries } = await an.api.getCashBook({ query: {} });
  expect(entries.filter(({ reservationId }) => reservationId === reservation.id)).toMatchObject([
    { volunteer: { id: an.id }, kind: "RESERVATION", way: "CARD", amount: 24, shiftId: shift.id },
  ]);
  // Cash in the till is what it was.
  expect(await an.api.closeCashShift({ params: { id: shift.id }, body: { counted: 50 } })).toMatchObject({
    closed: { card: 24, difference: 0 },
  });
});

test("a payment is sent to the terminal once, however often and from how many tabs it is asked for", async ({
  podium,
}) => {
  const { an, reservation } = await sold(podium);
  const before = provider.orders.size;
  await Promise.all([start(an, reservation.id), start(an, reservation.id), start(an, reservation.id)]);
  await start(an, reservation.id);
  expect(provider.orders.size).toBe(before + 1);
  await expect(start(an, reservation.id, "term_2")).rejects.toMatchObject({
    status: 409,
    body: { code: "PAYMENT_UNDER_WAY" },
  });
});

test("a payment whose creation got no response is not made twice: the next try continues it", async ({ podium }) => {
  const { an, reservation } = await sold(podium);
  await start(an, reservation.id);
  const ref = await refOf(podium, reservation.id);
  // The response was lost: here the payment is as it was before.
  await podium.deps.database.db
    .updateTable("payments")
    .set({ status: "CREATED", providerRef: null })
    .where("providerRef", "=", ref)
    .execute();
  expect(await start(an, reservation.id)).toMatchObject({ status: "OPEN" });
  expect(await refOf(podium, reservation.id)).toBe(ref);
});

test.for([
  ["FAILED", "FAILED"],
  ["CANCELLED", "CANCELLED"],
  ["EXPIRED", "EXPIRED"],
] as const)(
  "a payment that ended as %s leaves the reservation unpaid, to be tried again",
  async ([said], { podium }) => {
    const { an, reservation, params } = await sold(podium);
    await start(an, reservation.id);
    const ref = await refOf(podium, reservation.id);
    provider.say(ref, said);
    await podium.deps.payments.handleWebhook(ref);
    expect(await an.api.getTerminalPayment({ params })).toMatchObject({
      status: said,
      reservation: { status: "PENDING" },
    });
    expect(await start(an, reservation.id)).toMatchObject({ status: "OPEN" });
    expect(await refOf(podium, reservation.id)).not.toBe(ref);
  },
);

test("a volunteer cancels at the terminal, and can then take cash", async ({ podium }) => {
  const { an, reservation, params } = await sold(podium);
  await start(an, reservation.id);
  expect(await an.api.cancelTerminalPayment({ params })).toMatchObject({ status: "CANCELLED" });
  const confirmed = await an.api.confirmReservation({ params, body: { paymentMethod: "CASH" } });
  expect(confirmed.status).toBe("CONFIRMED");
});

test("a terminal that cannot be stopped stays open, and its money is refunded when the guest paid in cash meanwhile", async ({
  podium,
  admin,
}) => {
  const { an, reservation, params } = await sold(podium);
  await start(an, reservation.id);
  provider.setCancellable(false);
  expect(await an.api.cancelTerminalPayment({ params })).toMatchObject({ status: "OPEN" });
  provider.setCancellable(true);
  await an.api.confirmReservation({ params, body: { paymentMethod: "CASH" } });
  provider.say(await refOf(podium, reservation.id), "PAID");
  // No webhook comes: the sweep asks.
  clock.advance(60);
  await podium.deps.payments.sweep();
  expect(await an.api.getTerminalPayment({ params })).toMatchObject({ status: "PAID", refund: "ALREADY_CONFIRMED" });
  const due = (await admin.api.listRefunds()).filter((refund) => refund.reservation.id === reservation.id);
  expect(due).toMatchObject([{ amount: 24, reason: "ALREADY_CONFIRMED", canGoOnline: true }]);
  const { entries } = await an.api.getCashBook({ query: {} });
  expect(entries.filter(({ reservationId }) => reservationId === reservation.id)).toMatchObject([{ way: "CASH" }]);
});

test("a payment that comes through after it was cancelled still pays what is unpaid", async ({ podium }) => {
  const { an, reservation, params } = await sold(podium);
  await start(an, reservation.id);
  await an.api.cancelTerminalPayment({ params });
  const ref = await refOf(podium, reservation.id);
  provider.say(ref, "PAID");
  await podium.deps.payments.handleWebhook(ref);
  expect(await an.api.getTerminalPayment({ params })).toMatchObject({
    status: "PAID",
    refund: null,
    reservation: { status: "CONFIRMED" },
  });
});

test("a visitor does not pay online what is being paid at a terminal, and nothing of it is theirs to open", async ({
  podium,
}) => {
  const { an, reservation } = await sold(podium);
  await start(an, reservation.id);
  await expect(an.api.startOnlinePayment({ params: { id: reservation.id } })).rejects.toMatchObject({
    status: 409,
    body: { code: "PAYMENT_UNDER_WAY" },
  });
});

test("an unknown terminal, a paid reservation and a provider that is away are said so, and nothing is sent", async ({
  podium,
}) => {
  const { an, reservation, params } = await sold(podium);
  const before = provider.orders.size;
  await expect(start(an, reservation.id, "term_9")).rejects.toMatchObject({ body: { code: "TERMINAL_NOT_READY" } });
  provider.setAway(true);
  await expect(start(an, reservation.id)).rejects.toMatchObject({ status: 503, body: { code: "TERMINALS_AWAY" } });
  await expect(an.api.listTerminals()).rejects.toMatchObject({ body: { code: "TERMINALS_AWAY" } });
  provider.setAway(false);
  await expect(an.api.getTerminalPayment({ params })).rejects.toMatchObject({ body: { code: "PAYMENT_NOT_FOUND" } });
  await an.api.confirmReservation({ params, body: { paymentMethod: "CASH" } });
  await expect(start(an, reservation.id)).rejects.toMatchObject({ body: { code: "ALREADY_PAID" } });
  expect(provider.orders.size).toBe(before);
});

test("a guest gets no mail to pay online while the terminal waits, and the tickets once it is paid", async ({
  podium,
}) => {
  const { an, reservation } = await sold(podium);
  const mails = () =>
    podium.deps.database.db
      .selectFrom("mails")
      .where("subjectId", "=", reservation.id)
      .where("kind", "in", ["RESERVATION_RECEIVED", "TICKETS"])
      .where("dueAt", "<=", clock.now())
      .select("kind")
      .execute();
  expect(await mails()).toEqual([]);
  await start(an, reservation.id);
  const ref = await refOf(podium, reservation.id);
  provider.say(ref, "PAID");
  await podium.deps.payments.handleWebhook(ref);
  expect(await mails()).toEqual([{ kind: "TICKETS" }]);
});
