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
    return { paymentId, ref, state, paid, ask: () => podium.deps.onlineRefunds.ask([paymentId], admin.id) };
  })
  /** A reservation that was paid online, of which seats of one price are given up. */
  .extend("parts", { scope: "file" }, ({ podium, admin, online }) => async () => {
    const { id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    await online.webhook(ref);
    const giveUp = (seatId: string) =>
      admin.api.giveUpSeats({ params: { id }, body: { seatIds: [seatId], refundAs: "money" } });
    const refunds = async () =>
      (await admin.api.listRefunds())
        .filter(({ reservation }) => reservation.id === id)
        .toSorted((one, other) => one.paymentId - other.paymentId);
    return {
      ref,
      refunds,
      giveUpOne: () => giveUp("R1-A"),
      async giveUpAnother() {
        await admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R1-C"], paid: "cash" } });
        await giveUp("R1-C");
      },
      /** The first one. */
      noteByHand: async () => admin.api.markRefunded({ params: { paymentId: (await refunds())[0]?.paymentId ?? 0 } }),
      ask: (one?: { paymentId: number }) => podium.deps.onlineRefunds.ask([one?.paymentId ?? 0], admin.id),
    };
  });

test("an online payment is paid back through its provider, once however often it is asked", async ({
  admin,
  beside,
  due,
}) => {
  const { paymentId, ref, state, paid, ask } = await due();
  expect(await state()).toMatchObject({ canGoOnline: true, refundedAt: null });
  await Promise.all([ask(), beside.deps.onlineRefunds.ask([paymentId], admin.id), ask()]);
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

test("while it is on its way it takes no other road; what fails may be tried again or paid otherwise", async ({
  admin,
  podium,
  due,
}) => {
  const { paymentId, state, ask } = await due();
  provider.answerRefunds({ state: "PENDING", error: null });
  await ask();
  for (const road of ["done", "voucher"]) {
    const response = await admin.call("POST", `/api/admin/refunds/${paymentId}/${road}`);
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

test("what somebody paid back in the provider's dashboard is recognised without being asked, and takes no other road", async ({
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
  // The provider calls for a refund too.
  await online.webhook(ref);
  await podium.deps.onlineRefunds.sweep();
  const refund = await state();
  expect(refund).toMatchObject({ refundedAt: expect.any(String), online: { state: "DONE", elsewhere: true } });
  expect(refund).toMatchObject({ canGoOnline: false, canBeTransferred: false });
  expect((await scenario.auditOf(refund?.reservation.id ?? 0))[0]).toMatchObject({
    actor: null,
    summary: expect.stringContaining("werd in het dashboard van de betaaldienst terugbetaald"),
  });
  await podium.deps.onlineRefunds.ask([paymentId], admin.id);
  expect(paid()).toBe(0);
});

test("one refund in the dashboard is that of one of two equal parts", async ({ admin, podium, online }) => {
  const { id, ref } = await online.reserveOnline();
  provider.say(ref, "PAID");
  await online.webhook(ref);
  await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-A"], refundAs: "money" } });
  const refunds = async () => (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
  const [first] = await refunds();
  provider.payBackElsewhere(ref, 1200, clock.now());
  await podium.deps.onlineRefunds.ask([first?.paymentId ?? 0], admin.id);
  await admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R1-C"], paid: "cash" } });
  await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-C"], refundAs: "money" } });
  const second = (await refunds()).find(({ refundedAt }) => refundedAt === null);
  await podium.deps.onlineRefunds.ask([second?.paymentId ?? 0], admin.id);
  expect((await refunds()).map(({ online: state }) => state)).toEqual(
    expect.arrayContaining([
      { state: "DONE", error: null, elsewhere: true },
      { state: "DONE", error: null },
    ]),
  );
  expect(provider.refunds.get(`${second?.paymentId} 1`)).toMatchObject({ amountCents: 1200 });
});

describe("of two equal parts of one payment", () => {
  test("one that was noted by hand is not the payment of the other, which is due later", async ({ podium, parts }) => {
    const { ref, giveUpOne, giveUpAnother, refunds, noteByHand, ask } = await parts();
    await giveUpOne();
    provider.payBackElsewhere(ref, 1200, clock.now());
    clock.advance(60);
    await noteByHand();
    clock.advance(60);
    await giveUpAnother();
    await podium.deps.onlineRefunds.sweep();
    const [, other] = await refunds();
    expect(other).toMatchObject({ refundedAt: null, canGoOnline: true });
    await ask(other);
    expect((await refunds())[1]?.online).toEqual({ state: "DONE", error: null });
    expect(provider.refunds.get(`${other?.paymentId} 1`)).toMatchObject({ amountCents: 1200 });
  });

  test("one that was noted a moment before it was paid in the dashboard is not the other's either", async ({
    online,
    podium,
    parts,
  }) => {
    const { ref, giveUpOne, giveUpAnother, refunds, noteByHand } = await parts();
    await giveUpOne();
    await noteByHand();
    clock.advance(60);
    provider.payBackElsewhere(ref, 1200, clock.now());
    clock.advance(60);
    await giveUpAnother();
    await podium.deps.onlineRefunds.sweep();
    expect((await refunds())[1]).toMatchObject({ refundedAt: null });
    clock.advance(60);
    provider.payBackElsewhere(ref, 1200, clock.now());
    await online.webhook(ref);
    await podium.deps.onlineRefunds.sweep();
    expect((await refunds())[1]).toMatchObject({ online: { state: "DONE", elsewhere: true } });
  });

  test("one that is noted by hand while the provider is asked is not told as the other's", async ({
    podium,
    parts,
  }) => {
    const { ref, giveUpOne, giveUpAnother, refunds, noteByHand, ask } = await parts();
    await giveUpOne();
    await giveUpAnother();
    const [, other] = await refunds();
    provider.payBackElsewhere(ref, 1200, clock.now());
    provider.beforeFound(noteByHand);
    await ask(other);
    expect((await refunds())[1]).toMatchObject({ refundedAt: null, online: { state: "ASKED" } });
    clock.advance(61);
    await podium.deps.onlineRefunds.sweep();
    expect((await refunds())[1]?.online).toEqual({ state: "DONE", error: null });
  });

  test("which are looked for at once, one is what was paid in the dashboard, and the other stays due", async ({
    online,
    podium,
    beside,
    parts,
  }) => {
    const { ref, giveUpOne, giveUpAnother, refunds } = await parts();
    await giveUpOne();
    await giveUpAnother();
    await podium.deps.onlineRefunds.sweep();
    provider.payBackElsewhere(ref, 1200, clock.now());
    await online.webhook(ref);
    await Promise.all([podium, beside].map(({ deps }) => deps.onlineRefunds.sweep()));
    const states = (await refunds()).map((one) => one.online ?? null);
    expect(states).toHaveLength(2);
    expect(states).toEqual(expect.arrayContaining([{ state: "DONE", error: null, elsewhere: true }, null]));
  });
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
  await podium.deps.onlineRefunds.ask([paymentId], admin.id);
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
    await Promise.all([podium.deps.onlineRefunds.ask(ids, admin.id), podium.deps.onlineRefunds.ask(ids, admin.id)]);
    expect(provider.refunds.get(`${ids[0]} 1`)).toMatchObject({ paymentRef: ref, amountCents: 1200 });
    expect(await refunds()).toMatchObject([{ canGoOnline: false, refundedAt: expect.any(String) }]);

    await admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R1-C"], paid: "cash" } });
    await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
    // 24 euros are due, of which the provider has 12.
    expect((await refunds()).find(({ paymentId }) => paymentId !== ids[0])).toMatchObject({
      amount: 24,
      method: "TRANSFER",
      canGoOnline: false,
    });
  });
});
