import type { Language } from "@podium/shared/words/languages";
import type { Logger } from "pino";
import type { PaymentRow } from "#database/tables/payments.ts";
import type { Account } from "#platform/http/caller.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { createLimiter } from "#platform/data/limiter.ts";
import type { JobQueue } from "#platform/data/queue.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { createCheckout } from "./checkout.ts";
import type { PaymentProvider, ProviderState } from "./payment-provider.ts";
import { checkPayment, settlePaymentNotice } from "./payments.jobs.ts";
import { searchSoon } from "./online-refunds.repository.ts";
import * as repository from "./payments.repository.ts";
import { createSettle } from "./settle.ts";
import type { TransferDetails, TransfersService } from "./transfers.service.ts";

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export type PaymentOutcome = Awaited<ReturnType<PaymentsService["outcome"]>>;

interface LimiterDependencies {
  redis: Pick<RedisConnections, "limits">;
  redisPrefix: string;
}

/** Limit of queued webhooks with unknown references, in the time in which their jobs are retried */
const MAX_UNKNOWN_NOTICES = 500;
const NOTICE_SECONDS = 36 * 3600;
const CHECKS_A_ROUND = 20;
const CHECK_EVERY_MS = 5000;
/** Longer than the provider takes to respond, shorter than it remembers our idempotency key */
const UNOPENED_SECONDS = 1800;
/** Time in which a payment without a reference may be paid, and the provider may send its webhook */
const UNREFERENCED_SECONDS = 2 * 24 * 3600;

/** Limits, over all processes, how many notices callers can queue while the database or the provider is away. */
function limitUnknownNotices({ redis, redisPrefix: prefix }: LimiterDependencies) {
  const points = MAX_UNKNOWN_NOTICES;
  const limiter = createLimiter(redis, { prefix, name: "unknown notices", points, seconds: NOTICE_SECONDS });
  return { allow: async () => (await limiter.count("all")).consumedPoints <= points };
}

