import type { GuestReservation, RefundAs, SeatType } from "@podium/shared/contracts/box-office";
import type { Database, Transaction } from "#platform/data/database.ts";
import {
  refuseEnded,
  refuseHandedOut,
  amountDue,
  COMPLIMENTARY,
  refuseOtherTotal,
  type Reservation,
  type ReservationsLog,
  type ReservationsService,
  settledAs,
  splitCodes,
} from "#modules/sale/reservations/reservations.service.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { type AuditService, moveFacts, seatFacts } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import type { BoxOfficeLog } from "./box-office.log.ts";

interface Chosen {
  seatIds: readonly string[];
  ticketTypes?: readonly SeatType[] | undefined;
}

/** Undefined type: the show's first one. */
export function chosenTypes({ seatIds, ticketTypes = [] }: Chosen) {
  const types = new Map(ticketTypes.map(({ seatId, ticketTypeId }) => [seatId, ticketTypeId]));
  return seatIds.map((seatId) => ({ seatId, ticketTypeId: types.get(seatId) }));
}

/** Also ends its move that awaits a payment. @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED */
export async function lockActive(
  reservations: Pick<ReservationsService, "lock">,
  transaction: Transaction,
  id: number,
) {
  const { status, ...locked } = await reservations.lock(transaction, id);
  refuseEnded(status);
  return { ...locked, status };
}

export type BoxOfficeService = ReturnType<typeof createBoxOfficeService>;

