import type { GiveBack } from "@podium/shared/contracts/shows";
import { companionsAreBound, leavesAlone } from "@podium/shared/halls/companions";
import type { Logger } from "pino";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Account } from "#platform/http/caller.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { type AuditService, seatFacts } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import {
  refuseUnconfirmed,
  requireOwn,
  type Reservation,
  type ReservationsService,
} from "#modules/sale/reservations/reservations.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { doorsOpenAt, type ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import type { TicketHandoverLog } from "./ticket-handover.log.ts";
import { areAnyPassedOn, findPassed } from "./passed-tickets.repository.ts";
import * as repository from "./returned-tickets.repository.ts";

export type ReturnedTicketsService = ReturnType<typeof createReturnedTicketsService>;
export type { Returned } from "./returned-tickets.repository.ts";

/** Tickets that their holders give back: the seat is sold again, and only then the money returns. */
export function createReturnedTicketsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<TicketHandoverLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain" | "endUndo">;
  shows: Pick<ShowsService, "require">;
  codes: Pick<TicketCodesService, "giveBack">;
  allocations: Pick<SeatAllocationsService, "reserve" | "release" | "nameSeats">;
  reservations: Pick<
    ReservationsService,
    | "getFor"
    | "get"
    | "getIn"
    | "lock"
    | "lockOnly"
    | "announceIn"
    | "storePrices"
    | "lowerTotal"
    | "noteChange"
    | "placesOf"
  >;
  refunds: Pick<RefundsService, "refuseOpenPayment" | "noteGivenUp" | "giveAsVoucherIn">;
  wallet: Pick<WalletService, "returnPass">;
  undoSeconds: number;
  doorsOpenMinutes: number;
  logger: Logger;
}) {
  const { database, clock, audit, mails, shows, allocations, reservations, refunds, wallet, logger } = deps;
  const { db } = database;

  const isTooLate = (show: { startsAt: Date }): boolean => doorsOpenAt(show, deps.doorsOpenMinutes) <= clock.now();

  async function mayGiveBack({ status, show }: Reservation): Promise<GiveBack> {
    if (status !== "CONFIRMED" || isTooLate(show)) return "NO";
    const { giveBack, cancelledAt } = await shows.require(db, show.id);
    return cancelledAt ? "NO" : giveBack;
  }

  const mayPassOn = ({ status, show }: Reservation): boolean =>
    status === "CONFIRMED" && !isTooLate(show) && !show.cancelledAt;

  async function read(reservation: Reservation, userId: number) {
    const isOwn = reservation.user.id === userId;
    return {
      isOwn,
      giveBack: isOwn ? await mayGiveBack(reservation) : ("NO" as const),
      canPassOn: isOwn && mayPassOn(reservation),
      passed: await findPassed(db, reservation.id),
      returned: await repository.findReturned(db, reservation.id, clock.now()),
      now: clock.now(),
    };
  }

  /** @param reservation as it was before @throws DomainError `code`, when a companion place is left alone */
  async function refuseAlone(
    transaction: Transaction,
    { id, show, seats }: Reservation,
    code: "COMPANION_LEFT" | "COMPANION_ALONE",
  ): Promise<void> {
    if (!companionsAreBound(show.startsAt, clock.now())) return;
    const before = seats.map(({ seatId }) => seatId);
    const after = (await reservations.getIn(transaction, id)).seats.map(({ seatId }) => seatId);
    const places = await reservations.placesOf(transaction, show.id, [...new Set([...before, ...after])]);
    if (leavesAlone(places, before, after)) throw new DomainError(code);
  }

  async function whyNot({ db: trx }: Transaction, ticketIds: readonly number[]) {
    if (await repository.isScanned(trx, ticketIds)) return "TICKET_USED";
    return (await areAnyPassedOn(trx, ticketIds)) ? "TICKET_PASSED_ON" : "TICKET_NOT_FOUND";
  }

  /** Pays once for a seat that was sold again, in one transaction: the money returns with it, or not at all. */
  async function settle({ id, reservationId }: { id: number; reservationId: number }): Promise<void> {
    const now = clock.now();
    await database.transact(async (transaction) => {
      const { status, code } = await reservations.lockOnly(transaction, reservationId);
      if (status !== "CONFIRMED") return;
      const confirmedBefore = plusSeconds(now, -deps.undoSeconds);
      const sold = await repository.markSold(transaction.db, id, { now, confirmedBefore });
      if (!sold) return;
      // Locks the code before vouchers, in the same order as reserving
      if (code) await deps.codes.giveBack(transaction, code.id, 1);
      const cents = await reservations.lowerTotal(transaction, reservationId, sold.returnedCents);
      const noted = cents > 0 ? await refunds.noteGivenUp(transaction, reservationId, cents) : null;
      const { refundId, setOffCents } = noted ?? { refundId: null, setOffCents: 0 };
      await repository.setMoney(transaction.db, id, { moneyCents: cents - setOffCents, setOffCents });
      if (sold.giveBack === "VOUCHER" && refundId !== null) await refunds.giveAsVoucherIn(transaction, refundId, null);
      const { user } = await reservations.announceIn(transaction, reservationId);
      const named = await allocations.nameSeats(transaction, sold.showId, [sold.seatId]);
      await audit.record(transaction, {
        actorId: null,
        action: "RETURN_SOLD",
        subject: { type: "reservation", id: reservationId },
        details: { ...seatFacts(named), returned: (sold.returnedCents - setOffCents) / 100 },
      });
      if (user.email) await mails.enqueueAgain(transaction, { kind: "RETURN_SOLD", subjectId: reservationId });
    });
  }

  return {
    /** Returns the caller's reservation, or any for the box office. @throws DomainError RESERVATION_NOT_FOUND */
    stateFor: async (caller: Account, id: number) => read(await reservations.getFor(caller, id), caller.id),

    mayHandOver: async (reservation: Reservation) => ({
      giveBack: await mayGiveBack(reservation),
      canPassOn: mayPassOn(reservation),
    }),

    returnedOf: (reservationId: number) => repository.findReturned(db, reservationId, clock.now()),

    /**
     * @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, NOT_CONFIRMED, SHOW_CANCELLED, GIVE_BACK_CLOSED,
     *   TICKET_NOT_FOUND, TICKET_USED, TICKET_PASSED_ON, COMPANION_LEFT, PAYMENT_UNDER_WAY
     */
    async giveBack(id: number, ticketIds: readonly number[], userId: number) {
      await requireOwn(reservations, id, userId);
      const reservation = await database.transact(async (transaction) => {
        const { showId, status } = await reservations.lock(transaction, id);
        refuseUnconfirmed(status);
        const show = await shows.require(transaction.db, showId);
        const { giveBack } = show;
        if (show.cancelledAt) throw new DomainError("SHOW_CANCELLED");
        if (giveBack === "NO" || isTooLate(show)) throw new DomainError("GIVE_BACK_CLOSED");
        await refunds.refuseOpenPayment(transaction, id);
        const before = await reservations.getIn(transaction, id);
        await reservations.storePrices(transaction, id);
        const returning = { reservationId: id, ticketIds: [...new Set(ticketIds)], giveBack };
        const seatIds = await repository.returnTickets(transaction.db, returning, clock.now());
        if (seatIds.length !== returning.ticketIds.length)
          throw new DomainError(await whyNot(transaction, returning.ticketIds));
        await refuseAlone(transaction, before, "COMPANION_LEFT");
        await allocations.release(transaction, { reservationId: id, seatIds }, { forSale: true });
        return recordChange(transaction, id, { action: "TICKETS_RETURNED", actorId: userId, seatIds, showId });
      });
      return read(reservation, userId);
    },

    /**
     * @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, NOT_CONFIRMED, SHOW_CANCELLED, TICKET_NOT_FOUND,
     *   COMPANION_ALONE, SEAT_TAKEN_SINCE
     */
    async undoGiveBack(id: number, returnedId: number, userId: number) {
      await requireOwn(reservations, id, userId);
      const reservation = await database.transact(async (transaction) => {
        // The other tickets keep their seats, and a payment that is under way for them goes on.
        const { showId, status } = await reservations.lockOnly(transaction, id);
        refuseUnconfirmed(status);
        const before = await reservations.getIn(transaction, id);
        if (before.show.cancelledAt) throw new DomainError("SHOW_CANCELLED");
        const restored = await repository.restoreTicket(transaction.db, { reservationId: id, returnedId }, clock.now());
        if (!restored) throw new DomainError("TICKET_NOT_FOUND");
        const { seatId, passId } = restored;
        if (passId !== null) await wallet.returnPass(transaction, passId, restored.id);
        await refuseAlone(transaction, before, "COMPANION_ALONE");
        await allocations.reserve(transaction, { showId, seatIds: [seatId], reservationId: id }, "SEAT_TAKEN_SINCE");
        return recordChange(transaction, id, { action: "RETURN_UNDONE", actorId: userId, seatIds: [seatId], showId });
      });
      return read(reservation, userId);
    },

    async sweep(): Promise<void> {
      const confirmedBefore = plusSeconds(clock.now(), -deps.undoSeconds);
      for (const sold of await repository.findSold(db, confirmedBefore)) {
        try {
          await settle(sold);
        } catch (error) {
          logger.warn(
            { err: error, ...sold },
            "a ticket that was sold again is not settled; the next sweep tries again",
          );
        }
      }
    },
  };

  async function recordChange(
    transaction: Transaction,
    id: number,
    change: { action: "TICKETS_RETURNED" | "RETURN_UNDONE"; actorId: number; seatIds: string[]; showId: number },
  ): Promise<Reservation> {
    await reservations.noteChange(transaction, id);
    const named = await allocations.nameSeats(transaction, change.showId, change.seatIds);
    const { action, actorId } = change;
    await audit.record(transaction, {
      actorId,
      action,
      subject: { type: "reservation", id },
      details: seatFacts(named),
    });
    const kind = action === "TICKETS_RETURNED" ? "TICKETS_RETURNED" : "TICKETS";
    await mails.enqueueAgain(transaction, { kind, subjectId: id });
    await mails.endUndo(transaction, "TICKETS", id);
    return reservations.announceIn(transaction, id);
  }
}
