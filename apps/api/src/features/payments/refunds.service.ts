import type { RefundReason } from "@podium/shared/contracts/online-payments";
import type { Logger } from "pino";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import type { VouchersService } from "#features/vouchers/vouchers.service.ts";
import * as repository from "./refunds.repository.ts";

export type RefundsService = ReturnType<typeof createRefundsService>;

export type Refund = NonNullable<ReturnType<typeof toRefund>>;

const METHODS = { transfer: "TRANSFER", cash: "CASH" } as const satisfies Record<repository.ByHand, string>;
const isByHand = (provider: string): provider is repository.ByHand => Object.hasOwn(METHODS, provider);

function toRefund(payment: repository.RefundRow, reservation: Reservation) {
  const { id: paymentId, provider, refundReason: reason, paidAt, refundedAt, voucherId } = payment;
  if (reason === null || paidAt === null) return null;
  const amountCents = payment.paidCents ?? payment.amountCents;
  return {
    paymentId,
    reservation,
    amountCents,
    paidAt,
    reason,
    method: isByHand(provider) ? METHODS[provider] : ("ONLINE" as const),
    providerReference: payment.providerRef ?? "",
    payer: payment.payer ?? "",
    refundedAt,
    voucherId,
  };
}

/** Money of a bank statement that goes back. */
export interface ReturnedTransfer {
  transactionId: number;
  reservationId: number;
  cents: number;
  paidAt: Date;
  reason: RefundReason;
}

/** Volunteers refund the money themselves and record it here. */
export function createRefundsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  reservations: Pick<ReservationsService, "getIn" | "getMany" | "announceAgain">;
  vouchers: Pick<VouchersService, "issue">;
  logger: Logger;
}) {
  const { database, clock, audit, reservations, vouchers, logger } = deps;

  async function insert({ db, onCommit }: Transaction, received: repository.Received): Promise<void> {
    await repository.insertReceived(db, received, clock.now());
    const { reservationId, reason: refund } = received;
    onCommit(() => {
      logger.warn({ reservationId, refund }, "a refund is due");
      return reservations.announceAgain(reservationId);
    });
  }

  return {
    async list(): Promise<Refund[]> {
      const payments = await repository.findRefunds(database.db);
      const byId = await reservations.getMany(payments.map((payment) => payment.reservationId));
      return payments.flatMap((payment) => {
        const reservation = byId.get(payment.reservationId);
        return (reservation && toRefund(payment, reservation)) ?? [];
      });
    },

    /** For a reservation that was cancelled after it was paid, in whatever way. */
    async noteCancelled(
      transaction: Transaction,
      { id, totalCents, paymentMethod, confirmedAt, repriced }: Reservation,
    ) {
      if (confirmedAt === null || totalCents === 0) return;
      const { db } = transaction;
      if (!repriced && (await repository.markRefundsDue(db, id))) return;
      const { payments, transfers } = await repository.findKeptMoney(db, id);
      // It may have been confirmed by hand for online money that goes back already, unless a transfer or cash came.
      if (!repriced && payments > 0 && transfers === 0 && paymentMethod !== "CASH") return;
      await insert(transaction, {
        reservationId: id,
        provider: paymentMethod === "CASH" ? "cash" : "transfer",
        cents: totalCents,
        paidAt: confirmedAt,
        reason: "RESERVATION_CANCELLED",
        bankTransactionId: null,
      });
    },

    /** Of seats of a paid reservation that were given up: the rest stays paid. */
    async noteGivenUp(transaction: Transaction, reservationId: number, cents: number) {
      const { paymentMethod, confirmedAt } = await reservations.getIn(transaction, reservationId);
      await insert(transaction, {
        reservationId,
        provider: paymentMethod === "CASH" ? "cash" : "transfer",
        cents,
        paidAt: confirmedAt ?? clock.now(),
        reason: "SEATS_GIVEN_UP",
        bankTransactionId: null,
      });
    },

    /** Its amount would differ from what is due. @throws DomainError PAYMENT_UNDER_WAY */
    async refuseOpenPayment({ db }: Transaction, reservationId: number): Promise<void> {
      if (await repository.hasOpenPayment(db, reservationId)) throw new DomainError("PAYMENT_UNDER_WAY");
    },

    /** Of a transfer that cannot be used, or of what it brought too much. */
    noteTransfer: (transaction: Transaction, { transactionId: bankTransactionId, ...money }: ReturnedTransfer) =>
      insert(transaction, { ...money, provider: "transfer", bankTransactionId }),

    /** The transfer that paid a reservation which is cancelled. @returns false when no refund waits for its transfer */
    noteSource: (
      { db }: Transaction,
      { reservationId, transactionId, cents }: Omit<ReturnedTransfer, "paidAt" | "reason">,
    ) => repository.setSource(db, { reservationId, transactionId, cents }),

    /**
     * Gives what is due back as a voucher, mailed to who has an address; the same again changes nothing.
     *
     * @throws DomainError PAYMENT_NOT_FOUND, REFUND_DONE when it was paid back otherwise
     */
    async giveAsVoucher(paymentId: number, actorId: number): Promise<Refund> {
      return database.transact(async (transaction) => {
        const { db } = transaction;
        const marked = await repository.markRefunded(db, paymentId, clock.now());
        const payment = await repository.findRefund(db, paymentId);
        const refund = payment && toRefund(payment, await reservations.getIn(transaction, payment.reservationId));
        if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
        if (!marked && refund.voucherId === null) throw new DomainError("REFUND_DONE");
        if (!marked) return refund;
        const { reservation, amountCents } = refund;
        const { id: userId, firstname, lastname, email } = reservation.user;
        const voucherId = await vouchers.issue(transaction, {
          cents: amountCents,
          origin: "REFUND",
          name: `${firstname} ${lastname}`.trim(),
          email,
          userId,
          actorId,
          reason: `Terugbetaling van reservering #${reservation.id}`,
        });
        await repository.setVoucher(db, paymentId, voucherId);
        transaction.onCommit(() => reservations.announceAgain(reservation.id));
        return { ...refund, voucherId };
      });
    },

    /** Again does no harm. @throws DomainError PAYMENT_NOT_FOUND */
    async markDone(paymentId: number, actorId: number): Promise<Refund> {
      return database.transact(async (transaction) => {
        const marked = await repository.markRefunded(transaction.db, paymentId, clock.now());
        const payment = await repository.findRefund(transaction.db, paymentId);
        const refund = payment && toRefund(payment, await reservations.getIn(transaction, payment.reservationId));
        if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
        if (!marked) return refund;
        const { reservation, amountCents, providerReference: reference } = refund;
        await audit.record(transaction, {
          actorId,
          action: "REFUNDED",
          subject: { type: "reservation", id: reservation.id },
          details: { paymentId, amount: amountCents / 100, reference },
        });
        transaction.onCommit(() => reservations.announceAgain(reservation.id));
        return refund;
      });
    },
  };
}
