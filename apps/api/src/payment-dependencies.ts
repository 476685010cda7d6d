import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Config } from "./config.ts";
import { createMollieProvider } from "./modules/money/payments/mollie-provider.ts";
import type { PaymentProvider } from "./modules/money/payments/payment-provider.ts";
import { createTestProvider } from "./modules/money/payments/test-provider.ts";
import type { Clock } from "./platform/process/clock.ts";
import type { Db } from "./platform/data/database.ts";

/** Chooses the provider of online payments, as a part of the composition root; null: transfers only. */
export function choosePaymentProvider(
  config: Config,
  { db, clock, given }: { db: Db; clock: Clock; given: PaymentProvider | undefined },
) {
  const testProvider =
    config.PAYMENT_PROVIDER === "test" ? createTestProvider({ db, clock, secret: config.JWT_SECRET }) : null;
  const paymentProvider =
    given ??
    testProvider ??
    (config.MOLLIE_API_KEY && config.PAYMENT_PROVIDER === "mollie"
      ? createMollieProvider({ apiKey: config.MOLLIE_API_KEY })
      : null);
  const paymentMethods: PaymentMethod[] = paymentProvider ? ["MANUAL", "PAYCONIQ"] : ["MANUAL"];
  const minimumOnlineCents = paymentProvider?.minimumCents ?? 0;
  return { testProvider, paymentProvider, paymentMethods, minimumOnlineCents };
}
