import type { Reservation } from "@podium/shared/contracts/reservations";
import { beforeEach, describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, type User, withToken } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider, type FakeProvider } from "#test/fake-provider.ts";
import { PAID_SEATS } from "#test/paying-online.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const provider: FakeProvider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider, env: { PUBLIC_URL: "https://podium.test" } });
beforeEach(() => provider.setAway(false));

const WEEK = 604_800;
const start = (user: User, id: number) => user.call("POST", `/api/reservation/${id}/online-payment`);

describe("a reservation that is paid online", () => {
  test("leads to the provider with amount, description and addresses, and is confirmed by its webhook alone", async ({
    online,
  }) => {
    const { user, id, ref, checkoutUrl } = await online.reserveOnline();
    expect(checkoutUrl).toBe(`https://pay.example/${ref}`);
    expect(provider.orders.get(ref)).toMatchObject({
      reservationId: id,
      amountCents: 2400,
      description: `Tickets #${id} - De vrek`,
      returnUrl: `https://podium.test/payments/callback?reservation=${id}`,
      webhookUrl: "https://podium.test/api/payments/webhook",
    });
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { id, status: "PENDING" },
      payment: { status: "OPEN", amount: 24, checkoutUrl, refund: null },
      canPayOnline: true,
      canPayByTransfer: true,
    });
    provider.say(ref, "PAID");
    expect((await online.outcome(user, id)).reservation.status).toBe("PENDING");
    const received = await online.webhook(ref);
    expect([received.statusCode, received.json()]).toEqual([200, { received: true }]);
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { status: "CONFIRMED", confirmed: true },
      payment: { status: "PAID", checkoutUrl: null, refund: null },
      canPayOnline: false,
      canPayByTransfer: false,
    });
    expect(await online.ticketMails(id)).toBe(1);
  });

  test("leads back to the site in the language that it was made in", async ({ online }) => {
    const { id, ref } = await online.reserveOnline("fr");
    expect(provider.orders.get(ref)?.returnUrl).toBe(`https://podium.test/fr/payments/callback?reservation=${id}`);
  });

  test("leads back to the site in the language in which it is paid later", async ({ online, podium }) => {
    provider.setAway(true);
    const { user, id } = await online.reserveOnline("nl");
    provider.setAway(false);
    const { checkoutUrl } = (await start(withToken(podium, user, "fr"), id)).json<{ checkoutUrl: string }>();
    const returnUrl = `https://podium.test/fr/payments/callback?reservation=${id}`;
    expect(provider.orders.get(checkoutUrl.split("/").at(-1) ?? "")).toMatchObject({ returnUrl });
  });

  test("is confirmed once, with one ticket mail, when webhooks come many times and an administrator confirms too", async ({
    online,
    admin,
  }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    const responses = await Promise.all([
      ...Array.from({ length: 6 }, () => online.webhook(ref)),
      ...Array.from({ length: 3 }, () => admin.call("POST", `/api/reservation/${id}/confirm`)),
    ]);
    expect(responses.map((response) => response.statusCode)).toEqual(responses.map(() => 200));
    expect((await online.outcome(user, id)).reservation.status).toBe("CONFIRMED");
    expect(await online.ticketMails(id)).toBe(1);
  });

  test("believes the provider's state and not the call, whoever makes it", async ({ online }) => {
    const { user, id, ref } = await online.reserveOnline();
    expect((await online.webhook(ref)).statusCode).toBe(200);
    expect((await online.outcome(user, id)).reservation.status).toBe("PENDING");
  });

  test("is never confirmed by an amount that differs; a refund is due", async ({ online, scenario }) => {
    for (const amountCents of [2399, 2401, 1]) {
      const { user, id, ref } = await online.reserveOnline();
      provider.say(ref, { status: "PAID", amountCents });
      expect((await online.webhook(ref)).statusCode).toBe(200);
      expect(await online.outcome(user, id)).toMatchObject({
        reservation: { status: "PENDING" },
        payment: { status: "PAID", refund: "AMOUNT_DIFFERS" },
      });
      expect(await scenario.refundOf(id)).toMatchObject({
        amount: amountCents / 100,
        reason: "AMOUNT_DIFFERS",
        refundedAt: null,
      });
      expect(await online.ticketMails(id)).toBe(0);
    }
  });
});

