import { MAX_UNPAID_SEATS, type PaymentMethod, type ReserveRequest } from "@podium/shared/contracts/reservations";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database, Db } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { JobQueue } from "#platform/queue.ts";
import type { CodesService } from "#features/codes/codes.service.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import type { SeatsService } from "#features/seats/seats.service.ts";
import type { UsersService } from "#features/users/users.service.ts";
import { scheduleReservationLapse } from "./reservations.jobs.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import {
  countUnpaidSeats,
  findReservation,
  insertReservation,
  insertReservationSeats,
  type Reservation,
} from "./reservations.repository.ts";
import { addFirstMails } from "./reservation-mails.ts";
import { requireOpenSale, requireShowToSell } from "./sale-window.ts";
import { drawTicketSecret } from "./ticket-secret.ts";

export interface ReserveDependencies {
  database: Database;
  clock: Clock;
  queue: JobQueue;
  seats: Pick<SeatsService, "reserveFromCart">;
  codes: Pick<CodesService, "consume">;
  users: Pick<UsersService, "requireOpen">;
  mails: Pick<MailsService, "enqueue">;
  announce: ReservationAnnouncer;
  paymentWindowSeconds: number;
  paymentMethods: () => readonly PaymentMethod[];
}

/**
 * Nobody takes a hall by reserving cart after cart and paying nothing. One account has one cart, so no two of its
 * reservations are made at once and the count is right.
 * @throws DomainError TOO_MANY_UNPAID
 */
async function requireFewUnpaid(db: Db, userId: number, showId: number, more: number): Promise<void> {
  const seats = await countUnpaidSeats(db, userId, showId);
  if (seats + more > MAX_UNPAID_SEATS) throw new DomainError("TOO_MANY_UNPAID", { seats, max: MAX_UNPAID_SEATS });
}

/** Turns a live cart into a reservation. */
export function createReserve(deps: ReserveDependencies) {
  const { database, clock } = deps;

  /**
   * All of it happens in one transaction, or nothing.
   * @throws DomainError SHOW_NOT_FOUND, CART_MISMATCH, SALES_CLOSED, SALES_NOT_OPEN, CODE_UNKNOWN, CODE_EXHAUSTED, TOO_MANY_UNPAID,
   * PAYMENT_METHOD_UNAVAILABLE
   */
  return async function reserve(userId: number, showId: number, request: ReserveRequest): Promise<Reservation> {
    const seatIds = [...new Set(request.seatIds)];

    return database.transact(async (transaction) => {
      const { db, onCommit } = transaction;
      const now = clock.now();
      // Waits for an account that is being closed, so that nothing is reserved behind its back.
      await deps.users.requireOpen(transaction, userId);
      const show = await requireShowToSell(db, showId);
      if (!deps.paymentMethods().includes(request.paymentMethod)) throw new DomainError("PAYMENT_METHOD_UNAVAILABLE");
      const code = request.ticketCode
        ? await deps.codes.consume(transaction, request.ticketCode, seatIds.length)
        : null;
      requireOpenSale(show, now, code?.type ?? null);
      const totalCents = code?.type === "SPONSOR" ? 0 : show.priceCents * seatIds.length;
      // Where nothing is due nothing is awaited: a sponsor's tickets, and those of a free show.
      const free = totalCents === 0;
      if (!free) await requireFewUnpaid(db, userId, showId, seatIds.length);
      const expiresAt = plusSeconds(now, deps.paymentWindowSeconds);
      const id = await insertReservation(db, {
        userId,
        showId,
        status: free ? "CONFIRMED" : "PENDING",
        paymentMethod: request.paymentMethod,
        totalCents,
        ticketCodeId: code?.id ?? null,
        ticketCode: code?.code ?? null,
        ticketCodeType: code?.type ?? null,
        reservedAt: now,
        expiresAt,
        confirmedAt: free ? now : null,
        endedAt: null,
        cancelReason: null,
      });
      await deps.seats.reserveFromCart(transaction, { userId, showId, seatIds, reservationId: id });
      const tickets = seatIds.map((seatId) => ({ seatId, secret: drawTicketSecret() }));
      await insertReservationSeats(db, { id, showId }, tickets);
      const reservation = await findReservation(db, id);
      await addFirstMails(transaction, deps.mails, reservation, now);
      onCommit(() => deps.announce(reservation));
      if (!free) onCommit(() => scheduleReservationLapse(deps.queue, expiresAt));
      return reservation;
    });
  };
}
