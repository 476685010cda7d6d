import type { PassOnForm } from "@podium/shared/contracts/handed-tickets";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { type AuditService, seatFacts } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import {
  refuseUnconfirmed,
  type Reservation,
  type ReservationsService,
} from "#modules/sale/reservations/reservations.service.ts";
import { doorsOpenAt } from "#modules/sale/shows/shows.service.ts";
import type { TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import type { TicketHandoverLog } from "./ticket-handover.log.ts";
import * as repository from "./passed-tickets.repository.ts";
import * as returns from "./returned-tickets.repository.ts";

export type PassedTicketsService = ReturnType<typeof createPassedTicketsService>;
export type { Passed } from "./passed-tickets.repository.ts";

/** Passes tickets on to a holder, who gets the only valid QR code; the payer stays the buyer. */
export function createPassedTicketsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<TicketHandoverLog>, "record">;
  mails: Pick<MailsService, "enqueueAboutAll" | "enqueueAgain" | "enqueueOncePerOccasion" | "withdrawMany" | "endUndo">;
  reservations: Pick<
    ReservationsService,
    "get" | "getIn" | "lockOnly" | "renewTickets" | "announceIn" | "remindBefore"
  >;
  tickets: Pick<TicketsService, "getSome">;
  doorsOpenMinutes: number;
}) {
  const { database, clock, audit, mails, reservations } = deps;
  const { db } = database;

  /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, NOT_CONFIRMED, SHOW_CANCELLED, PASS_ON_CLOSED */
  async function lockOwn(transaction: Transaction, id: number, userId: number): Promise<Reservation> {
    const { status } = await reservations.lockOnly(transaction, id);
    const reservation = await reservations.getIn(transaction, id);
    if (reservation.user.id !== userId) throw new DomainError("RESERVATION_NOT_FOUND");
    refuseUnconfirmed(status);
    if (reservation.show.cancelledAt) throw new DomainError("SHOW_CANCELLED");
    if (doorsOpenAt(reservation.show, deps.doorsOpenMinutes) <= clock.now()) throw new DomainError("PASS_ON_CLOSED");
    return reservation;
  }

  async function refuseOthers(transaction: Transaction, { seats }: Reservation, ticketIds: readonly number[]) {
    const found = seats.filter(({ id }) => ticketIds.includes(id));
    if (found.length !== ticketIds.length) throw new DomainError("TICKET_NOT_FOUND");
    if (await returns.isScanned(transaction.db, ticketIds)) throw new DomainError("TICKET_USED");
    return found;
  }

  async function recordChange(
    transaction: Transaction,
    id: number,
    change: { action: "TICKETS_PASSED_ON" | "TICKETS_TAKEN_BACK"; actorId: number; seats: Reservation["seats"] },
  ) {
    const { action, actorId, seats } = change;
    const subject = { type: "reservation", id } as const;
    await audit.record(transaction, { actorId, action, subject, details: seatFacts(seats) });
    await mails.endUndo(transaction, "TICKETS", id);
    await reservations.announceIn(transaction, id);
  }

  async function remind(transaction: Transaction): Promise<void> {
    const kind = "PASSED_REMINDER";
    const when = [clock.now(), reservations.remindBefore] as const;
    const early = await repository.findEarlyReminders(transaction.db, ...when);
    if (early.length > 0) await mails.withdrawMany(transaction, kind, early);
    const occasions = await repository.findToRemind(transaction.db, ...when);
    if (occasions.length > 0) await mails.enqueueOncePerOccasion(transaction, { kind, occasions });
  }

  return {
    passedOf: (reservationId: number) => repository.findPassed(db, reservationId),

    /** False once the show has begun or is cancelled, and for tickets that the holder no longer has. */
    isTimeToRemind: (id: number): Promise<boolean> =>
      repository.isTimeToRemind(db, id, clock.now(), reservations.remindBefore),

    knowsOfCancellation: (id: number): Promise<boolean> => repository.knowsOfCancellation(db, id),

    async readPassed(ids: readonly number[]) {
      const rows = await repository.findPassedByIds(db, ids);
      const [first] = rows;
      if (!first) return null;
      const ticketIds = rows.flatMap(({ ticketId, endedAt }) => (ticketId === null || endedAt ? [] : [ticketId]));
      const reservation = await reservations.get(first.reservationId);
      const tickets = await deps.tickets.getSome(first.reservationId, ticketIds, first);
      return { ...first, reservation, tickets, isOver: rows.every(({ endedAt }) => endedAt !== null) };
    },

    /** @throws DomainError of `lockOwn` and `refuseOthers`, TICKET_PASSED_ON */
    async passOn(id: number, { ticketIds: requested, name, email }: PassOnForm, userId: number): Promise<void> {
      const ticketIds = [...new Set(requested)];
      await database.transact(async (transaction) => {
        const reservation = await lockOwn(transaction, id, userId);
        const seats = await refuseOthers(transaction, reservation, ticketIds);
        if (await repository.areAnyPassedOn(transaction.db, ticketIds)) throw new DomainError("TICKET_PASSED_ON");
        await reservations.renewTickets(transaction, ticketIds);
        const subjectIds = await repository.insertPassed(transaction.db, id, ticketIds, { name, email }, clock.now());
        await mails.enqueueAboutAll(transaction, { kind: "TICKET_PASSED_ON", subjectIds });
        await recordChange(transaction, id, { action: "TICKETS_PASSED_ON", actorId: userId, seats });
      });
    },

    /** The holder's QR codes end at once. @throws DomainError as `passOn` does */
    async takeBack(id: number, requested: readonly number[], userId: number): Promise<void> {
      const ticketIds = [...new Set(requested)];
      await database.transact(async (transaction) => {
        const reservation = await lockOwn(transaction, id, userId);
        const seats = await refuseOthers(transaction, reservation, ticketIds);
        const ended = { reservationId: id, ticketIds };
        const subjectIds = await repository.endPassed(transaction.db, ended, clock.now());
        if (subjectIds.length !== ticketIds.length) throw new DomainError("TICKET_NOT_FOUND");
        await reservations.renewTickets(transaction, ticketIds);
        await mails.enqueueAboutAll(transaction, { kind: "TICKET_WITHDRAWN", subjectIds });
        await recordChange(transaction, id, { action: "TICKETS_TAKEN_BACK", actorId: userId, seats });
      });
    },

    /** Notifies holders of changes by the box office and the payer, and reminds them of the show. */
    sweep: (): Promise<void> =>
      database.transact(async (transaction) => {
        await remind(transaction);
        for (const subjectId of await repository.endInvalid(transaction.db, clock.now()))
          await mails.enqueueAgain(transaction, { kind: "TICKET_WITHDRAWN", subjectId });
        for (const subjectId of await repository.noteMoved(transaction.db))
          await mails.enqueueAgain(transaction, { kind: "TICKET_PASSED_ON", subjectId });
      }),
  };
}
