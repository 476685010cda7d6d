import type { RefundReason } from "@podium/shared/contracts/online-payments";
import { fullName } from "@podium/shared/typed-name";
import type { Logger } from "pino";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import type { VouchersService } from "#features/vouchers/vouchers.service.ts";
import { isCounted } from "./online-refunds.repository.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createPayersAccount } from "./payers-account.ts";
import * as choices from "./refund-choices.repository.ts";
import * as repository from "./refunds.repository.ts";
import { type Refund, toRefund } from "./to-refund.ts";

export type RefundsService = ReturnType<typeof createRefundsService>;

export type { MovedMoney } from "./refunds.repository.ts";
export type { Refund } from "./to-refund.ts";

/** Money of a bank statement that goes back. */
type ReturnedTransfer = Pick<repository.Received, "reservationId" | "cents" | "paidAt" | "reason"> & {
  transactionId: number;
};

/** Refunds that volunteers pay themselves and record here, or give as a voucher; `refunds-online` asks the provider. */
export function createRefundsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  reservations: Pick<ReservationsService, "getIn" | "getMany" | "announceAgain" | "setOffCashDue">;
  vouchers: Pick<VouchersService, "issue">;
  /** Pays online money back when it is asked to. */
  provider: Pick<PaymentProvider, "name"> | null;
  logger: Logger;
}) {
  const asked = deps.provider?.name ?? null;
  const { database, clock, audit, reservations, vouchers, logger } = deps;
  const addPayersAccount = createPayersAccount(deps);

  /** @returns the payment's id; null: this transfer is known */
  async function insert(transaction: Transaction, received: repository.Received): Promise<number | null> {
    const paymentId = await repository.insertReceived(transaction.db, received, clock.now());
    const { reservationId, reason: refund, bankTransactionId, surplusOfId = null } = received;
    const from = { reservationId, transactionId: bankTransactionId ?? surplusOfId };
    if (paymentId !== null) await addPayersAccount(transaction, { ...from, paymentId });
    transaction.onCommit(() => {
      logger.warn({ reservationId, refund }, "a refund is due");
      return reservations.announceAgain(reservationId);
    });
    return paymentId;
  }

  /** A part of what a reservation cost, due in money. @returns the payment's id; null: it is noted already */
  async function insertPart(
    transaction: Transaction,
    { id: reservationId, paymentMethod, confirmedAt }: Reservation,
    { cents, reason }: { cents: number; reason: RefundReason },
  ): Promise<number | null> {
    const refundOf = await repository.findSource(transaction.db, { reservationId, cents }, asked);
    return insert(transaction, {
      reservationId,
      provider: refundOf === null && paymentMethod === "CASH" ? "cash" : "transfer",
      cents,
      paidAt: confirmedAt ?? clock.now(),
      reason,
      bankTransactionId: null,
      refundOf,
    });
  }

  /**
   * Closes a refund, once.
   *
   * @returns `marked`: false when it was closed before
   * @throws DomainError PAYMENT_NOT_FOUND
   */
  async function close(transaction: Transaction, paymentId: number): Promise<{ refund: Refund; marked: boolean }> {
    const marked = await repository.markRefunded(transaction.db, paymentId, clock.now());
    const payment = await repository.findRefund(transaction.db, paymentId);
    const refund = payment && toRefund(payment, await reservations.getIn(transaction, payment.reservationId), asked);
    if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
    if (!marked && refund.via !== null && refund.refundedAt === null) throw new DomainError("REFUND_UNDER_WAY");
    return { refund, marked };
  }

  /** In the log and on every screen. */
  async function tell(transaction: Transaction, refund: Refund, actorId: number | null, inCash = false): Promise<void> {
    const { paymentId, reservation, amountCents, providerReference: reference, voucherId } = refund;
    const given = voucherId === null ? {} : { voucherId };
    await audit.record(transaction, {
      actorId,
      action: "REFUNDED",
      subject: { type: "reservation", id: reservation.id },
      details: { paymentId, amount: amountCents / 100, reference, ...given, ...(inCash && { inCash }) },
    });
    transaction.onCommit(() => reservations.announceAgain(reservation.id));
  }

  /**
   * Gives what is due back as a voucher, mailed to who has an address; the same again changes nothing.
   *
   * @param actorId null: the product itself, for something that its owner chose
   * @throws DomainError PAYMENT_NOT_FOUND, REFUND_DONE when it was paid back otherwise
   */
  async function giveAsVoucherIn(transaction: Transaction, paymentId: number, actorId: number | null): Promise<Refund> {
    const { refund, marked } = await close(transaction, paymentId);
    if (!marked && refund.voucherId === null) throw new DomainError("REFUND_DONE");
    if (!marked) return refund;
    const { reservation, amountCents } = refund;
    const { id: userId, firstname, lastname, email } = reservation.user;
    const voucherId = await vouchers.issue(transaction, {
      cents: amountCents,
      origin: "REFUND",
      name: fullName({ firstname, lastname }),
      email,
      userId,
      actorId,
      reason: `Terugbetaling van reservering #${reservation.id}`,
    });
    await repository.setVoucher(transaction.db, paymentId, voucherId);
    const given = { ...refund, voucherId };
    await tell(transaction, given, actorId);
    return given;
  }

  async function withReservations(payments: readonly repository.RefundRow[]): Promise<Refund[]> {
    const byId = await reservations.getMany(payments.map((payment) => payment.reservationId));
    return payments.flatMap((payment) => {
      const reservation = byId.get(payment.reservationId);
      return (reservation && toRefund(payment, reservation, asked)) ?? [];
    });
  }

  return {
    /** The provider that can be asked to pay online money back; null: there is none. */
    providerName: asked,

    list: async (): Promise<Refund[]> => withReservations(await repository.findRefunds(database.db)),

    /** In money, for seats of the reservation that were given up: due, on its way or paid, oldest first. */
    async listGivenUp(reservation: Reservation): Promise<Refund[]> {
      const rows = await repository.findGivenUp(database.db, reservation.id);
      return rows.flatMap((row) => toRefund(row, reservation, asked) ?? []);
    },

    /** @throws DomainError PAYMENT_NOT_FOUND when one is none */
    async getMany(paymentIds: readonly number[]): Promise<Refund[]> {
      const found = await withReservations(await repository.findRefundsOf(database.db, paymentIds));
      if (found.length !== new Set(paymentIds).size) throw new DomainError("PAYMENT_NOT_FOUND");
      return found;
    },

    /**
     * For a reservation that was cancelled after it was paid, in whatever way. Again it changes nothing, except that
     * what was waived is due after all.
     *
     * @returns the payment that is to be refunded; null: nothing is due, or it goes back already
     */
    async noteCancelled(transaction: Transaction, reservation: Reservation): Promise<number | null> {
      const { id, totalCents, paymentMethod, confirmedAt, repriced } = reservation;
      if (confirmedAt === null || totalCents === 0) return null;
      const { db } = transaction;
      const noted = await choices.reopen(db, id);
      if (noted !== undefined) return noted;
      const online = repriced ? null : await repository.markRefundsDue(db, id);
      if (online !== null) return online;
      const { payments, transfers } = await repository.findKeptMoney(db, id);
      // It may have been confirmed by hand for online money that goes back already, unless other money came.
      const isAtBoxOffice = paymentMethod === "CASH" || paymentMethod === "CARD";
      if (!repriced && payments > 0 && transfers === 0 && !isAtBoxOffice) return null;
      return insertPart(transaction, reservation, { cents: totalCents, reason: "RESERVATION_CANCELLED" });
    },

    /**
     * Notes a refund for seats of a paid reservation that were given up or cost less now. What of it was still to come in
     * cash is set off: it never came. Call it with the reservation locked.
     *
     * @returns the refund's id, null when nothing goes back; and how much was set off
     */
    async noteGivenUp(
      transaction: Transaction,
      reservationId: number,
      cents: number,
      reason: "SEATS_GIVEN_UP" | "SEATS_MOVED" = "SEATS_GIVEN_UP",
    ): Promise<{ refundId: number | null; setOffCents: number }> {
      const setOffCents = await reservations.setOffCashDue(transaction, reservationId, cents);
      if (setOffCents === cents) return { refundId: null, setOffCents };
      const reservation = await reservations.getIn(transaction, reservationId);
      const refundId = await insertPart(transaction, reservation, { cents: cents - setOffCents, reason });
      return { refundId, setOffCents };
    },

    /** Refuses a change of price while an online payment is open. @throws DomainError PAYMENT_UNDER_WAY */
    async refuseOpenPayment({ db }: Transaction, reservationId: number): Promise<void> {
      if (await repository.hasOpenPayment(db, reservationId)) throw new DomainError("PAYMENT_UNDER_WAY");
    },

    /**
     * Notes a refund of a transfer that cannot be used, or of what it brought too much.
     *
     * @param money.isRest whether another refund of this transfer is noted already
     */
    async noteTransfer(
      transaction: Transaction,
      { transactionId, isRest = false, ...money }: ReturnedTransfer & { isRest?: boolean },
    ): Promise<void> {
      const transfer = isRest
        ? { bankTransactionId: null, surplusOfId: transactionId }
        : { bankTransactionId: transactionId };
      await insert(transaction, { ...money, ...transfer, provider: "transfer" });
    },

    /**
     * The transfer that paid a reservation which is cancelled.
     *
     * @returns what goes back for it already, in cents; null: no refund waits for its transfer
     */
    async noteSource(
      transaction: Transaction,
      { reservationId, transactionId, cents }: Omit<ReturnedTransfer, "paidAt" | "reason">,
    ): Promise<number | null> {
      const known = await repository.setSource(transaction.db, { reservationId, transactionId, cents });
      if (known) await addPayersAccount(transaction, { paymentId: known.id, reservationId, transactionId });
      return known?.cents ?? null;
    },

    /** In cents, of a cancelled reservation. */
    givenAsVoucher: (reservationId: number): Promise<number> =>
      repository.sumGivenAsVoucher(database.db, reservationId),

    /** In cents, of a reservation that took seats which cost less. */
    movedMoney: (reservationId: number): Promise<repository.MovedMoney> =>
      repository.sumMoved(database.db, reservationId),

    giveAsVoucherIn,

    /** Gives as vouchers what goes back of a cancelled reservation. @throws DomainError REFUND_DONE */
    async giveAllAsVoucher(transaction: Transaction, reservationId: number, actorId: number | null): Promise<void> {
      for (const id of await choices.findDue(transaction.db, reservationId))
        await giveAsVoucherIn(transaction, id, actorId);
    },

    /** The society keeps it. @returns false when some of it is on its way back already */
    waive: ({ db }: Transaction, reservationId: number): Promise<boolean> =>
      choices.waive(db, reservationId, clock.now()),

    /** Until the transaction ends nobody pays back what goes back of a cancelled reservation. */
    lockMoney: ({ db }: Transaction, reservationId: number): Promise<void> => choices.lockMoney(db, reservationId),

    /** @throws DomainError PAYMENT_NOT_FOUND, REFUND_DONE when it was paid back otherwise */
    giveAsVoucher: (paymentId: number, actorId: number): Promise<Refund> =>
      database.transact((transaction) => giveAsVoucherIn(transaction, paymentId, actorId)),

    /**
     * Again does no harm.
     *
     * @param how.isAnother whether it is not the one that was found in the provider's dashboard for an equal part
     * @throws DomainError PAYMENT_NOT_FOUND, REFUND_DONE when it was given as a voucher, REFUND_COUNTED when it may be
     *   the one that was found, which closes one of them
     */
    async markDone(
      paymentId: number,
      actorId: number,
      { inCash = false, isAnother = false }: { inCash?: boolean; isAnother?: boolean } = {},
    ): Promise<Refund> {
      return database.transact(async (transaction) => {
        if (!inCash && !isAnother && (await isCounted(transaction.db, paymentId)))
          throw new DomainError("REFUND_COUNTED");
        const { refund, marked } = await close(transaction, paymentId);
        if (refund.voucherId !== null) throw new DomainError("REFUND_DONE");
        if (marked) await tell(transaction, refund, actorId, inCash);
        return refund;
      });
    },
  };
}
