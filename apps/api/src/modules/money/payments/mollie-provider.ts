import type { MollieApiError, MollieClient } from "@mollie/api-client";
import type { OnlinePaymentStatus } from "@podium/shared/contracts/payments";
import { MAX_ID } from "@podium/shared/contracts/limits";
import { toCents } from "@podium/shared/money/money";
import ipaddr from "ipaddr.js";
import pTimeout from "p-timeout";
import * as z from "zod";
import { euros } from "#platform/process/formats.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";
import { findMadeElsewhere } from "./made-elsewhere.ts";
import type { PaymentOrder, PaymentProvider, ProviderState, RefundOrder, RefundResult } from "./payment-provider.ts";

const loadMollie = onFirstUse(() => import("@mollie/api-client"));

const STATUSES: Readonly<Record<string, OnlinePaymentStatus>> = {
  open: "OPEN",
  pending: "OPEN",
  authorized: "OPEN",
  paid: "PAID",
  failed: "FAILED",
  canceled: "CANCELLED",
  expired: "EXPIRED",
};

const responseSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(40),
  amount: z.object({ currency: z.literal("EUR"), value: z.string().regex(/^\d{1,9}\.\d{2}$/) }),
  // A payment that another program made in the same account has other metadata, or none.
  metadata: z
    .object({ paymentId: z.int().positive().max(MAX_ID) })
    .nullish()
    .catch(null),
});

const terminalSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(40),
  currency: z.string().nullish(),
  description: z.string().nullish(),
});

/** Only in test mode, where no terminal is held out to anybody. */
const testPageSchema = z
  .object({ _links: z.object({ changePaymentState: z.object({ href: z.url({ protocol: /^https?$/ }) }) }) })
  .transform(({ _links }) => _links.changePaymentState.href)
  .nullable()
  .catch(null);

const refundSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(40),
  amount: z.object({ value: z.string().regex(/^\d{1,9}\.\d{2}$/) }),
  createdAt: z.iso.datetime({ offset: true }),
  metadata: z.object({ podiumRefund: z.string() }).nullish().catch(null),
});
type MollieRefund = z.infer<typeof refundSchema>;

const REFUND_STATES: Readonly<Record<string, RefundResult>> = {
  queued: { state: "PENDING", error: null },
  pending: { state: "PENDING", error: null },
  processing: { state: "PENDING", error: null },
  refunded: { state: "DONE", error: null },
  failed: { state: "FAILED", error: "De bank van de betaler weigerde het bedrag." },
  canceled: { state: "FAILED", error: "De terugbetaling werd bij Mollie geannuleerd." },
};

const centsOf = ({ amount }: MollieRefund): number => toCents(Number(amount.value));

function resultOf({ id: ref, status }: MollieRefund): RefundResult {
  const known = Object.hasOwn(REFUND_STATES, status) ? REFUND_STATES[status] : undefined;
  return { ...(known ?? { state: "PENDING", error: null }), ref };
}

function elsewhere(
  made: readonly MollieRefund[],
  due: Pick<RefundOrder, "amountCents" | "knownRefs" | "notedUntil">,
): RefundResult | null {
  const foreign = made.flatMap((each) =>
    !each.metadata && isGood(each)
      ? { ref: each.id, amountCents: centsOf(each), madeAt: new Date(each.createdAt), each }
      : [],
  );
  const found = findMadeElsewhere(foreign, due);
  return found ? { ...resultOf(found.each), elsewhere: true } : null;
}

const isGood = (refund: MollieRefund): boolean => resultOf(refund).state !== "FAILED";

/** Time after a refund in which Mollie refuses an equal one of the same payment as a mistake */
const EQUAL_REFUND_MS = 3600_000;

const WAITS_AN_HOUR =
  "Mollie neemt een tweede terugbetaling van hetzelfde bedrag pas na een uur aan. Podium vraagt het straks vanzelf opnieuw.";

const hasYoungEqual = (made: readonly MollieRefund[], cents: number): boolean =>
  made.some((each) => centsOf(each) === cents && Date.now() - Date.parse(each.createdAt) < 2 * EQUAL_REFUND_MS);

function refusalWords(made: readonly MollieRefund[], { message }: MollieApiError): string {
  const cents = made.filter(isGood).reduce((sum, each) => sum + centsOf(each), 0);
  if (cents === 0) return `Mollie weigerde de terugbetaling: "${message}"`;
  return `Mollie weigerde dit: van deze betaling ging al ${euros(cents)} terug. Kijk in het dashboard van Mollie wat er terugging.`;
}

/** Mollie read the call and refused it. After a timeout, or when it is busy or broken, it may have succeeded. */
const isRefusal = ({ statusCode = 0 }: MollieApiError): boolean =>
  statusCode >= 400 && statusCode < 500 && statusCode !== TOO_MANY && statusCode !== CONFLICT;

const CONFLICT = 409;
const TOO_MANY = 429;
const NOT_FOUND = 404;
const PAYMENT_ID = /^tr_[A-Za-z0-9]{1,90}$/;

/** Mollie's minimum for Bancontact, whatever the profile. */
const BANCONTACT_MINIMUM_CENTS = 2;

const TIMEOUT_MS = 8000;
const withTimeout = <T>(call: Promise<T>): Promise<T> =>
  pTimeout(call, { milliseconds: TIMEOUT_MS, message: "Mollie did not respond in time" });

