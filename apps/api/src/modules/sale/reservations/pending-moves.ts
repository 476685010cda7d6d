import { nameIn } from "@podium/shared/halls/seat-names";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Reading, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { type AuditService, moveFacts } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { doorsOpenAt } from "#modules/sale/shows/shows.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import * as pending from "./pending-moves.repository.ts";
import * as changes from "./reservation-changes.repository.ts";
import type { ReservationsLog } from "./reservations.log.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import * as repository from "./reservations.repository.ts";
import { shareOut } from "./amount-due.ts";
import { findTicketPrices, type TicketPrice } from "./ticket-prices.repository.ts";

export interface PendingMovesDependencies {
  database: Database;
  clock: Clock;
  announce: ReservationAnnouncer;
  audit: Pick<AuditService<ReservationsLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain" | "endUndo">;
  allocations: Pick<SeatAllocationsService, "reserve" | "release" | "nameSeats">;
  vouchers: Pick<VouchersService, "partsOf" | "reduceTo" | "spendMore">;
  doorsOpenMinutes: number;
}

interface PaidMove {
  moves: readonly pending.PricedMove[];
  /** Parts of the difference that vouchers pay, beside those that paid the reservation */
  paid?: pending.PendingMoveRow["parts"];
}

/** A pending move is a row, and its seats are the reservation's: whatever ends that frees them too (decision 089). */
export function createPendingMoves(deps: PendingMovesDependencies) {
  const { database, clock, allocations, vouchers, mails } = deps;

  const announceIn = async ({ db, onCommit }: Transaction, id: number): Promise<repository.Reservation> => {
    const reservation = await repository.findReservation(db, id);
    onCommit(() => deps.announce(reservation));
    return reservation;
  };

  async function end(transaction: Transaction, id: number, outcome: "LEFT" | "EXPIRED", before?: Date) {
    const times = { now: clock.now(), ...(before && { before }) };
    const ended = await pending.endOpenMove(transaction.db, id, outcome, times);
    if (!ended) return false;
    await allocations.release(transaction, { reservationId: id, seatIds: ended.moves.map(({ to }) => to) });
    return true;
  }

  const share = (reading: Reading, reservation: Parameters<typeof shareOut>[2], changeCents: number) =>
    shareOut(vouchers, reading, reservation, changeCents);

  /** Needs both old and new seats. @returns the change of money due, in cents @throws DomainError VOUCHER_SHORT */
  async function apply(transaction: Transaction, id: number, { moves, paid = [] }: PaidMove, actorId: number) {
    const { db } = transaction;
    const now = clock.now();
    const before = await repository.findReservation(db, id);
    const seatIds = moves.flatMap(({ from, to }) => [from, to]);
    const nameOf = nameIn(await allocations.nameSeats(transaction, before.show.id, seatIds));
    const { netCents } = await share(transaction, before, 0);
    const prices = await findTicketPrices(db, id, netCents);
    const paidFor = new Map(prices.map(({ seatId, priceCents }) => [seatId, priceCents]));
    const changeCents = moves.reduce((sum, { from, priceCents }) => sum + priceCents - (paidFor.get(from) ?? 0), 0);
    const shared = await share(transaction, before, changeCents);
    const { parts } = shared;
    const moneyCents = paid.reduce((left, { cents }) => left - cents, shared.moneyCents);

    await allocations.release(transaction, { reservationId: id, seatIds: moves.map(({ from }) => from) });
    const [from, to] = [moves.map((move) => nameOf(move.from)), moves.map((move) => nameOf(move.to))];
    const tickets = moves.map((move) => ({ from: nameOf(move.from), to: nameOf(move.to) }));
    await changes.moveTickets(db, id, tickets, { now });
    await pending.setPrices(db, id, moves);
    await changes.addToTotal(db, id, moneyCents);
    // The time of the move, by which its mail finds the amounts that returned
    if (parts.length > 0) await vouchers.reduceTo(transaction, id, parts, now);
    await vouchers.spendMore(transaction, id, paid);
    await changes.setChanged(db, id, now);
    const reservation = await announceIn(transaction, id);
    await deps.audit.record(transaction, {
      actorId,
      action: "RESERVATION_MOVED",
      subject: { type: "reservation", id },
      details: { ...moveFacts(from, to), ...(changeCents !== 0 && { difference: changeCents / 100 }) },
    });
    if (reservation.user.email) await mails.enqueueAgain(transaction, { kind: "SEATS_MOVED", subjectId: id });
    await mails.endUndo(transaction, "TICKETS", id);
    return moneyCents;
  }

  return {
    /** Locks a reservation with its tickets, and ends its pending move. @throws DomainError RESERVATION_NOT_FOUND */
    async lock(transaction: Transaction, id: number) {
      const locked = await repository.lockReservation(transaction.db, id);
      await end(transaction, id, "LEFT");
      return locked;
    },

    /** For changes that keep seats: another's call, or a sweep, must not end a move that a visitor is paying. */
    lockOnly: ({ db }: Transaction, id: number) => repository.lockReservation(db, id),

    async ticketPrices(reading: Reading, id: number): Promise<TicketPrice[]> {
      const { netCents } = await share(reading, await repository.findReservation(reading.db, id), 0);
      return findTicketPrices(reading.db, id, netCents);
    },

    formerSeats: (id: number): Promise<changes.FormerSeat[]> => changes.findFormerSeats(database.db, id),

    placesOf: ({ db }: Reading, showId: number, seatIds: readonly string[]) => pending.findPlaces(db, showId, seatIds),

    shareOut: share,

    /** @returns as `apply` @throws DomainError SEATS_NOT_FREE, VOUCHER_SHORT */
    async moveNow(transaction: Transaction, id: number, move: PaidMove, actorId: number) {
      const { show } = await repository.findReservation(transaction.db, id);
      const seatIds = move.moves.map(({ to }) => to);
      await allocations.reserve(transaction, { showId: show.id, seatIds, reservationId: id });
      return apply(transaction, id, move, actorId);
    },

    /** Holds the new seats while the difference is paid. @returns the move's id @throws DomainError SEATS_NOT_FREE */
    async reserveUntilPaid(
      transaction: Transaction,
      id: number,
      move: Required<PaidMove> & { dueCents: number; expiresAt: Date },
    ): Promise<number> {
      const { moves, paid, dueCents, expiresAt } = move;
      const { show } = await repository.findReservation(transaction.db, id);
      const seatIds = moves.map(({ to }) => to);
      await allocations.reserve(transaction, { showId: show.id, seatIds, reservationId: id });
      const times = { createdAt: clock.now(), expiresAt };
      return pending.insertMove(transaction.db, { reservationId: id, moves, parts: [...paid], dueCents, ...times });
    },

    latestMove: (id: number): Promise<pending.PendingMoveRow | undefined> => pending.findLatestMove(database.db, id),

    /** @returns false when no move was open */
    leaveMove: (id: number): Promise<boolean> =>
      database.transact(async (transaction) => {
        await repository.lockReservation(transaction.db, id);
        const left = await end(transaction, id, "LEFT");
        if (left) await announceIn(transaction, id);
        return left;
      }),

    /**
     * Applies it also after its time, while the doors are closed, its seats free, its tickets unmoved, the sum equal.
     * @throws DomainError MOVE_ENDED, SEATS_GONE, VOUCHER_SHORT when a voucher can no longer pay its part
     */
    async completeMove(transaction: Transaction, moveId: number): Promise<void> {
      const { db } = transaction;
      const known = await pending.findMove(db, moveId);
      if (!known) throw new DomainError("MOVE_ENDED");
      const { reservationId: id } = known;
      const { status, showId, tickets } = await repository.lockReservation(db, id);
      const move = (await pending.findMove(db, moveId)) ?? known;
      const { show, user } = await repository.findReservation(db, id);
      // Moves stored by a process of the release before name only the seat.
      const isSame = (ticket: { id: number }, { ticketId = ticket.id }: pending.PricedMove) => ticketId === ticket.id;
      const isThere = (priced: pending.PricedMove): boolean =>
        tickets.some((ticket) => ticket.seatId === priced.from && !ticket.scannedAt && isSame(ticket, priced));
      const isOpen = doorsOpenAt(show, deps.doorsOpenMinutes) <= clock.now();
      const isOver = move.outcome === "DONE" || move.outcome === "LEFT" || isOpen || show.cancelledAt !== null;
      if (isOver || status !== "CONFIRMED" || !move.moves.every(isThere)) throw new DomainError("MOVE_ENDED");
      if (move.outcome === "EXPIRED") {
        // A move that was chosen later gives way to the paid one.
        await end(transaction, id, "LEFT");
        const seatIds = move.moves.map(({ to }) => to);
        await allocations.reserve(transaction, { showId, seatIds, reservationId: id }, "SEATS_GONE");
      }
      await pending.setDone(db, moveId, clock.now());
      const moneyCents = await apply(transaction, id, { moves: move.moves, paid: move.parts }, user.id);
      if (moneyCents !== move.dueCents) throw new DomainError("MOVE_ENDED");
    },

    async sweepMoves(): Promise<void> {
      const now = clock.now();
      for (const id of await pending.findDueMoves(database.db, now))
        await database.transact(async (transaction) => {
          await repository.lockReservation(transaction.db, id);
          if (await end(transaction, id, "EXPIRED", now)) await announceIn(transaction, id);
        });
    },
  };
}
