import { randomBytes } from "node:crypto";
import type { ListQuery } from "@podium/shared/contracts/common";
import type { PaymentMethod, Reservation, ReserveRequest } from "@podium/shared/contracts/reservations";
import { type Clock, plusSeconds } from "../../platform/clock.ts";
import type { Database, Db, Transaction } from "../../platform/database.ts";
import { DomainError } from "../../platform/http-errors.ts";
import type { JobQueue } from "../../platform/queue.ts";
import type { CodesService } from "../codes/codes.service.ts";
import type { SeatsService } from "../seats/seats.service.ts";
import type { UsersService } from "../users/users.service.ts";
import { findAllReservations, findTransfers } from "./reservation-lists.repository.ts";
import { toReservation } from "./reservation-view.ts";
import { scheduleReservationLapse } from "./reservations.jobs.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import {
  findPaymentDeadlines,
  findReservation,
  findReservations,
  findReservationsOfUser,
  insertReservation,
  insertReservationSeats,
  type MovedReservation,
  moveReservations,
} from "./reservations.repository.ts";
import { requireOpenSale } from "./sale-window.ts";

export type ReservationsService = ReturnType<typeof createReservationsService>;

interface Caller {
  id: number;
  role: "USER" | "ADMIN";
}

const SECRET_BYTES = 16;
/** How far ahead the sweep rebuilds jobs; longer than its pause. */
const REBUILD_AHEAD_SECONDS = 120;

