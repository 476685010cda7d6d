import type { RefundReason } from "@podium/shared/contracts/online-payments";
import type { PaymentRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { euros } from "#platform/formats.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import { findPayment, findRefunds, markRefunded, markRefundsDue } from "./payments.repository.ts";

export type RefundsService = ReturnType<typeof createRefundsService>;

export interface Refund {
  paymentId: number;
  reservation: Reservation;
  amountCents: number;
  paidAt: Date;
  reason: RefundReason;
  providerReference: string;
  refundedAt: Date | null;
}

function toRefund(payment: PaymentRow, reservation: Reservation): Refund | null {
  const { id, refundReason: reason, paidAt, refundedAt } = payment;
  if (reason === null || paidAt === null) return null;
  const amountCents = payment.paidCents ?? payment.amountCents;
  return {
    paymentId: id,
    reservation,
    amountCents,
    paidAt,
    reason,
    providerReference: payment.providerRef ?? "",
    refundedAt,
  };
}

/** Volunteers refund the money themselves and record it here. */
export function createRefundsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  reservations: Pick<ReservationsService, "getIn" | "getMany" | "announceAgain">;
}) {
  async function readRefund(transaction: Transaction, payment: PaymentRow): Promise<Refund> {
    const refund = toRefund(payment, await deps.reservations.getIn(transaction, payment.reservationId));
    if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
    return refund;
  }

  return {
    async list(): Promise<Refund[]> {
      const payments = await findRefunds(deps.database.db);
      const reservations = await deps.reservations.getMany(payments.map((payment) => payment.reservationId));
      const byId = new Map(reservations.map((reservation) => [reservation.id, reservation]));
      return payments.flatMap((payment) => {
        const reservation = byId.get(payment.reservationId);
        return (reservation && toRefund(payment, reservation)) ?? [];
      });
    },

    /** For a reservation that ended after its online payment. */
    noteDue: (transaction: Transaction, reservationId: number): Promise<void> =>
      markRefundsDue(transaction.db, reservationId),

    async markDone(paymentId: number, actorId: number): Promise<Refund> {
      return deps.database.transact(async (transaction) => {
        const marked = await markRefunded(transaction.db, paymentId, deps.clock.now());
        const payment = marked ?? (await findPayment(transaction.db, paymentId));
        if (!payment) throw new DomainError("PAYMENT_NOT_FOUND");
        const refund = await readRefund(transaction, payment);
        if (!marked) return refund;
        const { reservation, amountCents, providerReference } = refund;
        await deps.audit.record(transaction, {
          actorId,
          action: "REFUNDED",
          subject: { type: "reservation", id: reservation.id },
          summary: `${euros(amountCents)} van reservering #${reservation.id} van ${reservation.user.firstname} ${reservation.user.lastname} genoteerd als terugbetaald (${providerReference})`,
          details: { paymentId, amount: amountCents / 100 },
        });
        transaction.onCommit(() => deps.reservations.announceAgain(reservation.id));
        return refund;
      });
    },
  };
}
