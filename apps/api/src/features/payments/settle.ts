import type { RefundReason } from "@podium/shared/contracts/online-payments";
import type { Logger } from "pino";
import type { PaymentRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";
import type { ProviderState } from "./payment-provider.ts";
import { mayBecome } from "./payment-transitions.ts";
import { lockPayment, markPaid, setStatus } from "./payments.repository.ts";

/** Draws the consequences of what a provider says; saying it twice, or late, changes nothing more. */
export function createSettle(deps: {
  database: Database;
  clock: Clock;
  reservations: Pick<ReservationsService, "get" | "confirmWithin" | "announceAgain">;
  logger: Logger;
}) {
  const { database, clock, reservations, logger } = deps;

  /** Notes money that came. @param why it must go back; null: it confirms the reservation, if it can */
  async function receive(payment: PaymentRow, paidCents: number, why: RefundReason | null): Promise<void> {
    await database.transact(async (transaction) => {
      const { db, onCommit } = transaction;
      const { status, amountCents: asked, reservationId } = await lockPayment(db, payment.id);
      if (!mayBecome(status, "PAID")) return;
      let refund = why;
      if (refund === null) {
        const { totalCents } = await reservations.get(reservationId, db);
        if (paidCents !== asked || paidCents !== totalCents) refund = "AMOUNT_DIFFERS";
        else if (!(await reservations.confirmWithin(transaction, reservationId)).confirmedNow)
          refund = "ALREADY_CONFIRMED";
      }
      await markPaid(db, payment.id, { at: clock.now(), cents: paidCents, refund });
      if (refund === null) return;
      logger.warn({ paymentId: payment.id, reservationId, refund }, "money came that must be paid back");
      onCommit(() => reservations.announceAgain(reservationId));
    });
  }

  /** The confirmation may find that it cannot be: then all of it is undone, and the money noted as to be paid back. */
  async function receiveOrRefund(payment: PaymentRow, paidCents: number): Promise<void> {
    try {
      await receive(payment, paidCents, null);
    } catch (error) {
      if (!(error instanceof DomainError) || (error.code !== "SEATS_GONE" && error.code !== "RESERVATION_CLOSED"))
        throw error;
      await receive(payment, paidCents, error.code);
    }
  }

  return async function settle(payment: PaymentRow, state: ProviderState): Promise<void> {
    if (state.status === "UNKNOWN") {
      logger.warn(
        { paymentId: payment.id, word: state.word },
        "the payment provider says something that we do not know",
      );
      return;
    }
    const { status } = state;
    if (!mayBecome(payment.status, status)) return;
    if (status === "PAID") return receiveOrRefund(payment, state.amountCents);
    await database.transact(async ({ db, onCommit }) => {
      const current = await lockPayment(db, payment.id);
      if (!mayBecome(current.status, status)) return;
      await setStatus(db, payment.id, status);
      onCommit(() => reservations.announceAgain(payment.reservationId));
    });
  };
}
