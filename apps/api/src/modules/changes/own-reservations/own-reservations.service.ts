import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { type AuditService, seatFacts } from "#modules/records/audit/audit.service.ts";
import type { PaymentsService } from "#modules/money/payments/payments.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import {
  requireOwn,
  type Reservation,
  type ReservationsLog,
  type ReservationsService,
} from "#modules/sale/reservations/reservations.service.ts";

export type OwnReservationsService = ReturnType<typeof createOwnReservationsService>;

export function createOwnReservationsService(deps: {
  database: Database;
  audit: Pick<AuditService<ReservationsLog>, "record">;
  reservations: Pick<ReservationsService, "get" | "getIn" | "lock" | "cancel">;
  refunds: Pick<RefundsService, "refuseOpenPayment">;
  payments: Pick<PaymentsService, "checkLatest">;
}) {
  const { database, audit, reservations, refunds, payments } = deps;

  /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, ALREADY_PAID */
  async function lockUnpaid(transaction: Transaction, id: number): Promise<void> {
    const { status } = await reservations.lock(transaction, id);
    if (status === "CONFIRMED") throw new DomainError("ALREADY_PAID");
    if (status !== "PENDING") throw new DomainError("RESERVATION_CLOSED");
  }

  return {
    /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, ALREADY_PAID, PAYMENT_UNDER_WAY */
    async cancelUnpaid(id: number, userId: number): Promise<Reservation> {
      await requireOwn(reservations, id, userId);
      // Notices at once that a visitor left the provider's page without paying.
      await payments.checkLatest(id);
      return database.transact(async (transaction) => {
        await lockUnpaid(transaction, id);
        await refunds.refuseOpenPayment(transaction, id);
        await reservations.cancel(transaction, id, "PENDING", null);
        const reservation = await reservations.getIn(transaction, id);
        await audit.record(transaction, {
          actorId: userId,
          action: "RESERVATION_CANCELLED",
          subject: { type: "reservation", id },
          details: { ...seatFacts(reservation.seats), toReturn: 0 },
        });
        return reservation;
      });
    },
  };
}
