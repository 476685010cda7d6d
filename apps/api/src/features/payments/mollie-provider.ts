import { createMollieClient, MollieApiError, PaymentMethod } from "@mollie/api-client";
import type { OnlinePaymentStatus } from "@podium/shared/contracts/online-payments";
import { MAX_ID } from "@podium/shared/limits";
import ipaddr from "ipaddr.js";
import pTimeout from "p-timeout";
import * as z from "zod";
import type { PaymentProvider, ProviderState } from "./payment-provider.ts";

const STATUSES: Readonly<Record<string, OnlinePaymentStatus>> = {
  open: "OPEN",
  pending: "OPEN",
  authorized: "OPEN",
  paid: "PAID",
  failed: "FAILED",
  canceled: "CANCELLED",
  expired: "EXPIRED",
};

/** Any other response is an error. */
const responseSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(40),
  amount: z.object({ currency: z.literal("EUR"), value: z.string().regex(/^\d{1,9}\.\d{2}$/) }),
  // What another program made in the same account has other metadata, or none.
  metadata: z
    .object({ paymentId: z.int().positive().max(MAX_ID) })
    .nullish()
    .catch(null),
});

const NOT_FOUND = 404;
const PAYMENT_ID = /^tr_[A-Za-z0-9]{1,90}$/;

const TIMEOUT_MS = 8000;
const withTimeout = <T>(call: Promise<T>): Promise<T> =>
  pTimeout(call, { milliseconds: TIMEOUT_MS, message: "Mollie did not respond in time" });

/** Mollie refuses a payment whose webhook address is not public. */
function isPublic(url: string): boolean {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, "");
  return ipaddr.isValid(host) ? ipaddr.process(host).range() === "unicast" : host !== "localhost";
}

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
          ...(isPublic(order.webhookUrl) && { webhookUrl: order.webhookUrl }),
          method: PaymentMethod.bancontact,
          metadata: { paymentId: order.paymentId, reservationId: order.reservationId },
          idempotencyKey: `podium-payment-${order.paymentId}`,
        }),
      );
      const { id } = responseSchema.parse(created);
      return { ref: id, checkoutUrl: z.url({ protocol: /^https?$/ }).parse(created.getCheckoutUrl()) };
    },

    async fetchState(ref): Promise<ProviderState | null> {
      if (!PAYMENT_ID.test(ref)) return null;
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
      return { status, amountCents: Math.round(Number(amount.value) * 100), paymentId };
    },
  };
}
