import type { ListQuery } from "@podium/shared/contracts/common";
import type { PaymentMethod, ReservationStatus } from "@podium/shared/contracts/reservations";
import { includesRole } from "@podium/shared/contracts/roles";
import type { Account } from "#platform/http/caller.ts";
import { plusSeconds } from "#platform/process/clock.ts";
import type { Reading, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Metrics } from "#platform/process/metrics.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { readPricing } from "./reservation-pricing.ts";
import { createClaimFromGuests } from "./claim-from-guests.ts";
import { cancelled, type Ended, ticketsByCode } from "./ended-reservations.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { createCodeQuotes } from "./code-quotes.ts";
import type { ReservationsLog } from "./reservations.log.ts";
import { createUnsettledVouchers, type UnsettledVouchersDependencies } from "./unsettled-vouchers.ts";
import * as lists from "./reservation-lists.repository.ts";
import { type NewReservation, placeReservation } from "./place-reservation.ts";
import * as repository from "./reservations.repository.ts";
import { createExtendUnverified } from "./extend-unverified.ts";
import { createReservationChanges } from "./reservation-changes.ts";
import { setPaymentMethod } from "./reservation-changes.repository.ts";
import { createPaymentTimes } from "./payment-times.ts";
import { createPendingMoves, type PendingMovesDependencies } from "./pending-moves.ts";
import { createReserve, type ReserveDependencies } from "./reserve.ts";
import { createShowReminders, type ShowRemindersDependencies } from "./show-reminders.ts";
import type { Confirmer } from "./transitions.ts";
import { UNPAID_MAIL_SECONDS } from "./unpaid-mail.ts";

export { reductionsOf } from "./reductions.ts";
export { amountDue, movedPrice, refuseOtherTotal, COMPLIMENTARY, payWith } from "./amount-due.ts";
export type { PendingMoveRow, PricedMove } from "./pending-moves.repository.ts";
export { settledAs } from "./place-reservation.ts";
export { splitCodes } from "./typed-codes.ts";
export type { Reservation } from "./reservations.repository.ts";
export type { FormerSeat } from "./seat-moves.repository.ts";
export type ReservationsService = ReturnType<typeof createReservationsService>;
export type { ReservationsLog } from "./reservations.log.ts";

/** Longer than the pause between sweeps */
const REBUILD_AHEAD_SECONDS = 120;
const DAY_SECONDS = 24 * 3600;

interface ReservationQuery extends ListQuery {
  showId?: number | undefined;
  status?: ReservationStatus | undefined;
}
interface TransferQuery extends ReservationQuery {
  expireWithinDays?: number | undefined;
}

