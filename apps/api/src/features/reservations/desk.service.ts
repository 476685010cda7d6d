import type { GuestReservation } from "@podium/shared/contracts/box-office";
import { inHallOrder } from "@podium/shared/hall-order";
import { seatLabel } from "@podium/shared/seat-id";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database, Db, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { euros } from "#platform/money-words.ts";
import type { JobQueue } from "#platform/queue.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import type { DeskSeatsService } from "#features/seats/desk-seats.service.ts";
import type { UsersService } from "#features/users/users.service.ts";
import {
  findPrice,
  isStanding,
  lockReservation,
  moveTickets,
  setCancelReason,
  type StandingReservation,
} from "./desk.repository.ts";
import { addFirstMails } from "./reservation-mails.ts";
import { scheduleReservationLapse } from "./reservations.jobs.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import {
  findReservation,
  insertReservation,
  insertReservationSeats,
  type Reservation,
} from "./reservations.repository.ts";
import type { ReservationsService } from "./reservations.service.ts";
import { drawTicketSecret } from "./ticket-secret.ts";

export type DeskService = ReturnType<typeof createDeskService>;

const named = (seatIds: readonly string[]): string =>
  inHallOrder([...seatIds])
    .map(seatLabel)
    .join("; ");
const nameOf = ({ user }: Reservation): string => `${user.firstname} ${user.lastname}`;
const PAID = { cash: "contant betaald", transfer: "betaalt met een overschrijving", free: "gratis" } as const;