export function createPaymentsService(
  deps: {
    database: Database;
    clock: Clock;
    queue: JobQueue;
    provider: PaymentProvider | null;
    reservations: Pick<
      ReservationsService,
      | "getIn"
      | "getFor"
      | "confirmPaid"
      | "completeMove"
      | "payByTransfer"
      | "canBeTransferred"
      | "announceAgain"
      | "delayUnpaidMail"
    >;
    transfers: Pick<TransfersService, "describe">;
    publicUrl: string;
    logger: Logger;
  } & LimiterDependencies,
) {
  const { database, clock, provider, reservations, logger } = deps;
  const unknownNotices = limitUnknownNotices(deps);
  const settle = createSettle(deps);
  const { checkout, checkoutMove } = createCheckout({ ...deps, refresh });

  async function refresh(payment: PaymentRow): Promise<void> {
    if (payment.providerRef === null || payment.provider !== provider?.name) return;
    let state: ProviderState | null;
    try {
      state = await provider.fetchState(payment.providerRef);
    } catch (error) {
      logger.warn(
        { err: error, paymentId: payment.id },
        "the payment provider did not respond; the sweep checks again",
      );
      return;
    }
    if (state) await settle(payment, state);
  }

  /** @param onKnown called once the reference is known to be ours @throws when the provider or the database is away */
  async function settleNotice(ref: string, onKnown?: () => void): Promise<void> {
    if (!provider) return;
    const { db } = database;
    const known = await repository.findPaymentByRef(db, provider.name, ref);
    if (known) onKnown?.();
    // Anybody can call with any reference, and the provider limits our requests.
    const young = plusSeconds(clock.now(), -UNREFERENCED_SECONDS);
    const isWorthAsking = known !== undefined || (await repository.hasUnreferenced(db, provider.name, young));
    const state = isWorthAsking ? await provider.fetchState(ref) : null;
    const payment =
      known ?? (state?.paymentId && (await repository.recordRef(db, state.paymentId, provider.name, ref)));
    // Mollie calls the webhook for a refund too, also for one made in its dashboard.
    if (payment && payment.status === "PAID") await searchSoon(db, payment.id, clock.now());
    if (payment && state) await settle(payment, state);
    else logger.info({ ref }, "a webhook names an unknown payment");
  }

  async function checkSoon(payment: PaymentRow): Promise<void> {
    const moment = Math.floor(clock.now().getTime() / CHECK_EVERY_MS);
    try {
      await deps.queue.enqueue(checkPayment, { paymentId: payment.id, moment });
    } catch (error) {
      logger.warn({ err: error, paymentId: payment.id }, "a payment check could not be queued; the sweep checks it");
    }
  }

  const isPayable = ({ status, expiresAt, totalCents }: Reservation): boolean =>
    status === "PENDING" && totalCents > 0 && expiresAt > clock.now();

  const accepts = (cents: number): boolean => provider !== null && cents >= provider.minimumCents;

  return {
    async start(caller: Account, reservationId: number, language: Language): Promise<string> {
      return checkout(await reservations.getFor(caller, reservationId), language);
    },

    /** Never throws: the reservation exists by then, and the visitor can try again. */
    async checkoutFor(reservation: Reservation): Promise<string | undefined> {
      if (reservation.paymentMethod !== "PAYCONIQ" || !isPayable(reservation)) return undefined;
      try {
        // Reserving stored the language of its page on the reservation.
        return await checkout(reservation, reservation.language);
      } catch (error) {
        logger.warn(
          { err: error, reservationId: reservation.id },
          "an online payment could not be started; the visitor can retry",
        );
        return undefined;
      }
    },

    async outcome(caller: Account, reservationId: number) {
      const reservation = await reservations.getFor(caller, reservationId);
      const payment = await repository.findLatestPayment(database.db, reservationId);
      if (payment?.status === "OPEN") await checkSoon(payment);
      const awaitsMoney = isPayable(reservation);
      const canPayOnline = awaitsMoney && accepts(reservation.totalCents);
      const canPayByTransfer = awaitsMoney && reservations.canBeTransferred(reservation);
      return { reservation, payment: payment ?? null, awaitsMoney, canPayOnline, canPayByTransfer };
    },

    canPayOnline: provider !== null,

    acceptsOnline: accepts,

    startMove: checkoutMove,

    /** Finds the newest payment of a pending move; null: none has begun. */
    async ofMove(reservationId: number, pendingMoveId: number): Promise<PaymentRow | null> {
      const payment = await repository.findLatestPayment(database.db, reservationId, pendingMoveId);
      if (payment?.status === "OPEN") await checkSoon(payment);
      return payment ?? null;
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, ALREADY_PAID, TRANSFER_TOO_LATE */
    async payByTransfer(caller: Account, reservationId: number): Promise<TransferDetails> {
      const reservation = await reservations.getFor(caller, reservationId);
      if (reservation.status === "PENDING" && !reservations.canBeTransferred(reservation))
        throw new DomainError("TRANSFER_TOO_LATE");
      return deps.transfers.describe(await reservations.payByTransfer(reservation, caller.id));
    },

    /** Queues what cannot be settled. @throws UNAVAILABLE: too many wait, so the provider repeats it; Redis is away */
    async handleWebhook(ref: string): Promise<void> {
      let isKnown = false;
      try {
        await settleNotice(ref, () => (isKnown = true));
      } catch (error) {
        if (!isKnown && !(await unknownNotices.allow())) throw new DomainError("UNAVAILABLE");
        logger.warn({ err: error, ref }, "a webhook could not be settled; a job does it later");
        await deps.queue.enqueue(settlePaymentNotice, { ref });
      }
    },

    settleNotice: (ref: string) => settleNotice(ref),

    /** Refreshes an open payment before a caller reads that nothing was paid. */
    async checkLatest(reservationId: number): Promise<void> {
      const payment = await repository.findLatestPayment(database.db, reservationId);
      if (payment?.status === "OPEN") await refresh(payment);
    },

    checkSoon,

    async check(paymentId: number): Promise<void> {
      const payment = await repository.findPayment(database.db, paymentId);
      if (payment) await refresh(payment);
    },

    /** Checks open payments, because a webhook may never come. */
    async sweep(): Promise<void> {
      if (!provider) return;
      const now = clock.now();
      await repository.failUnopened(database.db, plusSeconds(now, -UNOPENED_SECONDS));
      for (const payment of await repository.claimDueChecks(database.db, provider.name, now, CHECKS_A_ROUND))
        await refresh(payment);
    },
  };
}
