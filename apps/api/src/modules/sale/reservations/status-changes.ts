import type { ByHand } from "@podium/shared/contracts/reservations";
import type { Database, Transaction } from "#platform/data/database.ts";
import type { ExpiryScheduler } from "#platform/data/expiry-jobs.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Metrics } from "#platform/process/metrics.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { ProductsService } from "#modules/sale/products/products.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import type { ReservationsLog } from "./reservations.log.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import * as repository from "./reservations.repository.ts";

interface Confirmer {
  /** Null: a payment provider */
  actorId?: number | null;
  /** How a volunteer received the money or saw it on the account; absent: a provider or a bank statement reported it */
  byHand?: ByHand | undefined;
  cashDueCents?: number;
  /** The volunteer who sent the payment to a terminal of the provider, which reported it; null: no terminal */
  terminalBy?: number | null;
}

type Ended = readonly repository.ChangedReservation[];

/** Counts the tickets of each code, sorted by code, so that two transactions do not deadlock. */
function ticketsByCode(ended: Ended): Array<[codeId: number, tickets: number]> {
  const tickets = new Map<number, number>();
  for (const { ticketCodeId: codeId, ofCode, openReturns } of ended)
    if (codeId !== null) tickets.set(codeId, (tickets.get(codeId) ?? 0) + ofCode + openReturns);
  return [...tickets].toSorted(([one], [other]) => one - other);
}

const cancelled = (now: Date, cancelReason: string | null) =>
  ({ status: "CANCELLED", endedAt: now, changedAt: now, cancelReason }) as const;

export interface StatusChangesDependencies {
  database: Database;
  clock: Clock;
  expiries: ExpiryScheduler;
  announce: ReservationAnnouncer;
  allocations: Pick<SeatAllocationsService, "reserve" | "releaseAll">;
  codes: Pick<TicketCodesService, "giveBack">;
  vouchers: Pick<VouchersService, "giveBackAll" | "spendAgain">;
  products: Pick<ProductsService, "takeAgain">;
  mails: Pick<MailsService, "enqueue" | "enqueueMany" | "enqueueAboutAll">;
  audit: Pick<AuditService<ReservationsLog>, "record">;
  metrics: Pick<Metrics, "countExpiries">;
  /** Time in which a confirmation by hand can be undone, before the tickets are sent */
  undoSeconds: number;
}

export function createStatusChanges(deps: StatusChangesDependencies) {
  const { database, clock } = deps;

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
    transaction.onCommit(async () => {
      for (const reservation of (await repository.findReservations(database.db, ids)).values())
        deps.announce(reservation);
    });
  }

  return {
    /** @returns `confirmedNow`: false when the reservation was confirmed before */
    async confirmPaid(transaction: Transaction, id: number, how: Confirmer = {}) {
      const { actorId = null, byHand, cashDueCents = 0, terminalBy = null } = how;
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
        await deps.products.takeAgain(transaction, id);
      }
      if (reservation.status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
      if (!paid && !revived) return { reservation, confirmedNow: false };
      const undoable = { dueAt: plusSeconds(clock.now(), deps.undoSeconds), withdrawable: true };
      // Only a confirmation by transfer may be a mistake: cash was counted, and a card payment has a slip.
      const undo = byHand === "MANUAL" ? undoable : {};
      await deps.mails.enqueue(transaction, { kind: "TICKETS", subjectId: id, ...undo });
      await deps.audit.record(transaction, {
        actorId: actorId ?? terminalBy,
        action: "RESERVATION_CONFIRMED",
        subject: { type: "reservation", id },
        details: {
          amount: reservation.totalCents / 100,
          ...(reservation.giftCents > 0 && { gift: reservation.giftCents / 100 }),
          cash: byHand === "CASH",
          card: byHand === "CARD" || terminalBy !== null,
        },
      });
      transaction.onCommit(() => deps.announce(reservation));
      return { reservation, confirmedNow: true };
    },

    /** Undoes a confirmation, after the caller withdrew the mail with the tickets. */
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

    async expireDue(): Promise<void> {
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
