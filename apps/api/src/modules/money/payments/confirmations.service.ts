import type { ByHand } from "@podium/shared/contracts/reservations";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import {
  refuseHandedOut,
  type Reservation,
  type ReservationsService,
} from "#modules/sale/reservations/reservations.service.ts";
import type { PaymentsService } from "./payments.service.ts";
import * as repository from "./refunds.repository.ts";

export type ConfirmationsService = ReturnType<typeof createConfirmationsService>;

export function createConfirmationsService(deps: {
  database: Database;
  mails: Pick<MailsService, "withdraw">;
  reservations: Pick<ReservationsService, "confirmPaid" | "lock" | "getIn" | "unconfirm">;
  payments: Pick<PaymentsService, "checkLatest">;
}) {
  const { database, mails, reservations } = deps;

  return {
    /** Idempotent. @throws RESERVATION_NOT_FOUND, RESERVATION_CLOSED, SEATS_GONE, VOUCHER_SHORT, ALREADY_PAID */
    async confirm(id: number, actorId: number, byHand: ByHand = "MANUAL"): Promise<Reservation> {
      // A card may have paid at the provider whose notice is still to come.
      if (byHand !== "MANUAL") await deps.payments.checkLatest(id);
      return database.transact(async (transaction) => {
        const { reservation, confirmedNow } = await reservations.confirmPaid(transaction, id, { actorId, byHand });
        // Refused, so that the volunteer gives this money back at once: nothing records that it was paid twice.
        const paidTwice = byHand !== "MANUAL" && !confirmedNow && reservation.paymentMethod !== byHand;
        if (paidTwice) throw new DomainError("ALREADY_PAID");
        return reservation;
      });
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, TICKETS_SCANNED, PRODUCTS_HANDED_OUT, CONFIRMATION_FINAL */
    undo(id: number, actorId: number): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const { status, tickets } = await reservations.lock(transaction, id);
        if (status === "PENDING") return reservations.getIn(transaction, id);
        if (tickets.some(({ scannedAt }) => scannedAt)) throw new DomainError("TICKETS_SCANNED");
        refuseHandedOut(await reservations.getIn(transaction, id));
        const { payments, transfers } = await repository.findHeldMoney(transaction.db, id);
        const isFinal = status !== "CONFIRMED" || payments + transfers > 0;
        // The sender of the tickets' mail claims the same row: only the first of the two finds it.
        if (isFinal || !(await mails.withdraw(transaction, "TICKETS", id))) throw new DomainError("CONFIRMATION_FINAL");
        return reservations.unconfirm(transaction, id, actorId);
      });
    },
  };
}
