import type { PaymentRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { euros } from "#platform/formats.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import * as repository from "./payments.repository.ts";

export type RefundsService = ReturnType<typeof createRefundsService>;

export type Refund = NonNullable<ReturnType<typeof toRefund>>;

function toRefund(payment: PaymentRow, reservation: Reservation) {
  const { id: paymentId, refundReason: reason, paidAt, refundedAt } = payment;
  if (reason === null || paidAt === null) return null;
  const amountCents = payment.paidCents ?? payment.amountCents;
  return {
    paymentId,
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
  const { database, clock, audit, reservations } = deps;

  return {
    async list(): Promise<Refund[]> {
      const payments = await repository.findRefunds(database.db);
      const byId = await reservations.getMany(payments.map((payment) => payment.reservationId));
      return payments.flatMap((payment) => {
        const reservation = byId.get(payment.reservationId);
        return (reservation && toRefund(payment, reservation)) ?? [];
      });
    },

    /** For a reservation that ended after its online payment. */
    noteDue: (transaction: Transaction, reservationId: number): Promise<void> =>
      repository.markRefundsDue(transaction.db, reservationId),

    async markDone(paymentId: number, actorId: number): Promise<Refund> {
      return database.transact(async (transaction) => {
        const marked = await repository.markRefunded(transaction.db, paymentId, clock.now());
        const payment = marked ?? (await repository.findPayment(transaction.db, paymentId));
        const refund = payment && toRefund(payment, await reservations.getIn(transaction, payment.reservationId));
        if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
        if (!marked) return refund;
        const { reservation, amountCents, providerReference } = refund;
        await audit.record(transaction, {
          actorId,
          action: "REFUNDED",
          subject: { type: "reservation", id: reservation.id },
          summary: `${euros(amountCents)} van reservering #${reservation.id} van ${reservation.user.firstname} ${reservation.user.lastname} genoteerd als terugbetaald (${providerReference})`,
          details: { paymentId, amount: amountCents / 100 },
        });
        transaction.onCommit(() => reservations.announceAgain(reservation.id));
        return refund;
      });
    },
  };
}