/** What volunteers do with a reservation for somebody else. Each act writes itself into the audit log. */
export function createDeskService(deps: {
  database: Database;
  clock: Clock;
  queue: JobQueue;
  audit: Pick<AuditService, "record">;
  mails: Pick<MailsService, "enqueue" | "enqueueAgain">;
  users: Pick<UsersService, "addGuest">;
  deskSeats: Pick<DeskSeatsService, "reserve" | "release">;
  reservations: Pick<ReservationsService, "cancel">;
  /** Money that was paid online is noted as to be paid back. */
  noteRefundsDue: (transaction: Transaction, reservationId: number) => Promise<void>;
  announce: ReservationAnnouncer;
  paymentWindowSeconds: number;
}) {
  const { database, clock, audit, mails } = deps;

  /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, TICKETS_SCANNED */
  async function lockStanding(db: Db, id: number): Promise<StandingReservation> {
    const locked = await lockReservation(db, id);
    if (!locked) throw new DomainError("RESERVATION_NOT_FOUND");
    if (!isStanding(locked)) throw new DomainError("RESERVATION_CLOSED");
    // Whoever is in the hall keeps the seat; a scan made by mistake can be taken back first.
    if (locked.tickets.some((ticket) => ticket.scannedAt)) throw new DomainError("TICKETS_SCANNED");
    return locked;
  }

  return {
    /** @throws DomainError RESERVATION_NOT_FOUND */
    async get(id: number): Promise<Reservation> {
      return findReservation(database.db, id);
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, TICKETS_SCANNED */
    async cancel(id: number, reason: string, actorId: number): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const locked = await lockStanding(transaction.db, id);
        await deps.reservations.cancel(transaction, id, locked.status);
        await setCancelReason(transaction.db, id, reason);
        await deps.noteRefundsDue(transaction, id);
        const reservation = await findReservation(transaction.db, id);
        const toReturn = locked.status === "CONFIRMED" ? locked.totalCents : 0;
        const money = toReturn > 0 ? `; ${euros(toReturn / 100)} terug te betalen` : "";
        await audit.record(transaction, {
          actorId,
          action: "RESERVATION_CANCELLED",
          subject: { type: "reservation", id },
          summary: `Reservering #${id} van ${nameOf(reservation)} geannuleerd: ${reason}${money}`,
          details: { reason, seatIds: locked.tickets.map((ticket) => ticket.seatId), toReturn: toReturn / 100 },
        });
        return reservation;
      });
    },

    /**
     * Gives the reservation exactly these seats. Seats that it keeps keep their ticket; a moved ticket gets a new
     * secret, so that a print with the old seat opens no door. Paid reservations get their tickets by mail again.
     * @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, TICKETS_SCANNED, SEAT_COUNT_DIFFERS, SEATS_NOT_FREE
     */
    async move(id: number, seatIds: readonly string[], actorId: number): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const { db, onCommit } = transaction;
        const locked = await lockStanding(db, id);
        const had = locked.tickets.map((ticket) => ticket.seatId);
        if (seatIds.length !== had.length) throw new DomainError("SEAT_COUNT_DIFFERS", { count: had.length });
        const given = inHallOrder(had.filter((seatId) => !seatIds.includes(seatId)));
        const taken = inHallOrder(seatIds.filter((seatId) => !had.includes(seatId)));
        if (taken.length === 0) return findReservation(db, id);
        await deps.deskSeats.reserve(transaction, { showId: locked.showId, seatIds: taken, reservationId: id });
        await deps.deskSeats.release(transaction, { reservationId: id, seatIds: given });
        const moves = given.map((from, index) => ({ from, to: taken[index] ?? from, secret: drawTicketSecret() }));
        await moveTickets(db, id, moves);
        const reservation = await findReservation(db, id);
        await audit.record(transaction, {
          actorId,
          action: "RESERVATION_MOVED",
          subject: { type: "reservation", id },
          summary: `Reservering #${id} van ${nameOf(reservation)} verplaatst van ${named(given)} naar ${named(taken)}`,
          details: { from: given, to: taken },
        });
        if (reservation.status === "CONFIRMED" && reservation.user.email) {
          await mails.enqueueAgain(transaction, { kind: "TICKETS", subjectId: id });
        }
        onCommit(() => deps.announce(reservation));
        return reservation;
      });
    },

    /** Sends the tickets once more. @throws DomainError RESERVATION_NOT_FOUND, NOT_CONFIRMED, NO_EMAIL */
    async resendTickets(id: number, actorId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const reservation = await findReservation(transaction.db, id);
        if (reservation.status !== "CONFIRMED") throw new DomainError("NOT_CONFIRMED");
        const { email } = reservation.user;
        if (!email) throw new DomainError("NO_EMAIL");
        await mails.enqueueAgain(transaction, { kind: "TICKETS", subjectId: id });
        const subject = { type: "reservation", id } as const;
        const summary = `Tickets van reservering #${id} opnieuw verstuurd naar ${email}`;
        await audit.record(transaction, { actorId, action: "TICKETS_RESENT", subject, summary });
      });
    },

    /**
     * Reserves for somebody without an account, also when the sale is closed. What was paid in cash, or costs nothing, is
     * confirmed at once.
     * @throws DomainError SHOW_NOT_FOUND, SEATS_NOT_FREE
     */
    async reserveForGuest(showId: number, request: GuestReservation, actorId: number): Promise<Reservation> {
      const { guest, seatIds, paid } = request;
      return database.transact(async (transaction) => {
        const { db, onCommit } = transaction;
        const now = clock.now();
        const price = await findPrice(db, showId);
        if (price === undefined) throw new DomainError("SHOW_NOT_FOUND");
        const totalCents = paid === "free" ? 0 : price * seatIds.length;
        const confirmed = paid !== "transfer" || totalCents === 0;
        const expiresAt = plusSeconds(now, deps.paymentWindowSeconds);
        const id = await insertReservation(db, {
          userId: await deps.users.addGuest(transaction, guest),
          showId,
          status: confirmed ? "CONFIRMED" : "PENDING",
          paymentMethod: paid === "cash" ? "CASH" : "MANUAL",
          totalCents,
          ticketCodeId: null,
          ticketCode: null,
          ticketCodeType: null,
          reservedAt: now,
          expiresAt,
          confirmedAt: confirmed ? now : null,
          endedAt: null,
          cancelReason: null,
        });
        await deps.deskSeats.reserve(transaction, { showId, seatIds, reservationId: id });
        await insertReservationSeats(
          db,
          { id, showId },
          seatIds.map((seatId) => ({ seatId, secret: drawTicketSecret() })),
        );
        const reservation = await findReservation(db, id);
        await audit.record(transaction, {
          actorId,
          action: "RESERVATION_MADE",
          subject: { type: "reservation", id },
          summary: `Reservering #${id} gemaakt voor ${nameOf(reservation)}: ${named(seatIds)}, ${euros(totalCents / 100)}, ${PAID[paid]}`,
          details: { seatIds, paid, total: totalCents / 100 },
        });
        if (guest.email) await addFirstMails(transaction, mails, reservation, now);
        onCommit(() => deps.announce(reservation));
        if (!confirmed) onCommit(() => scheduleReservationLapse(deps.queue, expiresAt));
        return reservation;
      });
    },
  };
}
