import type { Logger } from "pino";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";
import * as repository from "./online-refunds.repository.ts";
import type { PaymentProvider, RefundResult } from "./payment-provider.ts";
import type { Refund, RefundsService } from "./refunds.service.ts";

export type OnlineRefundsService = ReturnType<typeof createOnlineRefundsService>;

/** Longer than the provider's own timeout. */
const FIRST_CHECK_SECONDS = 60;
const CHECKS_A_ROUND = 20;

const TAKEN_BACK: RefundResult = {
  state: "FAILED",
  error: "De terugbetaling die in het dashboard van de betaaldienst begon, ging niet door.",
};

/** Money that goes back through the provider it came from. A row says what was asked; a sweep goes on with it. */
export function createOnlineRefundsService(deps: {
  database: Database;
  clock: Clock;
  provider: PaymentProvider | null;
  audit: Pick<AuditService, "record">;
  reservations: Pick<ReservationsService, "announceAgain">;
  refunds: Pick<RefundsService, "getMany">;
  logger: Logger;
}) {
  const { database, clock, provider, audit, reservations, logger } = deps;

  /** Safe to run twice, and in several processes: the attempt is the provider's idempotency key. */
  async function follow(paymentId: number): Promise<void> {
    if (!provider) return;
    const open = await repository.findOpen(database.db, paymentId, provider.name);
    if (!open) return;
    const description = `Terugbetaling reservering ${open.reservationId}`;
    // Nobody asked for it: it is followed in the provider's dashboard, and never made here.
    const result = open.elsewhere
      ? ((await provider.findElsewhere(open)) ?? TAKEN_BACK)
      : await provider.refund({ ...open, description });
    await database.transact(async (transaction) => {
      if (!(await repository.settle(transaction.db, open, result, clock.now()))) return;
      const { reservationId, askedBy: actorId, amountCents, paymentRef: reference } = open;
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
    });
  }

  async function followAll(paymentIds: readonly number[]): Promise<void> {
    for (const paymentId of paymentIds) {
      try {
        await follow(paymentId);
      } catch (error) {
        logger.warn({ err: error, paymentId }, "the provider did not answer about a refund; the sweep asks again");
      }
    }
  }

  /** On its road at the provider, for whoever asks or looks first. @returns false: it is not due, or on a road */
  const take = (paymentId: number, askedBy: number | null, elsewhere = false): Promise<boolean> =>
    database.transact(async ({ db }) => {
      if (!provider || !(await repository.claim(db, paymentId, provider.name))) return false;
      const askedAt = clock.now();
      const nextCheckAt = plusSeconds(askedAt, FIRST_CHECK_SECONDS);
      await repository.insertAttempt(db, { paymentId, askedBy, askedAt, nextCheckAt, elsewhere });
      return true;
    });

  /** What somebody paid back in the provider's dashboard needs no other road, and is told as paid once. */
  async function lookElsewhere(): Promise<void> {
    if (!provider) return;
    for (const due of await repository.claimUnasked(database.db, provider.name, clock.now(), CHECKS_A_ROUND)) {
      const { paymentId } = due;
      try {
        if ((await provider.findElsewhere(due)) && (await take(paymentId, null, true))) await follow(paymentId);
      } catch (error) {
        logger.warn({ err: error, paymentId }, "the provider did not answer about its refunds; the sweep asks again");
      }
    }
  }

  return {
    /**
     * What is not due any more, on another road or not of this provider stays as it is.
     * @throws DomainError PAYMENT_NOT_FOUND
     */
    async ask(paymentIds: readonly number[], actorId: number): Promise<Refund[]> {
      const found = await deps.refunds.getMany(paymentIds);
      const claimed: number[] = [];
      for (const { paymentId } of found) if (await take(paymentId, actorId)) claimed.push(paymentId);
      await followAll(claimed);
      return deps.refunds.getMany(paymentIds);
    },

    async sweep(): Promise<void> {
      await followAll(await repository.claimDue(database.db, clock.now(), CHECKS_A_ROUND));
      await lookElsewhere();
    },
  };
}
