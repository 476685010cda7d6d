import type { StatementAction } from "@podium/shared/contracts/bank-statements";
import type { RefundReason } from "@podium/shared/contracts/refunds";
import type { BankTransactionRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { RefundFilesService } from "#modules/money/payments/refund-files.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { BankStatementsLog } from "./bank-statements.log.ts";
import * as repository from "./bank-statements.repository.ts";

export interface Decision {
  transactionId: number;
  reservationId: number;
  also: readonly number[];
  act: StatementAction;
  /** Cents shown to the volunteer as to be refunded or as missing; undefined: none shown. */
  agreedCents: number | undefined;
}

interface DecisionContext {
  transaction: Transaction;
  transfer: BankTransactionRow;
  decision: Decision;
  actorId: number;
}

export function createTransferMoney(deps: {
  clock: Clock;
  audit: Pick<AuditService<BankStatementsLog>, "record">;
  reservations: Pick<ReservationsService, "confirmPaid" | "getIn" | "lockOnly" | "waive">;
  refunds: Pick<RefundsService, "noteTransfer" | "noteSource">;
  refundFiles: Pick<RefundFilesService, "comeBackIn">;
}) {
  const { audit, reservations, refunds, refundFiles } = deps;

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

  async function lacksItsMoney({ db }: Transaction, reservation: Reservation): Promise<boolean> {
    const { id, totalCents, paymentMethod, confirmedAt } = reservation;
    const isByBank = paymentMethod === "MANUAL" || paymentMethod === "PAYCONIQ";
    if (totalCents === 0 || confirmedAt === null || !isByBank) return false;
    const { transfers, online } = await repository.countMoney(db, id);
    return transfers === 0 && online === 0;
  }

  /** @throws DomainError ALREADY_PAID, AMOUNT_DIFFERS, TRANSFER_CHANGED and those of a confirmation */
  async function confirm({ transaction, transfer, decision, actorId }: DecisionContext): Promise<void> {
    const ids = [decision.reservationId, ...decision.also];
    const shares: Array<{ reservationId: number; cents: number }> = [];
    // Locks in one order, as two volunteers may confirm the same reservations.
    for (const id of ids.toSorted((one, other) => one - other)) {
      const { reservation, confirmedNow } = await reservations.confirmPaid(transaction, id, { actorId });
      if (!confirmedNow) throw new DomainError("ALREADY_PAID");
      shares.push({ reservationId: id, cents: reservation.totalCents });
    }
    const tooMuch = transfer.amountCents - shares.reduce((sum, { cents }) => sum + cents, 0);
    if (tooMuch < 0 || (tooMuch > 0 && decision.also.length > 0)) throw new DomainError("AMOUNT_DIFFERS");
    checkAgreed(decision, tooMuch);
    const { reservationId } = decision;
    await repository.setReservation(transaction.db, transfer.id, reservationId);
    for (const share of shares)
      if (share.reservationId !== reservationId) await repository.insertShare(transaction.db, transfer, share);
    if (tooMuch > 0)
      await noteReturn(transaction, transfer, { reservationId, cents: tooMuch, reason: "PAID_TOO_MUCH" });
  }

  async function confirmShort({ transaction, transfer, decision, actorId }: DecisionContext): Promise<void> {
    const { reservationId, act } = decision;
    await reservations.lockOnly(transaction, reservationId);
    const { status, totalCents } = await reservations.getIn(transaction, reservationId);
    if (status !== "PENDING") throw new DomainError(status === "CONFIRMED" ? "ALREADY_PAID" : "RESERVATION_CLOSED");
    const shortCents = totalCents - transfer.amountCents;
    if (shortCents <= 0) throw new DomainError("AMOUNT_DIFFERS");
    checkAgreed(decision, shortCents);
    const giftCents = act === "accept" ? await reservations.waive(transaction, reservationId, shortCents) : 0;
    const cashDueCents = act === "cash" ? shortCents : 0;
    await reservations.confirmPaid(transaction, reservationId, { actorId, cashDueCents });
    await repository.setReservation(transaction.db, transfer.id, reservationId);
    await audit.record(transaction, {
      actorId,
      action: "TRANSFER_SHORT",
      subject: { type: "reservation", id: reservationId },
      details: {
        amount: transfer.amountCents / 100,
        short: shortCents / 100,
        ...(giftCents > 0 && { gift: giftCents / 100 }),
        cash: act === "cash",
      },
    });
  }

  /** Links the transfer to a reservation that was confirmed by hand, whatever happened to it since. */
  async function link(context: DecisionContext): Promise<void> {
    const { transaction, transfer, decision } = context;
    const { reservationId } = decision;
    const { status } = await reservations.lockOnly(transaction, reservationId);
    const reservation = await reservations.getIn(transaction, reservationId);
    const { totalCents, repriced } = reservation;
    const cents = transfer.amountCents;
    if (!(await lacksItsMoney(transaction, reservation))) throw new DomainError("ALREADY_PAID");
    if (cents < totalCents && !repriced) throw new DomainError("AMOUNT_DIFFERS");
    await repository.setReservation(transaction.db, transfer.id, reservationId);
    // No single transfer paid a repriced total, and its refunds are already stored.
    if (!repriced && status === "CANCELLED") await linkCancelled(transaction, transfer, reservationId);
    else if (!repriced && cents > totalCents) {
      const back = { reservationId, cents: cents - totalCents, reason: "PAID_TOO_MUCH" } as const;
      await noteReturn(transaction, transfer, back);
    }
    checkAgreed(decision, await repository.sumDue(transaction.db, transfer.id));
  }

  async function linkCancelled(transaction: Transaction, transfer: BankTransactionRow, reservationId: number) {
    const cents = transfer.amountCents;
    const source = { reservationId, transactionId: transfer.id, cents };
    const knownCents = await refunds.noteSource(transaction, source);
    if (knownCents === null)
      await noteReturn(transaction, transfer, { reservationId, cents, reason: "RESERVATION_CANCELLED" });
    // The surplus was unknown when the known amount was refunded or waived.
    else if (cents > knownCents) {
      const rest = { reservationId, cents: cents - knownCents, reason: "PAID_TOO_MUCH", isRest: true } as const;
      await noteReturn(transaction, transfer, rest);
    }
  }

  async function refund({ transaction, transfer, decision }: DecisionContext): Promise<void> {
    const { reservationId } = decision;
    const { status } = await reservations.lockOnly(transaction, reservationId);
    if (status === "PENDING") throw new DomainError("STILL_UNPAID");
    checkAgreed(decision, transfer.amountCents);
    const reservation = await reservations.getIn(transaction, reservationId);
    const isItsMoney = status === "CANCELLED" && (await lacksItsMoney(transaction, reservation));
    const differs = status === "EXPIRED" && transfer.amountCents !== reservation.totalCents;
    const reason = isItsMoney ? "RESERVATION_CANCELLED" : differs ? "AMOUNT_DIFFERS" : REFUND_REASONS[status];
    await repository.setReservation(transaction.db, transfer.id, reservationId);
    await noteReturn(transaction, transfer, { reservationId, cents: transfer.amountCents, reason });
  }

  async function returned({ transaction, transfer, decision, actorId }: DecisionContext): Promise<void> {
    // Two returned refunds of one reservation may look alike: the lock lets the second see which one the first matched.
    await reservations.lockOnly(transaction, decision.reservationId);
    const sent = await repository.findSentRefund(transaction.db, transfer);
    if (sent?.reservationId !== decision.reservationId) throw new DomainError("REFUND_LINE_SETTLED");
    await refundFiles.comeBackIn(transaction, sent, actorId);
    await repository.setReservation(transaction.db, transfer.id, sent.reservationId);
  }

  const ACTIONS: Record<StatementAction, (context: DecisionContext) => Promise<void>> = {
    confirm,
    link,
    cash: confirmShort,
    accept: confirmShort,
    refund,
    returned,
  };

  return {
    /** @throws DomainError TRANSFER_NOT_FOUND, TRANSFER_USED, STILL_UNPAID, REFUND_LINE_SETTLED, and as `confirm` */
    async decide(transaction: Transaction, decision: Decision, actorId: number): Promise<void> {
      const transfer = await repository.lockTransaction(transaction.db, decision.transactionId);
      if (!transfer) throw new DomainError("TRANSFER_NOT_FOUND");
      if (transfer.reservationId !== null) throw new DomainError("TRANSFER_USED");
      const isReturned = transfer.kind === "RETURNED";
      if (isReturned !== (decision.act === "returned")) throw new DomainError("TRANSFER_USED");
      await ACTIONS[decision.act]({ transaction, transfer, decision, actorId });
    },
  };
}

const REFUND_REASONS = {
  CONFIRMED: "ALREADY_CONFIRMED",
  CANCELLED: "RESERVATION_CLOSED",
  EXPIRED: "SEATS_GONE",
} as const satisfies Record<string, RefundReason>;

/** Refuses a decision when the amount on its button is outdated. */
function checkAgreed({ agreedCents }: Decision, cents: number): void {
  if (agreedCents !== undefined && agreedCents !== cents) throw new DomainError("TRANSFER_CHANGED");
}
