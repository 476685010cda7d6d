import { createMollieClient, PaymentMethod } from "@mollie/api-client";
import type { OnlinePaymentStatus } from "@podium/shared/contracts/online-payments";
import pTimeout from "p-timeout";
import * as z from "zod";
import type { PaymentProvider, ProviderState } from "./payment-provider.ts";

/** Mollie's words (docs.mollie.com, Status changes) in ours. */
const STATUSES: Readonly<Record<string, OnlinePaymentStatus>> = {
  open: "OPEN",
  pending: "OPEN",
  authorized: "OPEN",
  paid: "PAID",
  failed: "FAILED",
  canceled: "CANCELLED",
  expired: "EXPIRED",
};

/** What we read of an answer; anything else is nonsense, and thrown. */
const answerSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(40),
  amount: z.object({ currency: z.literal("EUR"), value: z.string().regex(/^\d{1,9}\.\d{2}$/) }),
});

/** The client has no timeout of its own, and retries for long. */
const TIMEOUT_MS = 8000;
const withTimeout = <T>(call: Promise<T>): Promise<T> =>
  pTimeout(call, { milliseconds: TIMEOUT_MS, message: "Mollie did not respond in time" });

/** Mollie calls only addresses that the whole internet can reach, and refuses a payment that names another. */
function reachable(url: string): boolean {
  return !/^https?:\/\/(localhost|127\.|\[::1\]|10\.|192\.168\.)/.test(url);
}

/** Bancontact by way of Mollie. @param options.apiEndpoint for tests */
export function createMollieProvider(options: { apiKey: string; apiEndpoint?: string }): PaymentProvider {
  const mollie = createMollieClient(options);

  return {
    name: "mollie",

    async create(order) {
      const created = await withTimeout(
        mollie.payments.create({
          amount: { currency: "EUR", value: (order.amountCents / 100).toFixed(2) },
          description: order.description,
          redirectUrl: order.returnUrl,
          ...(reachable(order.webhookUrl) && { webhookUrl: order.webhookUrl }),
          method: PaymentMethod.bancontact,
          metadata: { paymentId: order.paymentId, reservationId: order.reservationId },
          idempotencyKey: `podium-payment-${order.paymentId}`,
        }),
      );
      const { id } = answerSchema.parse(created);
      return { ref: id, checkoutUrl: z.url({ protocol: /^https?$/ }).parse(created.getCheckoutUrl()) };
    },

    async fetchState(ref): Promise<ProviderState> {
      const { id, status: word, amount } = answerSchema.parse(await withTimeout(mollie.payments.get(ref)));
      if (id !== ref) throw new Error("Mollie answered for another payment");
      const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
      return status ? { status, amountCents: Math.round(Number(amount.value) * 100) } : { status: "UNKNOWN", word };
    },
  };
}