export function createReservationsService(
  deps: ReserveDependencies &
    PendingMovesDependencies &
    ShowRemindersDependencies &
    UnsettledVouchersDependencies & {
      allocations: Pick<SeatAllocationsService, "release" | "releaseAll" | "nameSeats">;
      seats: Pick<SeatsService, "findCart">;
      codes: Pick<TicketCodesService, "giveBack" | "validate">;
      vouchers: Pick<VouchersService, "giveBackAll" | "spendAgain" | "validate" | "findTyped">;
      mails: Pick<MailsService, "enqueueMany" | "enqueueAboutAll" | "reschedule">;
      audit: Pick<AuditService<ReservationsLog>, "record">;
      metrics: Pick<Metrics, "countExpiries">;
      /** Time in which a confirmation by hand can be undone, before the tickets are sent */
      undoSeconds: number;
    },
) {
  const { database, clock } = deps;
  const { db } = database;

  async function announceAll(ids: readonly number[]): Promise<void> {
    for (const reservation of (await repository.findReservations(db, ids)).values()) deps.announce(reservation);
  }

  /** Frees seats, gives tickets back to codes and money to vouchers, and mails. @param mail none: the caller mails */
  async function release(
    transaction: Transaction,
    ended: Ended,
    mail?: "RESERVATION_LAPSED" | "RESERVATION_CANCELLED",
  ): Promise<void> {
    if (ended.length === 0) return;
    const ids = ended.map((reservation) => reservation.id);
    // Codes, vouchers, seats: the order in which reserving locks them
    for (const [codeId, tickets] of ticketsByCode(ended)) await deps.codes.giveBack(transaction, codeId, tickets);
    await deps.vouchers.giveBackAll(transaction, ids);
    await deps.allocations.releaseAll(transaction, ids);
    if (mail) await deps.mails.enqueueMany(transaction, { kind: mail, subjectIds: ids });
    transaction.onCommit(() => announceAll(ids));
  }

  /** @returns `confirmedNow`: false when the reservation was confirmed before */
  async function confirmPaid(transaction: Transaction, id: number, how: Confirmer = {}) {
    const { actorId = null, byHand, cashDueCents = 0 } = how;
    const paidWith = byHand ?? (actorId === null ? "PAYCONIQ" : "MANUAL");
    const now = clock.now();
    const money = { paidWith, cashDueCents } as const;
    const confirmed = { status: "CONFIRMED", confirmedAt: now, changedAt: now, endedAt: null, ...money } as const;
    // The code got its tickets back at expiry; a later cancellation must not give them back again.
    const revival = { ...confirmed, ticketCodeId: null };
    const [paid] = await repository.changeStatus(transaction.db, "PENDING", confirmed, (all) =>
      all.where("id", "=", id),
    );
    const [revived] = paid
      ? []
      : await repository.changeStatus(transaction.db, "EXPIRED", revival, (all) => all.where("id", "=", id));
    const reservation = await repository.findReservation(transaction.db, id);
    if (revived) {
      const seatIds = reservation.seats.map((seat) => seat.seatId);
      const allocation = { showId: reservation.show.id, seatIds, reservationId: id };
      await deps.allocations.reserve(transaction, allocation, "SEATS_GONE");
      await deps.vouchers.spendAgain(transaction, id);
    }
    if (reservation.status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
    if (!paid && !revived) return { reservation, confirmedNow: false };
    const undoable = { dueAt: plusSeconds(clock.now(), deps.undoSeconds), withdrawable: true };
    // Only a confirmation by transfer may be a mistake: cash was counted, and a card payment has a slip.
    const undo = byHand === "MANUAL" ? undoable : {};
    await deps.mails.enqueue(transaction, { kind: "TICKETS", subjectId: id, ...undo });
    await deps.audit.record(transaction, {
      actorId,
      action: "RESERVATION_CONFIRMED",
      subject: { type: "reservation", id },
      details: { amount: reservation.totalCents / 100, cash: byHand === "CASH", card: byHand === "CARD" },
    });
    transaction.onCommit(() => deps.announce(reservation));
    return { reservation, confirmedNow: true };
  }

  const delayUnpaidMail = (transaction: Transaction, id: number, since: keyof typeof UNPAID_MAIL_SECONDS) =>
    deps.mails.reschedule(transaction, {
      kind: "RESERVATION_RECEIVED",
      subjectId: id,
      dueAt: plusSeconds(clock.now(), UNPAID_MAIL_SECONDS[since]),
    });

  /** Idempotent, also in several processes */
  async function expireDue(): Promise<void> {
    await database.transact(async (transaction) => {
      const now = clock.now();
      const expired = await repository.changeStatus(
        transaction.db,
        "PENDING",
        { status: "EXPIRED", endedAt: now, changedAt: now },
        (pending) => pending.where("expiresAt", "<=", now),
      );
      await release(transaction, expired, "RESERVATION_LAPSED");
      transaction.onCommit(() => {
        const lateness = expired.map(({ expiresAt }) => (now.getTime() - expiresAt.getTime()) / 1000);
        deps.metrics.countExpiries("reservation", lateness);
      });
    });
  }

  return {
    ...createReservationChanges(deps),

    ...createPendingMoves(deps),

    ...createShowReminders(deps),

    ...createCodeQuotes(deps),

    reserve: createReserve(deps),

    extendUnverified: createExtendUnverified(deps),

    claimFromGuests: createClaimFromGuests(deps),

    place: (transaction: Transaction, placed: NewReservation) => placeReservation(deps, transaction, placed),

    /** @throws DomainError RESERVATION_NOT_FOUND */
    get: (id: number) => repository.findReservation(db, id),

    /** Does what `get` does, in the same transaction or snapshot. */
    getIn: (reading: Reading, id: number) => repository.findReservation(reading.db, id),

    pricingOf: ({ db: reader }: Reading, id: number) => readPricing(reader, id, { locked: false }),

    getMany: (ids: readonly number[]) => repository.findReservations(db, ids),

    ...createPaymentTimes(deps),

    /** Returns the caller's reservation, or any for the box office. @throws DomainError RESERVATION_NOT_FOUND */
    async getFor(caller: Account, id: number, reading: Reading = database): Promise<repository.Reservation> {
      const reservation = await repository.findReservation(reading.db, id);
      if (!includesRole(caller.role, "BOX_OFFICE") && reservation.user.id !== caller.id)
        throw new DomainError("RESERVATION_NOT_FOUND");
      return reservation;
    },

    listOf: (userId: number) => repository.findReservationsOfUser(db, userId),

    /** @throws DomainError RESERVATION_NOT_FOUND when there is none */
    async latestOf(userId: number): Promise<repository.Reservation> {
      const [latest] = await repository.findReservationsOfUser(db, userId, 1);
      if (!latest) throw new DomainError("RESERVATION_NOT_FOUND");
      return latest;
    },

    list: (query: ReservationQuery) => lists.listReservations(db, query),

    listTransfers({ expireWithinDays, ...query }: TransferQuery) {
      const expiresBefore =
        expireWithinDays === undefined ? undefined : plusSeconds(clock.now(), expireWithinDays * DAY_SECONDS);
      return lists.listReservations(db, { ...query, awaitsMoney: true, expiresBefore });
    },

    confirmPaid,

    delayUnpaidMail,

    /** Takes a confirmation back, after the caller withdrew the mail with the tickets. */
    async unconfirm(transaction: Transaction, id: number, actorId: number): Promise<repository.Reservation> {
      const pending = { status: "PENDING", confirmedAt: null, paidWith: null, changedAt: clock.now() } as const;
      await repository.changeStatus(transaction.db, "CONFIRMED", pending, (all) => all.where("id", "=", id));
      const reservation = await repository.findReservation(transaction.db, id);
      const { totalCents, expiresAt } = reservation;
      await deps.audit.record(transaction, {
        actorId,
        action: "CONFIRMATION_UNDONE",
        subject: { type: "reservation", id },
        details: { amount: totalCents / 100 },
      });
      transaction.onCommit(() => deps.announce(reservation));
      transaction.onCommit(() => deps.expiries.schedule(expiresAt));
      return reservation;
    },

    /** @param actorId logged when it is not the owner @throws DomainError ALREADY_PAID, RESERVATION_CLOSED */
    payByTransfer(
      { id, user, paymentMethod }: Pick<repository.Reservation, "id" | "user" | "paymentMethod">,
      actorId: number,
    ): Promise<repository.Reservation> {
      const method: PaymentMethod = "MANUAL";
      return database.transact(async (transaction) => {
        const changed = await setPaymentMethod(transaction.db, id, method, clock.now());
        if (changed) await delayUnpaidMail(transaction, id, "transfer");
        const reservation = await repository.findReservation(transaction.db, id);
        if (!changed) throw new DomainError(reservation.status === "CONFIRMED" ? "ALREADY_PAID" : "RESERVATION_CLOSED");
        if (actorId !== user.id && paymentMethod !== method)
          await deps.audit.record(transaction, {
            actorId,
            action: "PAYMENT_METHOD_CHANGED",
            subject: { type: "reservation", id },
            details: { to: method },
          });
        transaction.onCommit(() => deps.announce(reservation));
        return reservation;
      });
    },

    /** Announces a reservation whose payment changed, to screens that show it. */
    announceAgain: (id: number) => announceAll([id]),

    expireDue,

    /** Expires overdue reservations, and queues jobs again that Redis may have lost. */
    async sweep(): Promise<void> {
      await announceAll(await lists.limitToShows(db));
      await expireDue();
      await createUnsettledVouchers(deps)();
      const until = plusSeconds(clock.now(), REBUILD_AHEAD_SECONDS);
      await deps.expiries.reschedule(await lists.findPaymentDeadlines(db, until));
    },

    async cancel(transaction: Transaction, id: number, status: "PENDING" | "CONFIRMED", reason: string | null) {
      const update = cancelled(clock.now(), reason);
      const ended = await repository.changeStatus(transaction.db, status, update, (all) => all.where("id", "=", id));
      await release(transaction, ended, "RESERVATION_CANCELLED");
    },

    /** Cancels the unpaid reservations of an account, with one mail about all. @returns the cancelled ones */
    async cancelUnpaid(transaction: Transaction, userId: number, reason: string | null = null): Promise<Ended> {
      const update = cancelled(clock.now(), reason);
      const ended = await repository.changeStatus(transaction.db, "PENDING", update, (all) =>
        all.where("userId", "=", userId),
      );
      await release(transaction, ended);
      const subjectIds = ended.map(({ id }) => id);
      await deps.mails.enqueueAboutAll(transaction, { kind: "RESERVATION_CANCELLED", subjectIds });
      return ended;
    },
  };
}
