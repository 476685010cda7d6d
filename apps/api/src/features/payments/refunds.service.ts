import type { Refund } from "@podium/shared/contracts/online-payments";
import type { PaymentRow } from "../../database/tables/payments.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database.ts";
import { DomainError } from "../../platform/http-errors.ts";
import type { ReservationsService } from "../reservations/reservations.service.ts";
import { toRefund } from "./payment-view.ts";
import { findRefunds, markRefunded, oweRefunds } from "./payments.repository.ts";

export type RefundsService = ReturnType<typeof createRefundsService>;

/** 'Terug te betalen': money that came and could not confirm anything. The paying back itself is done by people. */
export function createRefundsService(deps: {
  database: Database;
  clock: Clock;
  reservations: Pick<ReservationsService, "get" | "announceAgain">;
}) {
  async function view(payment: PaymentRow): Promise<Refund> {
    const refund = toRefund(payment, await deps.reservations.get(payment.reservation_id));
    if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
    return refund;
  }

  return {
    /** What is still to be paid back first. */
    async list(): Promise<Refund[]> {
      const refunds: Refund[] = [];
      for (const payment of await findRefunds(deps.database.db)) refunds.push(await view(payment));
      return refunds;
    },

    /** The reservation ended after it was paid online: that money is to be paid back. */
    oweWithin: (transaction: Transaction, reservationId: number): Promise<void> =>
      oweRefunds(transaction.db, reservationId),

    /** This money went back; saying it twice keeps the first moment. @throws DomainError PAYMENT_NOT_FOUND */
    async markDone(paymentId: number): Promise<Refund> {
      const payment = await markRefunded(deps.database.db, paymentId, deps.clock.now());
      if (!payment) throw new DomainError("PAYMENT_NOT_FOUND");
      await deps.reservations.announceAgain(payment.reservation_id);
      return view(payment);
    },
  };
}