/** Mollie refuses a payment whose webhook address is not public. */
function isPublic(url: string): boolean {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, "");
  return ipaddr.isValid(host) ? ipaddr.process(host).range() === "unicast" : host !== "localhost";
}

export function createMollieProvider(options: { apiKey: string; apiEndpoint?: string }): PaymentProvider {
  let client: MollieClient | undefined;
  async function load() {
    const { createMollieClient, ...rest } = await loadMollie();
    client ??= createMollieClient(options);
    return { ...rest, mollie: client };
  }

  async function refundsOf(paymentRef: string): Promise<MollieRefund[]> {
    const { mollie } = await load();
    const made = await withTimeout(mollie.paymentRefunds.page({ paymentId: paymentRef, limit: 250 }));
    return made.map((each) => refundSchema.parse(each));
  }

  const fieldsOf = (order: PaymentOrder) => ({
    amount: { currency: "EUR", value: (order.amountCents / 100).toFixed(2) },
    description: order.description,
    redirectUrl: order.returnUrl,
    ...(isPublic(order.webhookUrl) && { webhookUrl: order.webhookUrl }),
    metadata: { paymentId: order.paymentId, reservationId: order.reservationId },
    idempotencyKey: `podium-payment-${order.paymentId}`,
  });

  return {
    name: "mollie",
    minimumCents: BANCONTACT_MINIMUM_CENTS,

    async create(order) {
      const { mollie, PaymentMethod } = await load();
      const created = await withTimeout(
        mollie.payments.create({ ...fieldsOf(order), method: PaymentMethod.bancontact }),
      );
      const { id } = responseSchema.parse(created);
      return { ref: id, checkoutUrl: z.url({ protocol: /^https?$/ }).parse(created.getCheckoutUrl()) };
    },

    async terminals() {
      const { mollie } = await load();
      const found = (await withTimeout(mollie.terminals.page({ limit: 250 }))).map((each) =>
        terminalSchema.parse(each),
      );
      return found
        .filter(({ status, currency }) => status === "active" && (currency ?? "EUR") === "EUR")
        .map(({ id, description }) => ({ id, name: description?.trim() || id }));
    },

    async createAtTerminal({ terminalId, ...order }) {
      const { mollie, PaymentMethod, MollieApiError } = await load();
      try {
        const created = await withTimeout(
          mollie.payments.create({ ...fieldsOf(order), method: PaymentMethod.pointofsale, terminalId }),
        );
        return { ref: responseSchema.parse(created).id, testPage: testPageSchema.parse(created) };
      } catch (error) {
        if (error instanceof MollieApiError && isRefusal(error)) return null;
        throw error;
      }
    },

    async cancel(ref) {
      const { mollie, MollieApiError } = await load();
      try {
        await withTimeout(mollie.payments.cancel(ref));
      } catch (error) {
        // It can no longer be stopped: it was paid or has ended.
        if (!(error instanceof MollieApiError && isRefusal(error))) throw error;
      }
    },

    async fetchState(ref): Promise<ProviderState | null> {
      if (!PAYMENT_ID.test(ref)) return null;
      const { mollie, MollieApiError } = await load();
      let found: unknown;
      try {
        found = await withTimeout(mollie.payments.get(ref));
      } catch (error) {
        if (error instanceof MollieApiError && error.statusCode === NOT_FOUND) return null;
        throw error;
      }
      const { id, status: word, amount, metadata } = responseSchema.parse(found);
      if (id !== ref) throw new Error("Mollie responded for another payment");
      const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
      const paymentId = metadata?.paymentId ?? null;
      if (!status) return { status: "UNKNOWN", word, paymentId };
      return { status, amountCents: toCents(Number(amount.value)), paymentId };
    },

    async refund({ paymentId, paymentRef, amountCents, description, attempt, ...others }): Promise<RefundResult> {
      const { mollie, MollieApiError } = await load();
      const key = `podium-refund-${paymentId}-${attempt}`;
      // Mollie remembers an idempotency key for an hour, and a refund for ever.
      const made = await refundsOf(paymentRef);
      const known = made.find(({ metadata }) => metadata?.podiumRefund === key);
      if (known) return resultOf(known);
      const foreign = elsewhere(made, { amountCents, ...others });
      if (foreign) return foreign;
      try {
        return resultOf(
          refundSchema.parse(
            await withTimeout(
              mollie.paymentRefunds.create({
                paymentId: paymentRef,
                amount: { currency: "EUR", value: (amountCents / 100).toFixed(2) },
                description,
                metadata: { podiumRefund: key },
                idempotencyKey: key,
              }),
            ),
          ),
        );
      } catch (error) {
        if (!(error instanceof MollieApiError)) throw error;
        if (error.statusCode === CONFLICT && hasYoungEqual(made, amountCents))
          return { state: "ASKED", error: WAITS_AN_HOUR };
        if (isRefusal(error)) return { state: "FAILED", error: refusalWords(made, error) };
        throw error;
      }
    },

    async findElsewhere({ paymentRef, refundRef, ...due }): Promise<RefundResult | null> {
      const made = await refundsOf(paymentRef);
      if (refundRef === null) return elsewhere(made, due);
      const own = made.find(({ id }) => id === refundRef);
      return own ? { ...resultOf(own), elsewhere: true } : null;
    },
  };
}
