import type { OnlinePaymentStatus } from "@podium/shared/contracts/payments";
import type { Selectable } from "kysely";
import * as z from "zod";
import type { TestProviderPaymentsTable } from "#database/tables/payments.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";
import { createSigner } from "#platform/http/signed-token.ts";
import type { PaymentOrder, PaymentProvider } from "./payment-provider.ts";

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

const TEST_TERMINAL = { id: "term_test", name: "Testterminal" };

export const testPagePath = (ref: string): string => `/test-betaling/${ref}`;

export function createTestProvider(deps: { db: Db; clock: Clock; secret: string }): TestProvider {
  const { db, clock } = deps;
  const { sign } = createSigner(deps.secret, "test-payment");

  const find = (ref: string): Promise<TestPayment | undefined> =>
    db.selectFrom("testProviderPayments").selectAll().where("ref", "=", ref).executeTakeFirst();

  /** The reference is equal for a retry (payment id) and cannot be guessed (secret). */
  async function make({ paymentId, amountCents, description, returnUrl }: PaymentOrder): Promise<string> {
    const ref = `test_${sign(String(paymentId)).slice(0, 24)}`;
    await db
      .insertInto("testProviderPayments")
      .values({ ref, paymentId, amountCents, description, returnUrl, createdAt: clock.now() })
      .onConflict((conflict) => conflict.column("ref").doNothing())
      .execute();
    return ref;
  }

  async function choose(ref: string, outcome: TestOutcome): Promise<void> {
    await db
      .updateTable("testProviderPayments")
      .set({ status: OUTCOMES[outcome] })
      .where("ref", "=", ref)
      .where("status", "=", "open")
      .execute();
  }

  return {
    name: "test",
    minimumCents: 1,
    find,

    async create(order) {
      const ref = await make(order);
      return { ref, checkoutUrl: testPagePath(ref) };
    },

    terminals: async () => [TEST_TERMINAL],

    async createAtTerminal({ terminalId, ...order }) {
      if (terminalId !== TEST_TERMINAL.id) return null;
      const ref = await make(order);
      return { ref, testPage: testPagePath(ref) };
    },

    cancel: (ref) => choose(ref, "cancel"),

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

    choose,
  };
}
