import { describe, expect } from "vitest";
import { hold } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { startTestApp } from "#test/test-app.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest({ env: { PAYMENT_PROVIDER: "test" } })
  .extend("reserveOnline", { scope: "file" }, ({ podium }) => async () => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { name: "De <vrek> & co" })];
    await hold(user.api, show.id, ["T1-A"]);
    const response = await user.call("POST", `/api/reservation/${show.id}`, {
      seatIds: ["T1-A"],
      paymentMethod: "PAYCONIQ",
    });
    return { user, ...response.json<{ id: number; checkoutUrl: string }>() };
  })
  .extend(
    "choose",
    { scope: "file" },
    ({ podium }) =>
      (url: string, outcome: string) =>
        podium.app.inject({
          method: "POST",
          url,
          headers: { "content-type": "application/x-www-form-urlencoded" },
          payload: `outcome=${outcome}`,
        }),
  );

describe("the page that plays the provider", () => {
  test("is offered as a way to pay, and is clearly a test", async ({ podium, reserveOnline }) => {
    expect((await podium.app.inject("/api/site")).json()).toMatchObject({ paymentMethods: ["MANUAL", "PAYCONIQ"] });
    const { checkoutUrl } = await reserveOnline();
    expect(checkoutUrl).toMatch(/^\/test-betaling\/test_[\w-]{24}$/);
    const page = await podium.app.inject(checkoutUrl);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const words of [
      "TEST",
      "Dit is geen echte betaling",
      "€ 12,00",
      "De &lt;vrek&gt; &amp; co",
      "Betalen",
      "Annuleren",
    ]) {
      expect(page.body).toContain(words);
    }
  });

  test.for([
    ["pay", "PAID", "CONFIRMED"],
    ["cancel", "CANCELLED", "PENDING"],
    ["fail", "FAILED", "PENDING"],
    ["expire", "EXPIRED", "PENDING"],
  ] as const)(
    "ends in %s, brings the browser back and notifies the product",
    async ([outcome, status, reservation], { reserveOnline, choose, podium }) => {
      const { user, id, checkoutUrl } = await reserveOnline();
      const response = await choose(checkoutUrl, outcome);
      expect([response.statusCode, response.headers.location]).toEqual([303, `/payments/callback?reservation=${id}`]);
      const found = await user.api.getPaymentOutcome({ params: { id } });
      expect(found).toMatchObject({ payment: { status }, reservation: { status: reservation } });
      // The first choice counts, however often the visitor goes back.
      await choose(checkoutUrl, outcome === "pay" ? "cancel" : "pay");
      expect((await podium.app.inject(checkoutUrl)).body).not.toContain("<form");
      expect((await user.api.getPaymentOutcome({ params: { id } })).payment?.status).toBe(status);
    },
  );

  test("does not exist for a payment that nobody made, and accepts no other choice", async ({
    podium,
    choose,
    reserveOnline,
  }) => {
    expect((await podium.app.inject("/test-betaling/test_guess")).statusCode).toBe(404);
    expect((await choose("/test-betaling/test_guess", "pay")).statusCode).toBe(404);
    const { checkoutUrl } = await reserveOnline();
    expect((await choose(checkoutUrl, "steal")).statusCode).toBe(400);
  });
});

test("has a terminal too, whose payments end on the same page, or are cancelled", async ({ podium, choose }) => {
  const [an, show] = [await makeUser(podium, "BOX_OFFICE"), await makeShow(podium)];
  const [terminal] = await an.api.listTerminals();
  expect(terminal).toEqual({ id: "term_test", name: "Testterminal" });
  const guest = { firstname: "Gust", lastname: "Peeters" };
  const begun = async (seatId: string) => {
    const body = { guest, seatIds: [seatId], paid: "terminal" as const };
    const { id } = await an.api.reserveForGuest({ params: { id: show.id }, body });
    return an.api.startTerminalPayment({ params: { id }, body: { terminalId: "term_test" } });
  };
  const paid = await begun("R1-A");
  expect(paid.testPage).toMatch(/^\/test-betaling\/test_[\w-]{24}$/);
  await choose(paid.testPage ?? "", "pay");
  const of = (id: number) => an.api.getTerminalPayment({ params: { id } });
  expect(await of(paid.reservation.id)).toMatchObject({ status: "PAID", testPage: null });
  const { reservation } = await begun("R1-B");
  const cancelled = await an.api.cancelTerminalPayment({ params: { id: reservation.id } });
  expect(cancelled).toMatchObject({ status: "CANCELLED", reservation: { status: "PENDING" } });
});

test("without a provider the method is not offered, and neither is the page", async ({ podium, reserveOnline }) => {
  const plain = await startTestApp({ beside: podium, env: { PAYMENT_PROVIDER: "none" } });
  try {
    const { user, id, checkoutUrl } = await reserveOnline();
    expect((await plain.app.inject("/api/site")).json()).toMatchObject({ paymentMethods: ["MANUAL"] });
    expect((await plain.app.inject(checkoutUrl)).body).not.toContain("Testbetaling");
    const headers = { authorization: `Bearer ${user.token}` };
    const refused = await plain.app.inject({ method: "POST", url: `/api/reservation/${id}/online-payment`, headers });
    expect(refused.json()).toMatchObject({ statusCode: 409, code: "PAYMENT_METHOD_UNAVAILABLE" });
  } finally {
    await plain.close();
  }
});
