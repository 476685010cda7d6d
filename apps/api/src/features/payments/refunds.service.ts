import type { Refund } from "@podium/shared/contracts/online-payments";
import type { PaymentRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Db, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { euros } from "#platform/money-words.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";
import { toRefund } from "./payment-view.ts";
import { findPayment, findRefunds, markRefunded, oweRefunds } from "./payments.repository.ts";

export type RefundsService = ReturnType<typeof createRefundsService>;

/** 'Terug te betalen': money that came and could not confirm anything. The paying back itself is done by people. */
export function createRefundsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  reservations: Pick<ReservationsService, "get" | "getMany" | "announceAgain">;
}) {
  async function view(payment: PaymentRow, db: Db): Promise<Refund> {
    const refund = toRefund(payment, await deps.reservations.get(payment.reservationId, db));
    if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
    return refund;
  }

  return {
    /** What is still to be paid back first. */
    async list(): Promise<Refund[]> {
      const payments = await findRefunds(deps.database.db);
      const reservations = await deps.reservations.getMany(payments.map((payment) => payment.reservationId));
      const byId = new Map(reservations.map((reservation) => [reservation.id, reservation]));
      return payments.flatMap((payment) => {
        const reservation = byId.get(payment.reservationId);
        return (reservation && toRefund(payment, reservation)) ?? [];
      });
    },

    /** The reservation ended after it was paid online: that money is to be paid back. */
    oweWithin: (transaction: Transaction, reservationId: number): Promise<void> =>
      oweRefunds(transaction.db, reservationId),

    /** This money went back; saying it twice keeps the first moment. @throws DomainError PAYMENT_NOT_FOUND */
    async markDone(paymentId: number, actorId: number): Promise<Refund> {
      const { marked, refund } = await deps.database.transact(async (transaction) => {
        const done = await markRefunded(transaction.db, paymentId, deps.clock.now());
        const payment = done ?? (await findPayment(transaction.db, paymentId));
        if (!payment) throw new DomainError("PAYMENT_NOT_FOUND");
        const seen = await view(payment, transaction.db);
        if (done) {
          const { reservation, amount, providerReference } = seen;
          await deps.audit.record(transaction, {
            actorId,
            action: "REFUNDED",
            subject: { type: "reservation", id: reservation.id },
            summary: `${euros(amount)} van reservering #${reservation.id} van ${reservation.user.firstname} ${reservation.user.lastname} genoteerd als terugbetaald (${providerReference})`,
            details: { paymentId, amount },
          });
        }
        return { marked: done !== undefined, refund: seen };
      });
      if (marked) await deps.reservations.announceAgain(refund.reservation.id);
      return refund;
    },
  };
}
