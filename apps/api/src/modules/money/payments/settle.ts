import type { RefundReason } from "@podium/shared/contracts/refunds";
import type { Logger } from "pino";
import type { PaymentRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { ProviderState } from "./payment-provider.ts";
import * as repository from "./payments.repository.ts";

const REFUSALS = ["SEATS_GONE", "RESERVATION_CLOSED", "VOUCHER_SHORT", "PRODUCTS_GONE", "MOVE_ENDED"] as const;
const isRefundReason = (code: string): code is (typeof REFUSALS)[number] => REFUSALS.some((known) => known === code);

const REASONS_BY_CODE: Partial<Record<string, RefundReason>> = {
  // The show was cancelled while the money came.
  SHOW_CANCELLED: "RESERVATION_CLOSED",
  SOLD_OUT: "PRODUCTS_GONE",
  // Others took what the cast quota had left while the money came.
  CAST_QUOTA_FULL: "SEATS_GONE",
};

/** Applies a provider's state; repeated or late states change nothing. */
export function createSettle(deps: {
  database: Database;
  clock: Clock;
  reservations: Pick<
    ReservationsService,
    "getIn" | "confirmPaid" | "completeMove" | "announceAgain" | "delayUnpaidMail"
  >;
  logger: Logger;
}) {
  const { database, clock, reservations, logger } = deps;

  /** @returns the reason of a refund; null: confirmed */
  async function confirm(
    transaction: Transaction,
    { amountCents, reservationId, pendingMoveId, terminalBy }: PaymentRow,
    paidCents: number,
  ): Promise<RefundReason | null> {
    if (pendingMoveId !== null) {
      // The payment was made for the price of the move, which never changes.
      if (paidCents !== amountCents) return "AMOUNT_DIFFERS";
      await reservations.completeMove(transaction, pendingMoveId);
      return null;
    }
    const { totalCents } = await reservations.getIn(transaction, reservationId);
    if (paidCents !== amountCents || paidCents !== totalCents) return "AMOUNT_DIFFERS";
    const { confirmedNow } = await reservations.confirmPaid(transaction, reservationId, { terminalBy });
    return confirmedNow ? null : "ALREADY_CONFIRMED";
  }

  /** @param refundReason null: confirms the reservation, if it can */
  async function receive(payment: PaymentRow, paidCents: number, refundReason: RefundReason | null): Promise<void> {
    const { id, reservationId } = payment;
    await database.transact(async (transaction) => {
      const { db, onCommit } = transaction;
      if (!(await repository.changeStatus(db, id, "PAID", { paidAt: clock.now(), paidCents }))) return;
      const refund = refundReason ?? (await confirm(transaction, payment, paidCents));
      if (refund === null) return;
      await repository.setRefundReason(db, id, refund);
      onCommit(() => {
        logger.warn({ paymentId: id, reservationId, refund }, "a refund is due");
        return reservations.announceAgain(reservationId);
      });
    });
  }

  /** A refused confirmation rolls back; the money is then recorded as a refund due. */
  async function receiveOrRefund(payment: PaymentRow, paidCents: number): Promise<void> {
    try {
      await receive(payment, paidCents, null);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const reason = REASONS_BY_CODE[error.code] ?? error.code;
      if (!isRefundReason(reason)) throw error;
      await receive(payment, paidCents, reason);
    }
  }

  return async function settle(payment: PaymentRow, state: ProviderState): Promise<void> {
    const { status } = state;
    if (status === "UNKNOWN") {
      logger.warn({ paymentId: payment.id, word: state.word }, "the payment provider sent an unknown status");
      return;
    }
    // Only `checkout` opens a payment, since it knows the provider's page.
    if (status === "OPEN" || status === payment.status) return;
    if (status === "PAID") return receiveOrRefund(payment, state.amountCents);
    await database.transact(async (transaction) => {
      if (!(await repository.changeStatus(transaction.db, payment.id, status))) return;
      await reservations.delayUnpaidMail(transaction, payment.reservationId, "left");
      transaction.onCommit(() => reservations.announceAgain(payment.reservationId));
    });
  };
}