export function createBoxOfficeService(deps: {
  database: Database;
  audit: Pick<AuditService<BoxOfficeLog & ReservationsLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain" | "endUndo">;
  users: Pick<UsersService, "addGuest">;
  shows: Pick<ShowsService, "require" | "priceSeats">;
  allocations: Pick<SeatAllocationsService, "reserve" | "release" | "nameSeats">;
  reservations: Pick<
    ReservationsService,
    "getIn" | "lock" | "place" | "cancel" | "moveTickets" | "announceIn" | "quoteSeats"
  >;
  codes: Pick<TicketCodesService, "consume">;
  vouchers: Pick<VouchersService, "lockTyped">;
  refunds: Pick<RefundsService, "noteCancelled" | "giveAsVoucherIn">;
}) {
  const { database, audit, codes, mails, users, shows, allocations, reservations, refunds } = deps;

  /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, TICKETS_SCANNED */
  async function lockUnscanned(transaction: Transaction, id: number) {
    const locked = await lockActive(reservations, transaction, id);
    // Guests in the hall keep their seats; a mistaken scan can be undone first.
    if (locked.tickets.some((ticket) => ticket.scannedAt)) throw new DomainError("TICKETS_SCANNED");
    return locked;
  }

  return {
    /** @param how.refundAs applies to a paid reservation @throws DomainError as `lockUnscanned`, PRODUCTS_HANDED_OUT */
    async cancel(
      id: number,
      { reason, refundAs }: { reason: string; refundAs?: RefundAs | undefined },
      actorId: number,
    ): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const locked = await lockUnscanned(transaction, id);
        refuseHandedOut(await reservations.getIn(transaction, id));
        await reservations.cancel(transaction, id, locked.status, reason);
        const reservation = await reservations.getIn(transaction, id);
        const refundId = await refunds.noteCancelled(transaction, reservation);
        const dueCents = locked.status === "CONFIRMED" ? reservation.totalCents : 0;
        await audit.record(transaction, {
          actorId,
          action: "RESERVATION_CANCELLED",
          subject: { type: "reservation", id },
          details: { ...seatFacts(reservation.seats), toReturn: dueCents / 100 },
        });
        if (refundId !== null && refundAs === "voucher") await refunds.giveAsVoucherIn(transaction, refundId, actorId);
        return reservation;
      });
    },

    /** Tickets of unchanged seats stay valid. @throws DomainError SEAT_COUNT_DIFFERS, SEATS_NOT_FREE */
    async move(id: number, seatIds: readonly string[], actorId: number): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const { showId, tickets } = await lockUnscanned(transaction, id);
        const before = tickets.map((ticket) => ticket.seatId);
        if (seatIds.length !== before.length) throw new DomainError("SEAT_COUNT_DIFFERS", { count: before.length });
        const leaving = before.filter((seatId) => !seatIds.includes(seatId));
        const coming = seatIds.filter((seatId) => !before.includes(seatId));
        if (coming.length === 0) return reservations.getIn(transaction, id);
        const from = await allocations.nameSeats(transaction, showId, leaving);
        const to = await allocations.nameSeats(transaction, showId, coming);
        await allocations.reserve(transaction, { showId, seatIds: coming, reservationId: id });
        await allocations.release(transaction, { reservationId: id, seatIds: leaving });
        const moves = from.map((seat, index) => ({ from: seat, to: to[index] ?? seat }));
        await reservations.moveTickets(transaction, id, moves);
        const reservation = await reservations.announceIn(transaction, id);
        await audit.record(transaction, {
          actorId,
          action: "RESERVATION_MOVED",
          subject: { type: "reservation", id },
          details: moveFacts(from, to),
        });
        if (reservation.user.email) await mails.enqueueAgain(transaction, { kind: "SEATS_MOVED", subjectId: id });
        await mails.endUndo(transaction, "TICKETS", id);
        return reservation;
      });
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, NOT_CONFIRMED, NO_EMAIL */
    async resendTickets(id: number, actorId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const { status, user } = await reservations.getIn(transaction, id);
        if (status !== "CONFIRMED") throw new DomainError("NOT_CONFIRMED");
        if (!user.email) throw new DomainError("NO_EMAIL");
        await mails.enqueueAgain(transaction, { kind: "TICKETS", subjectId: id });
        await audit.record(transaction, {
          actorId,
          action: "TICKETS_RESENT",
          subject: { type: "reservation", id },
          details: {},
        });
      });
    },

    /** @returns cents @throws DomainError SHOW_NOT_FOUND, CODE_UNKNOWN, and others */
    async quoteForGuest(
      showId: number,
      request: Pick<GuestReservation, "seatIds" | "ticketTypes" | "ticketCode" | "vouchers">,
    ) {
      await shows.require(database.db, showId);
      const lines = await shows.priceSeats(database, showId, chosenTypes(request));
      const { balances, ...due } = await reservations.quoteSeats(showId, lines, request);
      return { ...due, balanceCents: balances.reduce((sum, { balanceCents }) => sum + balanceCents, 0) };
    },

    /** Also works after the sale. @throws DomainError SHOW_NOT_FOUND, SEATS_NOT_FREE, AMOUNT_CHANGED, and others */
    async reserveForGuest(showId: number, request: GuestReservation, actorId: number): Promise<Reservation> {
      const { guest, paid, seatIds, blockedSeatIds = [] } = request;
      return database.transact(async (transaction) => {
        await shows.require(transaction.db, showId);
        const isFree = paid === "free";
        const typed = isFree ? { code: null, vouchers: [] } : splitCodes(request);
        const code = typed.code === null ? null : await codes.consume(transaction, typed.code, seatIds.length, showId);
        const lines = await shows.priceSeats(transaction, showId, chosenTypes(request));
        const vouchers = await deps.vouchers.lockTyped(transaction, typed.vouchers);
        const { tickets, parts, totalCents: due } = amountDue(lines, isFree ? COMPLIMENTARY : code, vouchers);
        refuseOtherTotal(due, request.total);
        const reservation = await reservations.place(transaction, {
          userId: await users.addGuest(transaction, guest),
          showId,
          tickets,
          seatsFrom: { blockedIds: blockedSeatIds },
          totalCents: due,
          code,
          parts,
          ...settledAs(paid),
        });
        const { id, totalCents } = reservation;
        await audit.record(transaction, {
          actorId,
          action: "RESERVATION_MADE",
          subject: { type: "reservation", id },
          details: { ...seatFacts(reservation.seats), paid, total: totalCents / 100 },
        });
        return reservation;
      });
    },
  };
}
