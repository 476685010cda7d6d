import { describe, expect } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { apiTest, appBeside } from "#test/fixtures.ts";

const clock = createFakeClock();
const provider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider })
  .extend("beside", { scope: "file" }, appBeside({ clock, paymentProvider: provider }))
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
      /** Notes the first refund as paid by hand. */
      noteByHand: async () => admin.api.markRefunded({ params: { paymentId: (await refunds())[0]?.paymentId ?? 0 } }),
      /** @returns the code of the refusal; undefined: the refund was noted */
      async note(one: { paymentId: number } | undefined, how?: object) {
        const response = await admin.call("POST", `/api/admin/refunds/${one?.paymentId ?? 0}/done`, how);
        return response.json<{ code?: string }>().code;
      },
      ask: (one?: { paymentId: number }) => podium.deps.onlineRefunds.request([one?.paymentId ?? 0], admin.id),
    };
  })
  /** Two equal refunds, due for a while and not found in the dashboard */
  .extend("both", { scope: "file" }, ({ podium, parts }) => async () => {
    const both = await parts();
    await both.giveUpOne();
    await both.giveUpAnother();
    await podium.deps.onlineRefunds.sweep();
    clock.advance(60);
    const due = async () => (await both.refunds()).filter(({ refundedAt }) => refundedAt === null);
    return { ...both, due };
  });

test("one refund in the dashboard is that of one of two equal parts", async ({ admin, podium, online }) => {
  const { id, ref } = await online.reserveOnline();
  provider.say(ref, "PAID");
  await online.webhook(ref);
  await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-A"], refundAs: "money" } });
  const refunds = async () => (await admin.api.listRefunds()).filter(({ reservation }) => reservation.id === id);
  const [first] = await refunds();
  provider.payBackElsewhere(ref, 1200, clock.now());
  await podium.deps.onlineRefunds.request([first?.paymentId ?? 0], admin.id);
  await admin.api.addReservationSeats({ params: { id }, body: { seatIds: ["R1-C"], paid: "cash" } });
  await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R1-C"], refundAs: "money" } });
  const second = (await refunds()).find(({ refundedAt }) => refundedAt === null);
  await podium.deps.onlineRefunds.request([second?.paymentId ?? 0], admin.id);
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

  test("one that is noted by hand while the provider is asked is not announced as the other's", async ({
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

  test("one that a sweep found paid is not noted as the other's too, however often the provider calls", async ({
    online,
    podium,
    both,
  }) => {
    const { ref, due, note } = await both();
    provider.payBackElsewhere(ref, 1200, clock.now());
    for (let calls = 0; calls < 2; calls++) {
      await online.webhook(ref);
      await podium.deps.onlineRefunds.sweep();
    }
    const [other, ...more] = await due();
    expect(more).toEqual([]);
    expect(await note(other)).toBe("REFUND_COUNTED");
    expect(await due()).toMatchObject([{ paymentId: other?.paymentId, canGoOnline: true }]);
    // The second refund made in the dashboard belongs to the other part.
    provider.payBackElsewhere(ref, 1200, clock.now());
    await online.webhook(ref);
    await podium.deps.onlineRefunds.sweep();
    expect(await due()).toEqual([]);
  });

  test("one that was found paid when it was asked for is not noted as the other's either", async ({ both }) => {
    const { ref, refunds, ask, note } = await both();
    const [one, other] = await refunds();
    provider.payBackElsewhere(ref, 1200, clock.now());
    await ask(one);
    expect((await refunds())[0]?.online).toMatchObject({ state: "DONE", elsewhere: true });
    expect(await note(other, { paidWith: "MANUAL" })).toBe("REFUND_COUNTED");
    expect((await refunds())[1]).toMatchObject({ refundedAt: null });
  });

  test("one that was given otherwise, or once more, is noted when somebody says so", async ({ podium, both }) => {
    for (const how of [{ paidWith: "CASH" }, { paidWith: "MANUAL", isAnother: true }]) {
      const { ref, online, due, note } = { ...(await both()), online: podium.deps.onlineRefunds };
      provider.payBackElsewhere(ref, 1200, clock.now());
      clock.advance(3600);
      await online.sweep();
      const [other] = await due();
      expect(await note(other, how)).toBeUndefined();
      expect(await note(other)).toBeUndefined();
      expect(await due()).toEqual([]);
    }
  });

  test("one that is noted while it is made in the dashboard is not the other's", async ({ podium, online, both }) => {
    const { ref, due, noteByHand } = await both();
    await noteByHand();
    clock.advance(60);
    provider.payBackElsewhere(ref, 1200, clock.now());
    for (let calls = 0; calls < 2; calls++) {
      await online.webhook(ref);
      await podium.deps.onlineRefunds.sweep();
    }
    expect(await due()).toHaveLength(1);
    clock.advance(3600);
    provider.payBackElsewhere(ref, 1200, clock.now());
    await online.webhook(ref);
    await podium.deps.onlineRefunds.sweep();
    expect(await due()).toEqual([]);
  });

  test("one that was given in cash leaves what was made in the dashboard to the other", async ({
    podium,
    online,
    both,
  }) => {
    const { ref, refunds, due, note } = await both();
    provider.payBackElsewhere(ref, 1200, clock.now());
    expect(await note((await refunds())[0], { paidWith: "CASH" })).toBeUndefined();
    await online.webhook(ref);
    await podium.deps.onlineRefunds.sweep();
    expect(await due()).toEqual([]);
  });

  test("one is closed, whichever comes first of a note and the sweeps of two processes", async ({
    podium,
    beside,
    online,
    both,
  }) => {
    for (let round = 0; round < 8; round++) {
      const { ref, refunds, due, note } = await both();
      const [one, other] = await refunds();
      provider.payBackElsewhere(ref, 1200, clock.now());
      await online.webhook(ref);
      let noting: Promise<unknown> | undefined;
      // A volunteer notes a refund while the one found in the dashboard is being stored.
      provider.beforeFound(async () => void (noting = note(round % 2 === 0 ? one : other)));
      await Promise.all([podium, beside].map(({ deps }) => deps.onlineRefunds.sweep()));
      await noting;
      expect(noting).toBeDefined();
      expect(await due()).toHaveLength(1);
      await online.webhook(ref);
      await podium.deps.onlineRefunds.sweep();
      expect(await due()).toHaveLength(1);
    }
  });

  test("one that is asked for is its own, when the other was made in the dashboard and noted", async ({ both }) => {
    const { ref, refunds, due, ask, note } = await both();
    const [one, other] = await refunds();
    provider.payBackElsewhere(ref, 1200, clock.now());
    expect(await note(other)).toBeUndefined();
    await ask(one);
    expect(await due()).toEqual([]);
    expect(provider.refunds.has(`${one?.paymentId} 1`)).toBe(true);
  });

  test("one that the provider was asked for leaves the other to be noted", async ({ both }) => {
    const { refunds, due, ask, note } = await both();
    const [one, other] = await refunds();
    await ask(one);
    expect(await note(other)).toBeUndefined();
    expect(await due()).toEqual([]);
    expect(provider.refunds.has(`${other?.paymentId} 1`)).toBe(false);
  });
});