describe("a webhook", () => {
  test("for an unknown payment is accepted and changes nothing", async ({ online }) => {
    const before = provider.asked();
    expect((await online.webhook("fake_does_not_exist")).statusCode).toBe(200);
    expect(provider.asked()).toBe(before);
  });

  test("without an id, or with nonsense, is the caller's mistake and never ours", async ({ podium }) => {
    for (const payload of ["", "id=", "x=1", `id=${"a".repeat(500)}`]) {
      const response = await podium.app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload,
      });
      expect(response.statusCode).toBe(400);
    }
  });

  test("is accepted while the provider is unreachable, and the sweep asks again until it is back", async ({
    online,
    podium,
  }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    provider.setAway(true);
    expect((await online.webhook(ref)).statusCode).toBe(200);
    clock.advance(20);
    await podium.deps.payments.sweep();
    expect((await online.outcome(user, id)).reservation.status).toBe("PENDING");
    provider.setAway(false);
    clock.advance(3600);
    await podium.deps.payments.sweep();
    expect((await online.outcome(user, id)).reservation.status).toBe("CONFIRMED");
  });

  test("with a state that we do not know changes nothing", async ({ online }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, { status: "UNKNOWN", word: "teleported" });
    expect((await online.webhook(ref)).statusCode).toBe(200);
    expect((await online.outcome(user, id)).payment?.status).toBe("OPEN");
  });

  test("that comes late, after another state was received, does not undo what was paid", async ({ online }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, "PAID");
    await online.webhook(ref);
    for (const late of ["OPEN", "EXPIRED", "CANCELLED", "FAILED"] as const) {
      provider.say(ref, late);
      await online.webhook(ref);
    }
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { status: "CONFIRMED" },
      payment: { status: "PAID" },
    });
  });
});

describe("the sweep", () => {
  test("finds a payment whose webhook never came, and asks less and less often", async ({ online, podium }) => {
    const { user, id, ref } = await online.reserveOnline();
    await podium.deps.payments.sweep();
    const before = provider.asked();
    clock.advance(14);
    await podium.deps.payments.sweep();
    expect(provider.asked()).toBe(before);
    clock.advance(1);
    await podium.deps.payments.sweep();
    const once = provider.asked();
    expect(once).toBeGreaterThan(before);
    await podium.deps.payments.sweep();
    expect(provider.asked()).toBe(once);
    provider.say(ref, "PAID");
    clock.advance(3600);
    await podium.deps.payments.sweep();
    expect((await online.outcome(user, id)).reservation.status).toBe("CONFIRMED");
  });
});

describe("a payment that failed, was cancelled or expired", () => {
  test.for(["FAILED", "CANCELLED", "EXPIRED"] as const)(
    "as %s leaves the seats, and can be tried again",
    async (end, { online }) => {
      const { user, id, ref } = await online.reserveOnline();
      provider.say(ref, end);
      await online.webhook(ref);
      expect(await online.outcome(user, id)).toMatchObject({
        reservation: { status: "PENDING" },
        payment: { status: end, checkoutUrl: null },
        canPayOnline: true,
        canPayByTransfer: true,
      });
      const again = (await start(user, id)).json<{ checkoutUrl: string }>().checkoutUrl;
      const second = again.split("/").at(-1) ?? "";
      expect(second).not.toBe(ref);
      provider.say(second, "PAID");
      await online.webhook(second);
      expect((await online.outcome(user, id)).reservation.status).toBe("CONFIRMED");
    },
  );

  test("still confirms when its money comes after all", async ({ online }) => {
    const { user, id, ref } = await online.reserveOnline();
    provider.say(ref, "EXPIRED");
    await online.webhook(ref);
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { status: "CONFIRMED" },
      payment: { status: "PAID", refund: null },
    });
  });
});

