import type { RefundReason } from "@podium/shared/contracts/refunds";
import { fullName } from "@podium/shared/words/typed-name";
import type { Logger } from "pino";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { isCounted } from "./online-refunds.repository.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createPayersAccount } from "./refund-accounts.service.ts";
import type { PaymentsLog } from "./payments.log.ts";
import * as repository from "./refunds.repository.ts";
import { type Refund, toRefund } from "./to-refund.ts";

export type RefundsService = ReturnType<typeof createRefundsService>;

export type { MovedMoney } from "./refunds.repository.ts";
export type { Refund } from "./to-refund.ts";

type ReturnedTransfer = Pick<repository.Received, "reservationId" | "cents" | "paidAt" | "reason"> & {
  transactionId: number;
};

export function createRefundsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<PaymentsLog>, "record">;
  reservations: Pick<ReservationsService, "getIn" | "getMany" | "announceAgain" | "setOffCashDue">;
  vouchers: Pick<VouchersService, "issue">;
  /** Refunds its own payments when asked to; null: none */
  provider: Pick<PaymentProvider, "name"> | null;
  logger: Logger;
}) {
  const providerName = deps.provider?.name ?? null;
  const { database, clock, audit, reservations, vouchers, logger } = deps;
  const addPayersAccount = createPayersAccount(deps);

  /** @returns the payment's id; null: the refund exists already */
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

  async function insertPart(
    transaction: Transaction,
    { id: reservationId, paymentMethod, confirmedAt }: Reservation,
    { cents, reason }: { cents: number; reason: RefundReason },
  ): Promise<number | null> {
    const refundOf = await repository.findSource(transaction.db, { reservationId, cents }, providerName);
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

  /** @returns `marked`: false when it was closed before @throws DomainError PAYMENT_NOT_FOUND */
  async function close(transaction: Transaction, paymentId: number): Promise<{ refund: Refund; marked: boolean }> {
    const marked = await repository.markRefunded(transaction.db, paymentId, clock.now());
    const payment = await repository.findRefund(transaction.db, paymentId);
    const refund =
      payment && toRefund(payment, await reservations.getIn(transaction, payment.reservationId), providerName);
    if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
    if (!marked && refund.via !== null && refund.refundedAt === null) throw new DomainError("REFUND_UNDER_WAY");
    return { refund, marked };
  }

  async function recordRefund(
    transaction: Transaction,
    refund: Refund,
    actorId: number | null,
    inCash = false,
  ): Promise<void> {
    const { paymentId, reservation, amountCents, providerReference: reference, voucherId, reason } = refund;
    const given = voucherId === null ? {} : { voucherId };
    // Seats that are given up leave the gift where it is.
    const giftCents = reason === "RESERVATION_CANCELLED" ? Math.min(amountCents, reservation.giftCents) : 0;
    const gift = giftCents > 0 ? { gift: giftCents / 100 } : {};
    await audit.record(transaction, {
      actorId,
      action: "REFUNDED",
      subject: { type: "reservation", id: reservation.id },
      details: { paymentId, amount: amountCents / 100, reference, ...given, ...gift, ...(inCash && { inCash }) },
    });
    transaction.onCommit(() => reservations.announceAgain(reservation.id));
  }

  /** Repeating changes nothing. @param actorId null: a choice of the guest @throws PAYMENT_NOT_FOUND, REFUND_DONE */
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
    await recordRefund(transaction, given, actorId);
    return given;
  }

  async function withReservations(payments: readonly repository.RefundRow[]): Promise<Refund[]> {
    const byId = await reservations.getMany(payments.map((payment) => payment.reservationId));
    return payments.flatMap((payment) => {
      const reservation = byId.get(payment.reservationId);
      return (reservation && toRefund(payment, reservation, providerName)) ?? [];
    });
  }

  return {
    providerName,

    list: async (): Promise<Refund[]> => withReservations(await repository.findRefunds(database.db)),

    async listGivenUp(reservation: Reservation): Promise<Refund[]> {
      const rows = await repository.findGivenUp(database.db, reservation.id);
      return rows.flatMap((row) => toRefund(row, reservation, providerName) ?? []);
    },

    /** @throws DomainError PAYMENT_NOT_FOUND when one is not a refund */
    async getMany(paymentIds: readonly number[]): Promise<Refund[]> {
      const found = await withReservations(await repository.findRefundsOf(database.db, paymentIds));
      if (found.length !== new Set(paymentIds).size) throw new DomainError("PAYMENT_NOT_FOUND");
      return found;
    },

    /** Idempotent, but a waived refund is due again. @returns null: nothing is due, or the money goes back already */
    async noteCancelled(transaction: Transaction, reservation: Reservation): Promise<number | null> {
      const { id, totalCents, paymentMethod, confirmedAt, repriced } = reservation;
      if (confirmedAt === null || totalCents === 0) return null;
      const { db } = transaction;
      const noted = await repository.reopen(db, id);
      if (noted !== undefined) return noted;
      const online = repriced ? null : await repository.markRefundsDue(db, id);
      if (online !== null) return online;
      const { payments, transfers } = await repository.findHeldMoney(db, id);
      // No further refund is due when the reservation's online money goes back already, unless other money came.
      const isAtBoxOffice = paymentMethod === "CASH" || paymentMethod === "CARD";
      if (!repriced && payments > 0 && transfers === 0 && !isAtBoxOffice) return null;
      return insertPart(transaction, reservation, { cents: totalCents, reason: "RESERVATION_CANCELLED" });
    },

    /** Sets off cash that is still due first, as it never came. Call with the reservation locked. */
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

    /** @param money.isRest whether another refund of this transfer is noted already */
    async noteTransfer(
      transaction: Transaction,
      { transactionId, isRest = false, ...money }: ReturnedTransfer & { isRest?: boolean },
    ): Promise<void> {
      const transfer = isRest
        ? { bankTransactionId: null, surplusOfId: transactionId }
        : { bankTransactionId: transactionId };
      await insert(transaction, { ...money, ...transfer, provider: "transfer" });
    },

    /** @returns the refund's cents; null: no refund waits for this transfer */
    async noteSource(
      transaction: Transaction,
      { reservationId, transactionId, cents }: Omit<ReturnedTransfer, "paidAt" | "reason">,
    ): Promise<number | null> {
      const known = await repository.setSource(transaction.db, { reservationId, transactionId, cents });
      if (known) await addPayersAccount(transaction, { paymentId: known.id, reservationId, transactionId });
      return known?.cents ?? null;
    },

    givenAsVoucher: (reservationId: number): Promise<number> =>
      repository.sumGivenAsVoucher(database.db, reservationId),

    movedMoney: (reservationId: number): Promise<repository.MovedMoney> =>
      repository.sumMoved(database.db, reservationId),

    giveAsVoucherIn,

    /** Refunds a cancelled reservation as vouchers. @throws DomainError REFUND_DONE */
    async giveAllAsVoucher(transaction: Transaction, reservationId: number, actorId: number | null): Promise<void> {
      for (const id of await repository.findDue(transaction.db, reservationId))
        await giveAsVoucherIn(transaction, id, actorId);
    },

    waive: ({ db }: Transaction, reservationId: number): Promise<boolean> =>
      repository.waive(db, reservationId, clock.now()),

    /** Locks the refunds of a reservation, so that nobody pays one before the transaction ends. */
    lockMoney: ({ db }: Transaction, reservationId: number): Promise<void> => repository.lockMoney(db, reservationId),

    giveAsVoucher: (paymentId: number, actorId: number): Promise<Refund> =>
      database.transact((transaction) => giveAsVoucherIn(transaction, paymentId, actorId)),

    /**
     * Repeating changes nothing. @param how.isAnother it is not the refund found in the dashboard for an equal part
     * @throws DomainError PAYMENT_NOT_FOUND; REFUND_DONE: given as a voucher; REFUND_COUNTED: it may be the one found
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
        if (marked) await recordRefund(transaction, refund, actorId, inCash);
        return refund;
      });
    },
  };
}
