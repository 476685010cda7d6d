import type { PaymentListQuery, PaymentMethod, ReservationListQuery } from "@podium/shared/contracts/reservations";
import { PAY_WITHIN_WORKING_DAYS } from "@podium/shared/limits";
import type { Account } from "#platform/caller.ts";
import { plusSeconds } from "#platform/clock.ts";
import type { Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { TicketCodesService } from "#features/ticket-codes/ticket-codes.service.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import type { SeatAllocationsService } from "#features/seats/seat-allocations.service.ts";
import { findAllReservations, findTransfers } from "./reservation-lists.repository.ts";
import { type NewReservation, placeReservation } from "./place-reservation.ts";
import {
  findPaymentDeadlines,
  findReservation,
  findReservations,
  findReservationsOfUser,
  type ChangedReservation,
  changeStatus,
  type LockedReservation,
  lockReservation,
  moveTickets,
  type Reservation,
  setPaymentMethod,
} from "./reservations.repository.ts";
import { createReserve, type ReserveDependencies } from "./reserve.ts";
import { plusWorkingDays } from "./working-days.ts";

export type { Reservation } from "./reservations.repository.ts";
export type ReservationsService = ReturnType<typeof createReservationsService>;

/** Longer than the sweep's pause. */
const REBUILD_AHEAD_SECONDS = 120;
const DAY_SECONDS = 24 * 3600;

function ticketsByCode(ended: readonly ChangedReservation[]): Array<[codeId: number, tickets: number]> {
  const tickets = new Map<number, number>();
  for (const { ticketCodeId: codeId, seatCount: count } of ended)
    if (codeId !== null) tickets.set(codeId, (tickets.get(codeId) ?? 0) + count);
  return [...tickets].toSorted(([one], [other]) => one - other);
}

export function createReservationsService(
  deps: ReserveDependencies & {
    allocations: Pick<SeatAllocationsService, "releaseAll">;
    codes: Pick<TicketCodesService, "giveBack">;
    mails: Pick<MailsService, "enqueueMany">;
    audit: Pick<AuditService, "record">;
    metrics: Pick<Metrics, "countExpiries">;
  },
) {
  const { database, clock } = deps;

  async function announceAll(ids: readonly number[]): Promise<void> {
    for (const reservation of await findReservations(database.db, ids)) deps.announce(reservation);
  }

  /** Frees the seats, returns the tickets to their codes and mails the owners. */
  async function release(
    transaction: Transaction,
    ended: readonly ChangedReservation[],
    mail: "RESERVATION_LAPSED" | "RESERVATION_CANCELLED",
  ): Promise<void> {
    if (ended.length === 0) return;
    const ids = ended.map((reservation) => reservation.id);
    await deps.allocations.releaseAll(transaction, ids);
    await deps.mails.enqueueMany(transaction, { kind: mail, subjectIds: ids });
    for (const [codeId, tickets] of ticketsByCode(ended)) {
      await deps.codes.giveBack(transaction, codeId, tickets);
    }
    transaction.onCommit(() => announceAll(ids));
  }

  return {
    reserve: createReserve(deps),

    place: (transaction: Transaction, placed: NewReservation): Promise<Reservation> =>
      placeReservation(deps, transaction, placed),

    /** New secrets make prints with the old seat invalid. */
    async moveTickets(
      { db, onCommit }: Transaction,
      id: number,
      moves: ReadonlyArray<{ from: string; to: string }>,
    ): Promise<Reservation> {
      await moveTickets(db, id, moves);
      const reservation = await findReservation(db, id);
      onCommit(() => deps.announce(reservation));
      return reservation;
    },

    /** Locks the reservation with its tickets. @throws DomainError RESERVATION_NOT_FOUND */
    async lock({ db }: Transaction, id: number): Promise<LockedReservation> {
      const locked = await lockReservation(db, id);
      if (!locked) throw new DomainError("RESERVATION_NOT_FOUND");
      return locked;
    },

    /** @throws DomainError RESERVATION_NOT_FOUND */
    get: (id: number): Promise<Reservation> => findReservation(database.db, id),

    /** As `get`, seeing what the transaction changed. */
    getIn: ({ db }: Transaction, id: number): Promise<Reservation> => findReservation(db, id),

    async getMany(ids: readonly number[]): Promise<Reservation[]> {
      return findReservations(database.db, ids);
    },

    /** Never after `expiresAt` (specification, screen Payment). */
    payBefore(reservation: Reservation): Date {
      const asked = plusWorkingDays(reservation.reservedAt, PAY_WITHIN_WORKING_DAYS);
      return asked < reservation.expiresAt ? asked : reservation.expiresAt;
    },

    async getFor(caller: Account, id: number): Promise<Reservation> {
      const reservation = await findReservation(database.db, id);
      if (caller.role !== "ADMIN" && reservation.user.id !== caller.id) throw new DomainError("RESERVATION_NOT_FOUND");
      return reservation;
    },

    async listOf(userId: number): Promise<Reservation[]> {
      return findReservationsOfUser(database.db, userId);
    },

    async latestOf(userId: number): Promise<Reservation> {
      const [latest] = await findReservationsOfUser(database.db, userId, 1);
      if (!latest) throw new DomainError("RESERVATION_NOT_FOUND");
      return latest;
    },

    async listAll(query: ReservationListQuery) {
      return findAllReservations(database.db, query);
    },

    async listTransfers({ lapsesWithinDays: days, ...query }: PaymentListQuery) {
      const expiresBefore = days === undefined ? undefined : plusSeconds(clock.now(), days * DAY_SECONDS);
      return findTransfers(database.db, { ...query, expiresBefore });
    },

    /** Idempotent. @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, SEATS_GONE */
    async confirm(id: number, actorId: number): Promise<Reservation> {
      return database.transact(async (transaction) => (await this.confirmPaid(transaction, id, actorId)).reservation);
    },

    /** @param actorId null: a payment provider @returns `confirmedNow`: false when it was confirmed before */
    async confirmPaid(
      transaction: Transaction,
      id: number,
      actorId: number | null = null,
    ): Promise<{ reservation: Reservation; confirmedNow: boolean }> {
      const { db, onCommit } = transaction;
      const confirmed = { status: "CONFIRMED", confirmedAt: clock.now(), endedAt: null } as const;
      // The code got its tickets back at expiry; a later cancellation must not give them back again.
      const revival = { ...confirmed, ticketCodeId: null };
      const paid = await changeStatus(db, "PENDING", confirmed, (query) => query.where("id", "=", id));
      const revived =
        paid.length > 0 ? [] : await changeStatus(db, "EXPIRED", revival, (query) => query.where("id", "=", id));
      const reservation = await findReservation(db, id);
      if (revived.length > 0) {
        const seatIds = reservation.seats.map((seat) => seat.seatId);
        const allocation = { showId: reservation.show.id, seatIds, reservationId: id };
        await deps.allocations.reserve(transaction, allocation, "SEATS_GONE");
      }
      if (reservation.status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
      const confirmedNow = paid.length + revived.length > 0;
      if (confirmedNow) {
        await deps.mails.enqueue(transaction, { kind: "TICKETS", subjectId: id });
        await deps.audit.record(transaction, {
          actorId,
          action: "RESERVATION_CONFIRMED",
          subject: { type: "reservation", id },
          summary: `Betaling van reservering #${id} van ${reservation.user.firstname} ${reservation.user.lastname} bevestigd`,
          details: { amount: reservation.totalCents / 100 },
        });
        onCommit(() => deps.announce(reservation));
      }
      return { reservation, confirmedNow };
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, ALREADY_PAID, RESERVATION_CLOSED */
    async changePaymentMethod(id: number, method: PaymentMethod): Promise<Reservation> {
      return database.transact(async ({ db, onCommit }) => {
        const changed = await setPaymentMethod(db, id, method, clock.now());
        const reservation = await findReservation(db, id);
        if (changed) onCommit(() => deps.announce(reservation));
        else if (reservation.status === "CONFIRMED") throw new DomainError("ALREADY_PAID");
        else throw new DomainError("RESERVATION_CLOSED");
        return reservation;
      });
    },

    /** For screens that show the payment too. */
    async announceAgain(id: number): Promise<void> {
      await announceAll([id]);
    },

    /** Safe to run twice, and in several processes. */
    async expireDue(): Promise<void> {
      await database.transact(async (transaction) => {
        const now = clock.now();
        const expired = await changeStatus(transaction.db, "PENDING", { status: "EXPIRED", endedAt: now }, (query) =>
          query.where("expiresAt", "<=", now),
        );
        await release(transaction, expired, "RESERVATION_LAPSED");
        transaction.onCommit(() => {
          const lateness = expired.map(({ expiresAt }) => (now.getTime() - expiresAt.getTime()) / 1000);
          deps.metrics.countExpiries("reservation", lateness);
        });
      });
    },

    /** Expires what is overdue and queues again the jobs that Redis may have lost. */
    async sweep(): Promise<void> {
      await this.expireDue();
      const deadlines = await findPaymentDeadlines(database.db, plusSeconds(clock.now(), REBUILD_AHEAD_SECONDS));
      await deps.expiries.reschedule(deadlines);
    },

    async cancel(transaction: Transaction, id: number, status: "PENDING" | "CONFIRMED", reason: string): Promise<void> {
      const update = { status: "CANCELLED", endedAt: clock.now(), cancelReason: reason } as const;
      const cancelled = await changeStatus(transaction.db, status, update, (query) => query.where("id", "=", id));
      await release(transaction, cancelled, "RESERVATION_CANCELLED");
    },

    async cancelUnpaid(transaction: Transaction, userId: number): Promise<void> {
      const cancelled = await changeStatus(
        transaction.db,
        "PENDING",
        { status: "CANCELLED", endedAt: clock.now() },
        (query) => query.where("userId", "=", userId),
      );
      await release(transaction, cancelled, "RESERVATION_CANCELLED");
    },
  };
}
