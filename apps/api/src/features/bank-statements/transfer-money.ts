import type { RefundReason } from "@podium/shared/contracts/online-payments";
import type { BankTransactionRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database.ts";
import type { RefundsService } from "#features/payments/refunds.service.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import * as repository from "./bank-statements.repository.ts";
import { findNamed } from "./match-transfers.ts";

export type TransferMoney = ReturnType<typeof createTransferMoney>;

/** What becomes of a transfer's money that confirms nothing, or of what it brought too much. */
export function createTransferMoney(deps: {
  clock: Clock;
  reservations: Pick<ReservationsService, "getIn" | "lockOnly">;
  refunds: Pick<RefundsService, "noteTransfer" | "noteSource">;
}) {
  const { reservations, refunds } = deps;

  /** The bank's day, where the file has a real one. */
  function paidAt({ bookedOn }: BankTransactionRow): Date {
    const day = new Date(`${bookedOn}T12:00:00Z`);
    return Number.isNaN(day.getTime()) ? deps.clock.now() : day;
  }

  const noteReturn = (
    transaction: Transaction,
    transfer: BankTransactionRow,
    back: { reservationId: number; cents: number; reason: RefundReason; isRest?: boolean },
  ): Promise<void> =>
    refunds.noteTransfer(transaction, { ...back, transactionId: transfer.id, paidAt: paidAt(transfer) });

  /** Confirmed by hand: nothing here tells which money it was for. */
  async function lacksItsMoney({ db }: Transaction, reservation: Reservation): Promise<boolean> {
    const { id, totalCents, paymentMethod, confirmedAt } = reservation;
    if (totalCents === 0 || confirmedAt === null || paymentMethod === "CASH") return false;
    const { transfers, online } = await repository.countMoney(db, id);
    return transfers === 0 && online === 0;
  }

  /** @returns whether the transfer is for this reservation, which does not wait for it */
  async function accountFor(transaction: Transaction, transactionId: number, reservationId: number): Promise<boolean> {
    const { db } = transaction;
    const transfer = await repository.lockTransaction(db, transactionId);
    if (!transfer || transfer.reservationId !== null) return false;
    const { status } = await reservations.lockOnly(transaction, reservationId);
    if (status === "PENDING" || status === "EXPIRED") return false;
    const reservation = await reservations.getIn(transaction, reservationId);
    const { totalCents, repriced } = reservation;
    const cents = transfer.amountCents;
    const itsMoney = await lacksItsMoney(transaction, reservation);
    // A part of it: a volunteer added up several.
    if (itsMoney && !repriced && cents < totalCents) return false;
    await repository.setReservation(db, transactionId, reservationId);
    // No single transfer brought its total, and what goes back of it is known.
    if (itsMoney && repriced) return true;
    if (!itsMoney) {
      const reason = status === "CONFIRMED" ? "ALREADY_CONFIRMED" : "RESERVATION_CLOSED";
      await noteReturn(transaction, transfer, { reservationId, cents, reason });
    } else if (status === "CANCELLED") {
      const knownCents = await refunds.noteSource(transaction, { reservationId, transactionId, cents });
      if (knownCents === null)
        await noteReturn(transaction, transfer, { reservationId, cents, reason: "RESERVATION_CANCELLED" });
      // What it brought too much was not known when that went back or was waived.
      else if (cents > knownCents)
        await noteReturn(transaction, transfer, {
          reservationId,
          cents: cents - knownCents,
          reason: "PAID_TOO_MUCH",
          isRest: true,
        });
    } else if (cents > totalCents) {
      await noteReturn(transaction, transfer, { reservationId, cents: cents - totalCents, reason: "PAID_TOO_MUCH" });
    }
    return true;
  }

  return {
    noteReturn,

    accountFor,

    /** For transfers that name, beyond doubt, a reservation that is paid or cancelled. */
    async accountForNamed(transaction: Transaction, transfers: readonly BankTransactionRow[]): Promise<void> {
      const unused = transfers.filter(({ reservationId }) => reservationId === null);
      const ended = await repository.findEnded(transaction.db, repository.numbersIn(unused));
      for (const [index, reservationId] of findNamed(unused, ended).entries()) {
        const transfer = unused[index];
        if (transfer && reservationId !== null) await accountFor(transaction, transfer.id, reservationId);
      }
    },
  };
}
