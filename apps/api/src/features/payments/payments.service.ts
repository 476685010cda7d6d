import type { Logger } from "pino";
import * as z from "zod";
import type { PaymentRow } from "#database/tables/payments.ts";
import type { Account } from "#platform/caller.ts";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { defineJob, type JobQueue } from "#platform/queue.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import { createCheckout } from "./checkout.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import {
  claimDueChecks,
  failUnanswered,
  findLatestPayment,
  findPayment,
  findPaymentByRef,
} from "./payments.repository.ts";
import { createSettle } from "./settle.ts";
import type { TransferDetails, TransfersService } from "./transfers.service.ts";

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export interface PaymentOutcome {
  reservation: Reservation;
  /** The newest one; null when none was ever begun. */
  payment: PaymentRow | null;
  /** Whether the reservation can still be paid, in whatever way. */
  awaitsMoney: boolean;
  canPayOnline: boolean;
}

/** Checks that are asked for within the same moment share one job. */
export const checkPayment = defineJob({
  name: "check-payment",
  payload: z.object({ paymentId: z.int(), moment: z.int() }),
  id: ({ paymentId, moment }) => `check-payment-${paymentId}-${moment}`,
  attempts: 3,
});

const CHECKS_A_ROUND = 20;
/** How often the outcome that a browser waits for is checked at most. */
const CHECK_EVERY_MS = 5000;
/** Longer than a provider takes to answer, shorter than it remembers our idempotency key. */
const UNANSWERED_SECONDS = 1800;

/** @param deps.provider null: payments are not taken online */
export function createPaymentsService(deps: {
  database: Database;
  clock: Clock;
  queue: JobQueue;
  provider: PaymentProvider | null;
  reservations: Pick<ReservationsService, "get" | "getFor" | "confirmPaid" | "changePaymentMethod" | "announceAgain">;
  transfers: Pick<TransfersService, "describe">;
  publicUrl: string;
  logger: Logger;
}) {
  const { database, clock, provider, reservations, logger } = deps;
  const settle = createSettle(deps);
  const checkout = createCheckout({ ...deps, refresh });

  /** Fetches the provider's state and applies it. A provider that is away, or answers nonsense, changes nothing. */
  async function refresh(payment: PaymentRow): Promise<void> {
    if (payment.providerRef === null || payment.provider !== provider?.name) return;
    let state: Awaited<ReturnType<PaymentProvider["fetchState"]>>;
    try {
      state = await provider.fetchState(payment.providerRef);
    } catch (error) {
      logger.warn({ err: error, paymentId: payment.id }, "the payment provider did not answer; the sweep asks again");
      return;
    }
    await settle(payment, state);
  }

  /** A browser that waits for the outcome does not wait for the sweep. */
  async function checkSoon(payment: PaymentRow): Promise<void> {
    const moment = Math.floor(clock.now().getTime() / CHECK_EVERY_MS);
    try {
      await deps.queue.enqueue(checkPayment, { paymentId: payment.id, moment });
    } catch (error) {
      logger.warn({ err: error, paymentId: payment.id }, "a payment could not be asked about now; the sweep will");
    }
  }

  const isPayable = ({ status, expiresAt, totalCents }: Reservation): boolean =>
    status === "PENDING" && totalCents > 0 && expiresAt > clock.now();

  return {
    /**
     * Where to pay a reservation online: the payment that is open already, or a new one.
     * @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, ALREADY_PAID, PAYMENT_METHOD_UNAVAILABLE, PAYMENT_PROVIDER_AWAY
     */
    async start(caller: Account, reservationId: number): Promise<string> {
      return checkout(await reservations.getFor(caller, reservationId));
    },

    /** The same right after reserving, without an error: the reservation is made, and the visitor can try again. */
    async checkoutFor(reservation: Reservation): Promise<string | undefined> {
      if (reservation.paymentMethod !== "PAYCONIQ" || !isPayable(reservation)) return undefined;
      try {
        return await checkout(reservation);
      } catch (error) {
        logger.warn(
          { err: error, reservationId: reservation.id },
          "an online payment could not begin; the visitor can try again",
        );
        return undefined;
      }
    },

    /** @throws DomainError RESERVATION_NOT_FOUND */
    async outcome(caller: Account, reservationId: number): Promise<PaymentOutcome> {
      const reservation = await reservations.getFor(caller, reservationId);
      const payment = await findLatestPayment(database.db, reservationId);
      if (payment?.status === "OPEN") await checkSoon(payment);
      const awaitsMoney = isPayable(reservation);
      return { reservation, payment: payment ?? null, awaitsMoney, canPayOnline: awaitsMoney && provider !== null };
    },

    /** Pays by transfer instead. @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, ALREADY_PAID */
    async payByTransfer(caller: Account, reservationId: number): Promise<TransferDetails> {
      await reservations.getFor(caller, reservationId);
      return deps.transfers.describe(await reservations.changePaymentMethod(reservationId, "MANUAL"));
    },

    /** Somebody says that a payment changed at the provider; its state is fetched, not believed. */
    async handleWebhook(ref: string): Promise<void> {
      const payment = provider && (await findPaymentByRef(database.db, provider.name, ref));
      if (payment) return refresh(payment);
      logger.info({ ref }, "a webhook names a payment that we do not know");
    },

    async check(paymentId: number): Promise<void> {
      const payment = await findPayment(database.db, paymentId);
      if (payment) await refresh(payment);
    },

    /** The sweep: checks open payments, because webhooks may never come. */
    async sweep(): Promise<void> {
      if (!provider) return;
      const now = clock.now();
      await failUnanswered(database.db, plusSeconds(now, -UNANSWERED_SECONDS));
      for (const payment of await claimDueChecks(database.db, provider.name, now, CHECKS_A_ROUND))
        await refresh(payment);
    },
  };
}
