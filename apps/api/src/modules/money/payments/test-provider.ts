import type { OnlinePaymentStatus } from "@podium/shared/contracts/payments";
import type { Selectable } from "kysely";
import * as z from "zod";
import type { TestProviderPaymentsTable } from "#database/tables/payments.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";
import { createSigner } from "#platform/http/signed-token.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export const testOutcomeSchema = z.enum(["pay", "cancel", "fail", "expire"]);
export type TestOutcome = z.infer<typeof testOutcomeSchema>;
const OUTCOMES = {
  pay: "paid",
  cancel: "canceled",
  fail: "failed",
  expire: "expired",
} as const satisfies Record<TestOutcome, string>;

const STATUSES = {
  open: "OPEN",
  paid: "PAID",
  failed: "FAILED",
  canceled: "CANCELLED",
  expired: "EXPIRED",
} as const satisfies Record<string, OnlinePaymentStatus>;

export type TestPayment = Selectable<TestProviderPaymentsTable>;

export interface TestProvider extends PaymentProvider {
  find(ref: string): Promise<TestPayment | undefined>;
  choose(ref: string, outcome: TestOutcome): Promise<void>;
}

export const testPagePath = (ref: string): string => `/test-betaling/${ref}`;

export function createTestProvider(deps: { db: Db; clock: Clock; secret: string }): TestProvider {
  const { db, clock } = deps;
  const { sign } = createSigner(deps.secret, "test-payment");

  const find = (ref: string): Promise<TestPayment | undefined> =>
    db.selectFrom("testProviderPayments").selectAll().where("ref", "=", ref).executeTakeFirst();

  return {
    name: "test",
    minimumCents: 1,
    find,

    async create({ paymentId, amountCents, description, returnUrl }) {
      // The reference is equal for a retry (payment id) and cannot be guessed (secret).
      const ref = `test_${sign(String(paymentId)).slice(0, 24)}`;
      await db
        .insertInto("testProviderPayments")
        .values({ ref, paymentId, amountCents, description, returnUrl, createdAt: clock.now() })
        .onConflict((conflict) => conflict.column("ref").doNothing())
        .execute();
      return { ref, checkoutUrl: testPagePath(ref) };
    },

    async fetchState(ref) {
      const payment = await find(ref);
      if (!payment) return null;
      return {
        status: STATUSES[payment.status],
        amountCents: payment.amountCents,
        paymentId: payment.paymentId,
      };
    },

    /** Succeeds at once. An amount that ends in 13 cents fails, to show a refusal. */
    async refund({ amountCents }) {
      const isRefused = amountCents % 100 === 13;
      return isRefused
        ? { state: "FAILED", error: "De testbetaaldienst weigert 13 cent." }
        : { state: "DONE", error: null };
    },

    findElsewhere: async () => null,

    async choose(ref, outcome) {
      await db
        .updateTable("testProviderPayments")
        .set({ status: OUTCOMES[outcome] })
        .where("ref", "=", ref)
        .where("status", "=", "open")
        .execute();
    },
  };
}
