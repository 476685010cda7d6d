import type { Logger } from "pino";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import * as repository from "./online-refunds.repository.ts";
import type { PaymentProvider, RefundResult } from "./payment-provider.ts";
import type { PaymentsLog } from "./payments.log.ts";
import type { Refund, RefundsService } from "./refunds.service.ts";

export type OnlineRefundsService = ReturnType<typeof createOnlineRefundsService>;

/** First check of an attempt, after the provider's own timeout has passed */
const FIRST_CHECK_SECONDS = 60;
const CHECKS_A_ROUND = 20;

const WITHDRAWN: RefundResult = {
  state: "FAILED",
  error: "De terugbetaling die in het dashboard van de betaaldienst begon, ging niet door.",
};

export function createOnlineRefundsService(deps: {
  database: Database;
  clock: Clock;
  provider: PaymentProvider | null;
  audit: Pick<AuditService<PaymentsLog>, "record">;
  reservations: Pick<ReservationsService, "announceAgain">;
  refunds: Pick<RefundsService, "getMany">;
  logger: Logger;
}) {
  const { database, clock, provider, audit, reservations, logger } = deps;

  async function store(transaction: Transaction, open: repository.OnlineRefund, result: RefundResult): Promise<void> {
    if (!(await repository.settle(transaction.db, open, result, clock.now()))) return;
    const { paymentId, reservationId, askedBy: actorId, amountCents, paymentRef: reference } = open;
    const { elsewhere } = result;
    if (result.state === "DONE")
      await audit.record(transaction, {
        actorId: elsewhere ? null : actorId,
        action: "REFUNDED",
        subject: { type: "reservation", id: reservationId },
        details: { paymentId, amount: amountCents / 100, reference, ...(elsewhere && { elsewhere }) },
      });
    if (result.state === "FAILED") logger.warn({ paymentId, error: result.error }, "a refund was refused");
    transaction.onCommit(() => reservations.announceAgain(reservationId));
  }

  /** Follows a refund that was found in the provider's dashboard; such a refund is never made here. */
  async function followElsewhere(open: repository.OnlineRefund, from: PaymentProvider): Promise<RefundResult> {
    const found = await from.findElsewhere(open);
    return found && found.state !== "FAILED" ? found : WITHDRAWN;
  }

  /** Idempotent, also in several processes: the attempt is the provider's idempotency key. */
  async function follow(paymentId: number): Promise<void> {
    if (!provider) return;
    const open = await repository.findOpen(database.db, paymentId, provider.name);
    if (!open) return;
    const description = `Terugbetaling reservering ${open.reservationId}`;
    const result = open.elsewhere
      ? await followElsewhere(open, provider)
      : await provider.refund({ ...open, description });
    await database.transact(async (transaction) => {
      // Just found, while a volunteer may have noted it as another refund. If so, the sweep asks again.
      const isFound = result.elsewhere && open.refundRef === null;
      if (isFound && !(await repository.lockOthers(transaction.db, open))) return;
      await store(transaction, open, result);
    });
  }

  async function followAll(paymentIds: readonly number[]): Promise<void> {
    for (const paymentId of paymentIds) {
      try {
        await follow(paymentId);
      } catch (error) {
        logger.warn({ err: error, paymentId }, "the provider did not respond about a refund; the sweep asks again");
      }
    }
  }

  /** @param askedBy null: found in the dashboard @returns the attempt; null: not due, or goes another way already */
  async function claim({ db }: Transaction, paymentId: number, askedBy: number | null): Promise<number | null> {
    if (!provider || !(await repository.claim(db, paymentId, provider.name))) return null;
    const askedAt = clock.now();
    const nextCheckAt = plusSeconds(askedAt, FIRST_CHECK_SECONDS);
    return repository.insertAttempt(db, { paymentId, askedBy, askedAt, nextCheckAt, elsewhere: askedBy === null });
  }

  const storeFound = (due: repository.DueRefund, found: RefundResult): Promise<void> =>
    database.transact(async (transaction) => {
      if (!(await repository.lockOthers(transaction.db, due))) return;
      const attempt = await claim(transaction, due.paymentId, null);
      if (attempt !== null) await store(transaction, { ...due, attempt, askedBy: null, elsewhere: true }, found);
    });

  async function searchDashboard(): Promise<void> {
    if (!provider) return;
    for (const paymentId of await repository.claimUnasked(database.db, provider.name, clock.now(), CHECKS_A_ROUND)) {
      try {
        // One after the other: a refund found for one row is known when the next is searched.
        const due = await repository.findUnasked(database.db, paymentId, provider.name);
        const found = due && (await provider.findElsewhere(due));
        if (found) await storeFound(due, found);
      } catch (error) {
        logger.warn({ err: error, paymentId }, "the provider did not respond about its refunds; the sweep asks again");
      }
    }
  }

  return {
    /** Skips those no longer due, going another way or of another provider. @throws DomainError PAYMENT_NOT_FOUND */
    async request(paymentIds: readonly number[], actorId: number): Promise<Refund[]> {
      const found = await deps.refunds.getMany(paymentIds);
      const claimed: number[] = [];
      for (const { paymentId } of found) {
        const attempt = await database.transact((transaction) => claim(transaction, paymentId, actorId));
        if (attempt !== null) claimed.push(paymentId);
      }
      await followAll(claimed);
      return deps.refunds.getMany(paymentIds);
    },

    async sweep(): Promise<void> {
      await followAll(await repository.claimDue(database.db, clock.now(), CHECKS_A_ROUND));
      await searchDashboard();
    },
  };
}
