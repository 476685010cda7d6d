import { describe, expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";

const clock = createFakeClock();
const provider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider })
  .extend("beside", { scope: "file" }, appBeside({ clock, paymentProvider: provider }))
  /** A reservation that was paid online and cancelled. */
  .extend("due", { scope: "file" }, ({ podium, admin, online }) => async () => {
    const { id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    await online.webhook(ref);
    await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
    const refund = (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id);
    const paymentId = refund?.paymentId ?? 0;
    const state = async () => (await admin.api.listRefunds()).find((each) => each.paymentId === paymentId);
    const paid = () => [...provider.refunds.values()].filter((each) => each.paymentId === paymentId).length;
    return { paymentId, ref, state, paid, ask: () => podium.deps.onlineRefunds.request([paymentId], admin.id) };
  });

test("an online payment is paid back through its provider, once however often it is asked", async ({
  admin,
  beside,
  due,
}) => {
  const { paymentId, ref, state, paid, ask } = await due();
  expect(await state()).toMatchObject({ canGoOnline: true, refundedAt: null });
  await Promise.all([ask(), beside.deps.onlineRefunds.request([paymentId], admin.id), ask()]);
  expect(await state()).toMatchObject({
    canGoOnline: false,
    online: { state: "DONE" },
    refundedAt: expect.any(String),
  });
  expect(paid()).toBe(1);
  expect(provider.refunds.get(`${paymentId} 1`)).toMatchObject({ paymentRef: ref, amountCents: 2400 });
});

test("a process that dies between the call and the commit is followed by a sweep", async ({ podium, due }) => {
  const { state, paid, ask } = await due();
  provider.setAway(true);
  await ask();
  expect(await state()).toMatchObject({ online: { state: "ASKED" }, refundedAt: null });
  provider.setAway(false);
  await podium.deps.onlineRefunds.sweep();
  expect(paid()).toBe(0);
  clock.advance(61);
  await podium.deps.onlineRefunds.sweep();
  expect(await state()).toMatchObject({ online: { state: "DONE" }, refundedAt: expect.any(String) });
  expect(paid()).toBe(1);
});

test("while it is under way it goes by no other method; what fails may be tried again or paid otherwise", async ({
  admin,
  podium,
  due,
}) => {
  const { paymentId, state, ask } = await due();
  provider.answerRefunds({ state: "PENDING", error: null });
  await ask();
  for (const method of ["done", "voucher"]) {
    const response = await admin.call("POST", `/api/admin/refunds/${paymentId}/${method}`);
    expect(response.json()).toMatchObject({ code: "REFUND_UNDER_WAY" });
  }
  provider.answerRefunds({ state: "FAILED", error: "Rekening gesloten" });
  clock.advance(61);
  await podium.deps.onlineRefunds.sweep();
  expect(await state()).toMatchObject({ canGoOnline: true, online: { state: "FAILED", error: "Rekening gesloten" } });
  provider.answerRefunds({ state: "DONE", error: null });
  await ask();
  expect(await state()).toMatchObject({ online: { state: "DONE" } });
  expect(provider.refunds.get(`${paymentId} 2`)).toBeDefined();
});

test("what somebody paid back in the provider's dashboard is recognised without being asked, and goes by no other method", async ({
  admin,
  podium,
  online,
  due,
  scenario,
}) => {
  const { paymentId, ref, state, paid } = await due();
  await podium.deps.onlineRefunds.sweep();
  expect(await state()).toMatchObject({ refundedAt: null });
  provider.payBackElsewhere(ref, 2400, clock.now());
  // The provider calls the webhook for a refund too.
  await online.webhook(ref);
  await podium.deps.onlineRefunds.sweep();
  const refund = await state();
  expect(refund).toMatchObject({ refundedAt: expect.any(String), online: { state: "DONE", elsewhere: true } });
  expect(refund).toMatchObject({ canGoOnline: false, canBeTransferred: false });
  expect((await scenario.auditOf(refund?.reservation.id ?? 0))[0]).toMatchObject({
    actor: null,
    summary: expect.stringContaining("werd in het dashboard van de betaaldienst terugbetaald"),
  });
  await podium.deps.onlineRefunds.request([paymentId], admin.id);
  expect(paid()).toBe(0);
});

test("what the provider makes wait says why, until it is paid back", async ({ podium, due }) => {
  const { state, ask } = await due();
  provider.answerRefunds({ state: "ASKED", error: "Pas na een uur." });
  await ask();
  expect(await state()).toMatchObject({
    online: { state: "ASKED", error: "Pas na een uur." },
    canBeTransferred: false,
  });
  provider.answerRefunds({ state: "DONE", error: null });
  clock.advance(61);
  await podium.deps.onlineRefunds.sweep();
  expect(await state()).toMatchObject({ online: { state: "DONE", error: null } });
});

test("what a volunteer paid back meanwhile is not paid back again", async ({ admin, due }) => {
  const { paymentId, state, paid, ask } = await due();
  await Promise.all([ask(), admin.call("POST", `/api/admin/refunds/${paymentId}/done`)]);
  await ask();
  const refund = await state();
  expect(refund?.refundedAt).toBeTruthy();
  expect(paid()).toBe(refund?.online ? 1 : 0);
});

test("what came in is paid back, also when that is not what was asked", async ({ admin, podium, online, scenario }) => {
  const { id, ref } = await online.reserveOnline();
  provider.say(ref, { status: "PAID", amountCents: 2399 });
  await online.webhook(ref);
  const paymentId = (await scenario.refundOf(id))?.paymentId ?? 0;
  await podium.deps.onlineRefunds.request([paymentId], admin.id);
  expect(provider.refunds.get(`${paymentId} 1`)).toMatchObject({ paymentRef: ref, amountCents: 2399 });
});

describe("a part of an online payment", () => {
  test("is paid back through its provider, never more than the payment brought", async ({ admin, podium, online }) => {
    const { id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    await online.webhook(ref);
    const giveUp = (seatIds: string[]) =>
      admin.api.giveUpSeats({ params: { id }, body: { seatIds, refundAs: "money" } });
    await giveUp(["R1-A"]);
    const refunds = async () => (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
    const [part] = await refunds();
    expect(part).toMatchObject({ amount: 12, method: "ONLINE", providerReference: ref, canGoOnline: true });
    const ids = [part?.paymentId ?? 0];
    await Promise.all([
      podium.deps.onlineRefunds.request(ids, admin.id),
      podium.deps.onlineRefunds.request(ids, admin.id),
    ]);
    expect(provider.refunds.get(`${ids[0]} 1`)).toMatchObject({ paymentRef: ref, amountCents: 1200 });
    expect(await refunds()).toMatchObject([{ canGoOnline: false, refundedAt: expect.any(String) }]);

    await admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R1-C"], paid: "cash" } });
    await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
    // 24 euros are due; 12 of them went through the provider.
    expect((await refunds()).find(({ paymentId }) => paymentId !== ids[0])).toMatchObject({
      amount: 24,
      method: "TRANSFER",
      canGoOnline: false,
    });
  });
});
