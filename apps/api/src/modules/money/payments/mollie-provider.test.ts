import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { payment, refund, refundsOf, terminal, terminalPayment, terminalsOf } from "#test/mollie-responses.ts";
import { selfSigned } from "#test/self-signed.ts";
import { createMollieProvider } from "./mollie-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** A fake Mollie: what it received, and its next response (docs.mollie.com, Payments API v2). */
let requests: Array<{ method: string; url: string; authorization: string; idempotencyKey: string; body: unknown }>;
let nextResponse: { status: number; body: unknown };
/** Responses to consecutive calls, before `nextResponse`. */
let nextResponses: Array<{ status: number; body: unknown }> = [];

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

const mollie = createServer(selfSigned, (request, response) => void reply(request, response));

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await read(request);
  requests.push({
    method: request.method ?? "",
    url: request.url ?? "",
    authorization: request.headers.authorization ?? "",
    idempotencyKey: String(request.headers["idempotency-key"] ?? ""),
    body: text === "" ? null : JSON.parse(text),
  });
  const { status, body } = nextResponses.shift() ?? nextResponse;
  response.writeHead(status, { "content-type": "application/hal+json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

let provider: PaymentProvider;
beforeAll(async () => {
  // Mollie's client requires HTTPS, and this process answers with a self-signed certificate.
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  await new Promise<void>((listening) => mollie.listen(0, "127.0.0.1", listening));
  const { port } = mollie.address() as AddressInfo;
  provider = createMollieProvider({
    apiKey: "test_abcdefghijklmnopqrstuvwxyz0123",
    apiEndpoint: `https://127.0.0.1:${port}/v2/`,
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  mollie.closeAllConnections();
  await new Promise((closed) => mollie.close(closed));
});
beforeEach(() => {
  requests = [];
});

const order = {
  paymentId: 7,
  reservationId: 42,
  amountCents: 2400,
  description: "Tickets #42 - De vrek",
  returnUrl: "https://podium.test/payments/callback?reservation=42",
  webhookUrl: "https://podium.test/api/payments/webhook",
};

const FOUND = { state: "PENDING", error: null, ref: "re_4qqhO89gsT", elsewhere: true };
const refundOrder = {
  paymentId: 7,
  paymentRef: "tr_5B8cwPMGnU6qLbRvo7qEZo",
  amountCents: 2400,
  description: "Terugbetaling reservering 42",
  attempt: 1,
  knownRefs: [],
  notedUntil: [],
  refundRef: null,
};

describe("a refund at Mollie", () => {
  test("is asked for as Mollie's contract says, by a key of its own", async () => {
    nextResponses = [refundsOf(), { status: 201, body: refund() }];
    expect(await provider.refund(refundOrder)).toEqual({ state: "PENDING", error: null, ref: "re_4qqhO89gsT" });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /v2/payments/tr_5B8cwPMGnU6qLbRvo7qEZo/refunds?limit=250",
      "POST /v2/payments/tr_5B8cwPMGnU6qLbRvo7qEZo/refunds",
    ]);
    expect(requests[1]).toMatchObject({
      idempotencyKey: "podium-refund-7-1",
      body: {
        amount: { currency: "EUR", value: "24.00" },
        description: "Terugbetaling reservering 42",
        metadata: { podiumRefund: "podium-refund-7-1" },
      },
    });
  });

  test.each([
    ["queued", "PENDING"],
    ["processing", "PENDING"],
    ["refunded", "DONE"],
    ["failed", "FAILED"],
    ["canceled", "FAILED"],
    ["a-new-word", "PENDING"],
  ])("that was made before is not made again: '%s' is %s", async (status, state) => {
    nextResponses = [refundsOf(refund({ metadata: null }), refund({ status }))];
    expect(await provider.refund(refundOrder)).toMatchObject({ state });
    expect(requests).toHaveLength(1);
  });

  test("is made again for another attempt", async () => {
    nextResponses = [refundsOf(refund({ status: "failed" })), { status: 201, body: refund() }];
    expect(await provider.refund({ ...refundOrder, attempt: 2 })).toMatchObject({ state: "PENDING" });
    expect(requests[1]).toMatchObject({ method: "POST", idempotencyKey: "podium-refund-7-2" });
  });

  test("that Mollie refuses says why; where Mollie is broken, nobody knows", async () => {
    const refusal = { status: 422, title: "Unprocessable Entity", detail: "The amount is higher than the maximum" };
    nextResponses = [refundsOf(), { status: 422, body: refusal }];
    expect(await provider.refund(refundOrder)).toEqual({
      state: "FAILED",
      error: expect.stringContaining("The amount is higher than the maximum"),
    });
    nextResponses = [refundsOf(), { status: 409, body: { ...refusal, status: 409 } }];
    await expect(provider.refund(refundOrder)).rejects.toThrow("The amount is higher than the maximum");
    const amount = { currency: "EUR", value: "12.50" };
    nextResponses = [refundsOf(refund({ amount, metadata: null })), { status: 422, body: refusal }];
    expect((await provider.refund(refundOrder)).error).toContain("van deze betaling ging al € 12,50 terug");
  });

  test("that equals one of the last hour waits, and says why", async () => {
    const young = refund({ metadata: { podiumRefund: "podium-refund-6-1" }, createdAt: new Date().toISOString() });
    nextResponses = [refundsOf(young), { status: 409, body: { status: 409, title: "Conflict", detail: "Duplicate" } }];
    expect(await provider.refund(refundOrder)).toEqual({
      state: "ASKED",
      error: expect.stringContaining("na een uur"),
    });
  });

  test.each([
    ["was made in Mollie's dashboard is that one, and is not made again", {}, {}, true],
    ["is another of ours is none", {}, { knownRefs: ["re_4qqhO89gsT"] }, false],
    ["was noted by hand as another of ours is none", {}, { notedUntil: [new Date("2026-11-21T10:00:00Z")] }, false],
    [
      "was made after another was noted by hand is that one",
      {},
      { notedUntil: [new Date("2026-11-21T09:59:59Z")] },
      true,
    ],
    ["failed there is none", { status: "failed" }, {}, false],
    ["is another amount is none", { amount: { currency: "EUR", value: "12.00" } }, {}, false],
  ])("that %s", async (_, fields, others, isFound) => {
    nextResponses = Array.from({ length: 2 }, () => refundsOf(refund({ metadata: null, ...fields })));
    nextResponse = { status: 201, body: refund() };
    expect(await provider.findElsewhere({ ...refundOrder, ...others })).toEqual(isFound ? FOUND : null);
    await provider.refund({ ...refundOrder, ...others });
    expect(requests.some(({ method }) => method === "POST")).toBe(!isFound);
  });
});

test("a refund of Mollie's dashboard that was found is followed by its own reference, whatever else was made", async () => {
  const other = refund({ id: "re_other", metadata: null, createdAt: "2026-11-20T10:00:00+00:00" });
  nextResponses = [refundsOf(other, refund({ metadata: null, status: "failed" })), refundsOf(other)];
  const sought = { ...refundOrder, refundRef: "re_4qqhO89gsT" };
  expect(await provider.findElsewhere(sought)).toMatchObject({ state: "FAILED", ref: "re_4qqhO89gsT" });
  expect(await provider.findElsewhere(sought)).toBeNull();
});

describe("a payment at Mollie", () => {
  test("is asked for as Mollie's contract says: Bancontact, two decimals, addresses, our ids, once", async () => {
    nextResponse = { status: 201, body: payment() };
    expect(await provider.create(order)).toEqual({
      ref: "tr_5B8cwPMGnU6qLbRvo7qEZo",
      checkoutUrl: "https://www.mollie.com/checkout/bancontact/5B8cwPMGnU",
    });
    expect(requests).toEqual([
      {
        method: "POST",
        url: "/v2/payments",
        authorization: "Bearer test_abcdefghijklmnopqrstuvwxyz0123",
        idempotencyKey: "podium-payment-7",
        body: {
          amount: { currency: "EUR", value: "24.00" },
          description: "Tickets #42 - De vrek",
          redirectUrl: order.returnUrl,
          webhookUrl: order.webhookUrl,
          method: "bancontact",
          metadata: { paymentId: 7, reservationId: 42 },
        },
      },
    ]);
  });

  test.each([
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://10.0.0.5",
    "http://172.16.3.4:3000",
    "http://192.168.1.2",
    "http://169.254.1.1",
    "http://[::1]:3000",
    "http://[fd12:3456:789a::1]",
    "http://[fe80::1]",
  ])("names no webhook at %s, which Mollie cannot reach and would refuse", async (origin) => {
    nextResponse = { status: 201, body: payment() };
    await provider.create({ ...order, webhookUrl: `${origin}/api/payments/webhook` });
    expect(requests[0]?.body).not.toHaveProperty("webhookUrl");
  });

  test.each(["https://10.example.org", "https://172.15.0.1", "https://[2a02:1800::1]"])(
    "names its webhook at %s, which is public",
    async (origin) => {
      nextResponse = { status: 201, body: payment() };
      const webhookUrl = `${origin}/api/payments/webhook`;
      await provider.create({ ...order, webhookUrl });
      expect(requests[0]?.body).toMatchObject({ webhookUrl });
    },
  );

  test.each([
    ["open", { status: "OPEN", amountCents: 2400 }],
    ["pending", { status: "OPEN", amountCents: 2400 }],
    ["paid", { status: "PAID", amountCents: 2400 }],
    ["failed", { status: "FAILED", amountCents: 2400 }],
    ["canceled", { status: "CANCELLED", amountCents: 2400 }],
    ["expired", { status: "EXPIRED", amountCents: 2400 }],
    ["teleported", { status: "UNKNOWN", word: "teleported" }],
    ["constructor", { status: "UNKNOWN", word: "constructor" }],
  ])("that is %s is understood", async (status, expected) => {
    nextResponse = { status: 200, body: payment({ status }) };
    expect(await provider.fetchState("tr_5B8cwPMGnU6qLbRvo7qEZo")).toEqual({ ...expected, paymentId: 7 });
    expect(requests[0]).toMatchObject({ method: "GET", url: "/v2/payments/tr_5B8cwPMGnU6qLbRvo7qEZo" });
  });

  test.each([null, undefined, "words", { paymentId: "7" }, { paymentId: -1 }, { paymentId: 2 ** 40 }, []])(
    "with metadata %j, which we did not write, is nobody's in particular",
    async (metadata) => {
      nextResponse = { status: 200, body: payment({ metadata }) };
      expect(await provider.fetchState("tr_5B8cwPMGnU6qLbRvo7qEZo")).toMatchObject({ status: "OPEN", paymentId: null });
    },
  );

  test("that Mollie does not know is none; Mollie is not asked for what cannot be a payment of its own", async () => {
    nextResponse = {
      status: 404,
      body: { status: 404, title: "Not Found", detail: "No payment exists with token tr_x" },
    };
    expect(await provider.fetchState("tr_x")).toBeNull();
    expect(requests).toHaveLength(1);
    for (const ref of ["x", "tr_../customers", "ord_1", ""]) expect(await provider.fetchState(ref)).toBeNull();
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["another currency", { amount: { value: "24.00", currency: "USD" } }, /currency/],
    ["an amount that is none", { amount: { value: "much", currency: "EUR" } }, /amount/],
    ["no status", { status: undefined }, /status/],
    ["another payment", { id: "tr_other" }, /another payment/],
  ])("whose response has %s is refused", async (_name, fields, reason) => {
    nextResponse = { status: 200, body: payment({ status: "paid", ...fields }) };
    await expect(provider.fetchState("tr_5B8cwPMGnU6qLbRvo7qEZo")).rejects.toThrow(reason);
  });

  test.each([
    [
      "refuses it",
      422,
      { status: 422, title: "Unprocessable Entity", detail: "The amount is higher than the maximum" },
      /higher than the maximum/,
    ],
    [
      "does not know the key",
      401,
      { status: 401, title: "Unauthorized Request", detail: "Missing authentication" },
      /Missing authentication/,
    ],
    ["responds with a page instead of JSON", 200, "<html>maintenance</html>", /unexpected response/],
  ])("throws when Mollie %s", async (_name, status, body, reason) => {
    nextResponse = { status, body };
    await expect(provider.create(order)).rejects.toThrow(reason);
  });
});

describe("a card terminal of Mollie", () => {
  const atTerminal = { ...order, terminalId: "term_7MgL4wea46qkRcoTZjWEH" };
  const refusal = (status: number, detail: string) => ({
    status,
    body: { status, title: "Unprocessable Entity", detail },
  });

  test("is listed by its description while it takes euros", async () => {
    nextResponses = [
      terminalsOf(
        terminal(),
        terminal({ id: "term_2", description: "  " }),
        terminal({ id: "term_3", status: "pending" }),
        terminal({ id: "term_4", status: "inactive" }),
        terminal({ id: "term_5", currency: "GBP" }),
      ),
    ];
    expect(await provider.terminals()).toEqual([
      { id: "term_7MgL4wea46qkRcoTZjWEH", name: "Kassa 1" },
      { id: "term_2", name: "term_2" },
    ]);
    expect(requests[0]).toMatchObject({ method: "GET", url: "/v2/terminals?limit=250" });
  });

  test("gets a payment as Mollie's contract says, by the key of its row; a test payment has a page", async () => {
    nextResponses = [{ status: 201, body: terminalPayment() }];
    expect(await provider.createAtTerminal(atTerminal)).toEqual({
      ref: "tr_5B8cwPMGnU6qLbRvo7qEZo",
      testPage: "https://www.mollie.com/checkout/test-mode?method=pointofsale&token=3.spevlo",
    });
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: "/v2/payments",
      idempotencyKey: "podium-payment-7",
      body: {
        amount: { currency: "EUR", value: "24.00" },
        method: "pointofsale",
        terminalId: "term_7MgL4wea46qkRcoTZjWEH",
        metadata: { paymentId: 7, reservationId: 42 },
        webhookUrl: order.webhookUrl,
      },
    });
  });

  test("has no page for a real payment", async () => {
    nextResponses = [{ status: 201, body: terminalPayment({ mode: "live", _links: { self: { href: "…" } } }) }];
    expect(await provider.createAtTerminal(atTerminal)).toEqual({ ref: "tr_5B8cwPMGnU6qLbRvo7qEZo", testPage: null });
  });

  test("that Mollie refuses got nothing; when Mollie is busy or broken nobody knows", async () => {
    nextResponses = [refusal(422, "The terminal is not active")];
    expect(await provider.createAtTerminal(atTerminal)).toBeNull();
    for (const status of [409, 429, 503]) {
      nextResponse = refusal(status, "Later");
      await expect(provider.createAtTerminal(atTerminal)).rejects.toThrow("Later");
    }
  });

  test("is told to stop; that it cannot any more is no failure, for its state says what became of it", async () => {
    nextResponses = [
      { status: 200, body: terminalPayment({ status: "canceled" }) },
      refusal(422, "The payment cannot be canceled"),
    ];
    await provider.cancel("tr_5B8cwPMGnU6qLbRvo7qEZo");
    await provider.cancel("tr_5B8cwPMGnU6qLbRvo7qEZo");
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "DELETE /v2/payments/tr_5B8cwPMGnU6qLbRvo7qEZo",
      "DELETE /v2/payments/tr_5B8cwPMGnU6qLbRvo7qEZo",
    ]);
    nextResponse = refusal(503, "Away");
    await expect(provider.cancel("tr_5B8cwPMGnU6qLbRvo7qEZo")).rejects.toThrow("Away");
  });
});