describe("an online payment", () => {
  test("that is open is continued, also by two tabs at once", async ({ online }) => {
    const { user, id, checkoutUrl } = await online.reserveOnline();
    const responses = await Promise.all(Array.from({ length: 4 }, () => start(user, id)));
    expect(responses.map((response) => response.json())).toEqual(responses.map(() => ({ checkoutUrl })));
  });

  test("that is begun leaves a transfer what it was; only who chooses a transfer changes it, and what was paid says how", async ({
    podium,
    online,
    admin,
  }) => {
    const user = await makeUser(podium);
    const id = await reserve(user.api, (await makeShow(podium)).id, PAID_SEATS);
    const responses = await Promise.all(Array.from({ length: 4 }, () => start(user, id)));
    expect(new Set(responses.map((response) => response.json<{ checkoutUrl: string }>().checkoutUrl)).size).toBe(1);
    expect((await online.outcome(user, id)).reservation.paymentMethod).toBe("MANUAL");
    const other = await online.reserveOnline();
    expect((await online.outcome(other.user, other.id)).reservation.paymentMethod).toBe("PAYCONIQ");
    const followed = async () => ((await admin.api.listPayments({ query: {} })) as Reservation[]).map((row) => row.id);
    expect(await followed()).toEqual(expect.arrayContaining([id, other.id]));
    const transfer = await other.user.api.payByTransfer({ params: { id: other.id } });
    expect(transfer).toMatchObject({ amount: 24, reservation: { paymentMethod: "MANUAL" } });
    const ref = [...provider.orders].find(([, order]) => order.reservationId === id)?.[0] ?? "";
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect((await online.outcome(user, id)).reservation).toMatchObject({ confirmed: true, paymentMethod: "PAYCONIQ" });
    expect(await followed()).not.toContain(id);
  });

  test("in whose place a volunteer puts a transfer is in the log; what the guest chose is not", async ({
    podium,
    online,
    admin,
  }) => {
    const boxOffice = await makeUser(podium, "BOX_OFFICE");
    const [own, id] = [await online.reserveOnline(), (await online.reserveOnline()).id];
    await own.user.api.payByTransfer({ params: { id: own.id } });
    for (const _ of [1, 2]) await boxOffice.api.payByTransfer({ params: { id } });
    const { items } = await admin.api.listAudit({ query: { action: "PAYMENT_METHOD_CHANGED" } });
    expect(items.map(({ actor, summary }) => [actor?.id, summary])).toEqual([
      [boxOffice.id, `Reservering #${id} wordt met een overschrijving betaald`],
    ]);
  });

  test("keeps the reservation when the provider is unreachable, and begins once it is back", async ({ online }) => {
    provider.setAway(true);
    const { user, id, checkoutUrl } = await online.reserveOnline();
    expect(checkoutUrl).toBeUndefined();
    expect((await start(user, id)).json()).toMatchObject({ statusCode: 503, code: "PAYMENT_PROVIDER_AWAY" });
    expect(await online.outcome(user, id)).toMatchObject({
      payment: null,
      canPayOnline: true,
      canPayByTransfer: true,
    });
    provider.setAway(false);
    expect((await start(user, id)).statusCode).toBe(200);
  });

  test("is refused for what is paid, has expired or belongs to somebody else", async ({ online, podium }) => {
    const { user, id, ref } = await online.reserveOnline();
    const stranger = await makeUser(podium);
    for (const path of ["online-payment", "pay-by-transfer"]) {
      expect((await stranger.call("POST", `/api/reservation/${id}/${path}`)).json()).toMatchObject({
        code: "RESERVATION_NOT_FOUND",
      });
    }
    provider.say(ref, "PAID");
    await online.webhook(ref);
    for (const path of ["online-payment", "pay-by-transfer"]) {
      expect((await user.call("POST", `/api/reservation/${id}/${path}`)).json()).toMatchObject({
        code: "ALREADY_PAID",
      });
    }
    const other = await online.reserveOnline();
    clock.advance(WEEK);
    for (const path of ["online-payment", "pay-by-transfer"]) {
      expect((await other.user.call("POST", `/api/reservation/${other.id}/${path}`)).json()).toMatchObject({
        code: "RESERVATION_CLOSED",
      });
    }
  });
});