export function createReservationsService(deps: {
  database: Database;
  clock: Clock;
  queue: JobQueue;
  seats: Pick<SeatsService, "reserveWithin" | "freeWithin" | "takeBackWithin" | "clearCartWithin">;
  codes: Pick<CodesService, "consumeWithin" | "giveBackWithin">;
  users: Pick<UsersService, "requireOpenWithin">;
  announce: ReservationAnnouncer;
  paymentWindowSeconds: number;
  paymentMethods: () => readonly PaymentMethod[];
}) {
  const { database, clock } = deps;

  async function read(db: Db, id: number): Promise<Reservation> {
    const record = await findReservation(db, id);
    if (!record) throw new DomainError("RESERVATION_NOT_FOUND");
    return toReservation(record);
  }

  async function announceAll(ids: readonly number[]): Promise<void> {
    for (const record of await findReservations(database.db, ids)) deps.announce(toReservation(record));
  }

  /** What goes with every end of a reservation: its seats are free again and its code gets its tickets back. */
  async function release(transaction: Transaction, ended: readonly MovedReservation[]): Promise<void> {
    if (ended.length === 0) return;
    const ids = ended.map((reservation) => reservation.id);
    await deps.seats.freeWithin(transaction, ids);
    for (const { ticket_code_id: codeId, seat_count: tickets } of ended) {
      if (codeId !== null) await deps.codes.giveBackWithin(transaction, codeId, tickets);
    }
    transaction.onCommit(() => announceAll(ids));
  }

  return {
    /**
     * Turns the caller's live cart into a reservation, in one transaction: all of it happens or nothing.
     * @throws DomainError SHOW_NOT_FOUND, CART_MISMATCH, SALES_CLOSED, SALES_NOT_OPEN, CODE_UNKNOWN, CODE_EXHAUSTED, PAYMENT_METHOD_UNAVAILABLE
     */
    async reserve(userId: number, showId: number, request: ReserveRequest): Promise<Reservation> {
      if (!deps.paymentMethods().includes(request.paymentMethod)) throw new DomainError("PAYMENT_METHOD_UNAVAILABLE");
      const seatIds = [...new Set(request.seatIds)];

      return database.transact(async (transaction) => {
        const { db, onCommit } = transaction;
        const now = clock.now();
        // Waits for an account that is being closed, so that nothing is reserved behind its back.
        await deps.users.requireOpenWithin(transaction, userId);
        const code = request.ticketCode
          ? await deps.codes.consumeWithin(transaction, request.ticketCode, seatIds.length)
          : null;
        const show = await requireOpenSale(db, showId, now, code?.type ?? null);
        const free = code?.type === "SPONSOR";
        const expiresAt = plusSeconds(now, deps.paymentWindowSeconds);
        const id = await insertReservation(db, {
          user_id: userId,
          show_id: showId,
          status: free ? "CONFIRMED" : "PENDING",
          payment_method: request.paymentMethod,
          total_cents: free ? 0 : show.price_cents * seatIds.length,
          ticket_code_id: code?.id ?? null,
          ticket_code: code?.code ?? null,
          ticket_code_type: code?.type ?? null,
          reserved_at: now,
          expires_at: expiresAt,
          confirmed_at: free ? now : null,
          ended_at: null,
        });
        await deps.seats.reserveWithin(transaction, { userId, showId, seatIds, reservationId: id });
        const tickets = seatIds.map((seatId) => ({ seatId, secret: randomBytes(SECRET_BYTES).toString("base64url") }));
        await insertReservationSeats(db, { id, showId }, tickets);
        const reservation = await read(db, id);
        onCommit(() => deps.announce(reservation));
        if (!free) onCommit(() => scheduleReservationLapse(deps.queue, expiresAt));
        return reservation;
      });
    },

    /** A reservation for its owner or an administrator. @throws DomainError RESERVATION_NOT_FOUND, also when it is somebody else's */
    async getFor(caller: Caller, id: number): Promise<Reservation> {
      const reservation = await read(database.db, id);
      if (caller.role !== "ADMIN" && reservation.user.id !== caller.id) throw new DomainError("RESERVATION_NOT_FOUND");
      return reservation;
    },

    async listOf(userId: number): Promise<Reservation[]> {
      return (await findReservationsOfUser(database.db, userId)).map(toReservation);
    },

    /** @throws DomainError RESERVATION_NOT_FOUND when there is none yet */
    async latestOf(userId: number): Promise<Reservation> {
      const [latest] = await findReservationsOfUser(database.db, userId, 1);
      if (!latest) throw new DomainError("RESERVATION_NOT_FOUND");
      return toReservation(latest);
    },

    /** All reservations, newest first, as a plain list or a page of it. */
    async listAll(query: ListQuery) {
      return findAllReservations(database.db, query, toReservation);
    },

    /** Every manual transfer with an amount due, unconfirmed first. */
    async listTransfers(query: ListQuery) {
      return findTransfers(database.db, query, toReservation);
    },

    /**
     * The money has come. Twice is once; a lapsed reservation takes its seats back when all are still free.
     * @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, SEATS_GONE
     */
    async confirm(id: number): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const { db, onCommit } = transaction;
        const confirmed = { status: "CONFIRMED", confirmed_at: clock.now(), ended_at: null } as const;
        const paid = await moveReservations(db, "PENDING", confirmed, (query) => query.where("id", "=", id));
        const revived =
          paid.length > 0
            ? []
            : await moveReservations(db, "EXPIRED", confirmed, (query) => query.where("id", "=", id));
        const reservation = await read(db, id);
        if (revived.length > 0) {
          const seatIds = reservation.seats.map((entry) => entry.seat.seatId);
          await deps.seats.takeBackWithin(transaction, { showId: reservation.show.id, seatIds, reservationId: id });
        }
        if (!reservation.confirmed) throw new DomainError("RESERVATION_CLOSED");
        if (paid.length + revived.length > 0) onCommit(() => deps.announce(reservation));
        return reservation;
      });
    },

    /** Ends every reservation whose payment window has passed. Safe to run twice, and in several processes. */
    async lapseDue(): Promise<void> {
      await database.transact(async (transaction) => {
        const now = clock.now();
        const lapsed = await moveReservations(
          transaction.db,
          "PENDING",
          { status: "EXPIRED", ended_at: now },
          (query) => query.where("expires_at", "<=", now),
        );
        await release(transaction, lapsed);
      });
    },

    /** The sweep: ends what is overdue and asks again for the jobs of the coming minutes, which Redis may have lost. */
    async sweep(): Promise<void> {
      await this.lapseDue();
      const deadlines = await findPaymentDeadlines(database.db, plusSeconds(clock.now(), REBUILD_AHEAD_SECONDS));
      for (const deadline of deadlines) await scheduleReservationLapse(deps.queue, deadline);
    },

    /** What a closed account leaves: its cart and its unpaid reservations are given back; paid tickets stay valid. */
    async closeAccountWithin(transaction: Transaction, userId: number): Promise<void> {
      await deps.seats.clearCartWithin(transaction, userId);
      const cancelled = await moveReservations(
        transaction.db,
        "PENDING",
        { status: "CANCELLED", ended_at: clock.now() },
        (query) => query.where("user_id", "=", userId),
      );
      await release(transaction, cancelled);
    },
  };
}
