import { randomUUID } from "node:crypto";
import { mayAttend, cancelledShowTicket, replacedCode, RETURNED_TICKET } from "@podium/shared/tickets/check-in-rules";
import type { ScanRequest } from "@podium/shared/contracts/tickets";
import { nameOnly, type NamedSeat, placeLabel } from "@podium/shared/halls/seat-names";
import { includesRole } from "@podium/shared/contracts/roles";
import type { Attendant } from "#platform/http/caller.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation, type Transaction } from "#platform/data/database.ts";
import { DomainError, errorMessage } from "#platform/process/domain-error.ts";
import { clockTime, mediumMoment } from "@podium/shared/words/date-formats";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { HallsService } from "#modules/site/halls/halls.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { HandOutsService } from "#modules/entrance/hand-outs/hand-outs.service.ts";
import * as repository from "./check-in.repository.ts";
import { accepted, type OfflineScan, recordOfflineScan, type Scanner } from "./offline-scan.ts";
import type { CheckInLog } from "./check-in.log.ts";
import type { ScanAnnouncer } from "./hall-follow-up.realtime.ts";
import { findScannedTicket, type ScanRefusal, validateTicket } from "./validate-ticket.ts";

export type CheckInService = ReturnType<typeof createCheckInService>;
export type CheckInList = Awaited<ReturnType<CheckInService["list"]>>;

/** Devices fetch this list every few seconds, so it holds nearby shows only. */
const OTHER_SHOWS_WITHIN_SECONDS = 8 * 24 * 3600;

const isRepeated = (error: unknown): boolean => isUniqueViolation(error, "scans_client_id_key");

function requireNear({ role }: Attendant, { startsAt }: { startsAt: Date }, at: Date): void {
  if (!mayAttend(role, startsAt, at)) throw new DomainError("SHOW_NOT_NEAR");
}

type RefusedTicket = NamedSeat & {
  showName: string;
  startsAt: Date;
  guest: string;
  totalCents: number;
  renewed: boolean;
};

/** Reports one code for all tickets that are not confirmed (decisions, section 3); the message is precise. */
function scanRefused(
  refusal: Exclude<ScanRefusal, "ALREADY_SCANNED">,
  { showName, startsAt, guest, totalCents, renewed, ...seat }: RefusedTicket,
  role: Attendant["role"],
): DomainError {
  if (refusal === "SHOW_CANCELLED")
    return new DomainError(refusal, {}, undefined, cancelledShowTicket(`${showName}, ${mediumMoment(startsAt)}`));
  // The new seat of a renewed ticket is shown only to its holder.
  if (refusal === "TICKET_MOVED" && renewed)
    return new DomainError(refusal, {}, [{ field: "guest", message: guest }], replacedCode(guest));
  if (refusal === "TICKET_MOVED")
    return new DomainError(refusal, { seat: (language) => placeLabel(seat, language) }, [
      { field: "seatId", message: seat.seatId },
      { field: "group", message: seat.group },
      { field: "label", message: seat.label },
      ...(seat.kind === undefined ? [] : [{ field: "kind", message: seat.kind }]),
      { field: "guest", message: guest },
    ]);
  if (refusal === "RESERVATION_CLOSED")
    return new DomainError("NOT_CONFIRMED", {}, undefined, (language) => errorMessage(refusal, {}, language));
  if (refusal !== "NOT_CONFIRMED" || !includesRole(role, "BOX_OFFICE"))
    return new DomainError(refusal, { show: showName });
  // The device's list may be outdated, and have another amount due.
  return new DomainError(refusal, {}, [{ field: "due", message: String(totalCents / 100) }]);
}

function alreadyScanned(at: Date): DomainError {
  return new DomainError("ALREADY_SCANNED", { time: (language) => clockTime(at, language) }, [
    { field: "scannedAt", message: at.toISOString() },
  ]);
}

const actorOf = ({ scannedBy: actorId, scannedByDevice: actorDeviceId }: Scanner) => ({ actorId, actorDeviceId });

export function createCheckInService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<CheckInLog>, "record" | "recordOnce">;
  announce: ScanAnnouncer;
  shows: Pick<ShowsService, "require">;
  reservations: Pick<ReservationsService, "announceAgain">;
  handOuts: Pick<HandOutsService, "linesOfShow">;
  halls: Pick<HallsService, "evacuation">;
}) {
  const { database, clock, audit, announce, shows, reservations } = deps;

  /** Logs once for each volunteer and show: the log counts the scans themselves. */
  const logScanner = (transaction: Transaction, showId: number, scanner: Scanner): Promise<void> =>
    audit.recordOnce(transaction, {
      ...actorOf(scanner),
      action: "SCANNED",
      subject: { type: "show", id: showId },
      details: {},
    });

  async function admit(reservationId: number, seatId: string, request: ScanRequest, scanner: Scanner) {
    return database.transact(async (transaction) => {
      const { db, onCommit } = transaction;
      const at = clock.now();
      const ticket = await findScannedTicket(db, { reservationId, seatId, token: request.token });
      if (!ticket) throw new DomainError("RESERVATION_NOT_FOUND");
      if (ticket === "GIVEN_BACK") throw new DomainError("NOT_CONFIRMED", {}, undefined, RETURNED_TICKET);
      const decision = validateTicket(ticket, request, scanner, at);
      if (decision !== "ADMIT" && decision !== "ALREADY_SCANNED") throw scanRefused(decision, ticket, scanner.role);
      if (ticket.scannedAt) {
        const earlier = request.clientId ? await repository.findScan(db, request.clientId) : undefined;
        if (earlier?.outcome === "ACCEPTED" && earlier.reservationId === reservationId && earlier.seatId === seatId)
          return { ...earlier, ticketType: ticket.ticketType };
        throw alreadyScanned(ticket.scannedAt);
      }
      const seat = nameOnly({ ...ticket, seatId });
      await repository.setScannedAt(db, ticket.id, at);
      await repository.insertScan(db, {
        clientId: request.clientId ?? randomUUID(),
        device: request.device ?? null,
        scannedBy: scanner.scannedBy,
        scannedByDevice: scanner.scannedByDevice,
        showId: ticket.showId,
        reservationId,
        ...seat,
        at,
        recordedAt: at,
        ...accepted,
      });
      await logScanner(transaction, ticket.showId, scanner);
      onCommit(() => announce({ showId: ticket.showId, seatId, reservationId, present: true, at }, ticket));
      return { ...seat, at, ticketType: ticket.ticketType };
    });
  }

  async function recordOne(scanner: Scanner & { device: string }, scan: OfflineScan): Promise<repository.Scan> {
    const record = () =>
      database.transact(async (transaction) => {
        const { recorded, admitted } = await recordOfflineScan(transaction.db, scanner, scan, clock.now());
        if (admitted) {
          const { present, show } = admitted;
          await logScanner(transaction, present.showId, scanner);
          transaction.onCommit(() => announce(present, show));
        }
        return recorded;
      });
    try {
      return await record();
    } catch (error) {
      if (!isRepeated(error)) throw error;
      // The same scan was sent twice at once, and the other request has committed by now.
      return record();
    }
  }

  return {
    /** @throws DomainError SHOW_NOT_FOUND, SHOW_NOT_NEAR */
    async list(who: Attendant, showId: number) {
      const now = clock.now();
      const { db } = database;
      const show = await shows.require(db, showId);
      requireNear(who, show, now);
      const [tickets, moved, givenBack, products, otherShows, conflicts, evacuation] = await Promise.all([
        repository.findTickets(db, showId),
        repository.findMoves(db, showId),
        repository.findGivenBack(db, showId),
        deps.handOuts.linesOfShow(showId),
        repository.findOtherShows(db, showId, {
          from: plusSeconds(show.startsAt, -OTHER_SHOWS_WITHIN_SECONDS),
          to: plusSeconds(show.startsAt, OTHER_SHOWS_WITHIN_SECONDS),
        }),
        repository.findScansToReview(db, showId),
        deps.halls.evacuation(show.hallPlanId),
      ]);
      return { show, now, tickets, moved, givenBack, products, otherShows, conflicts, evacuation };
    },

    async presentSeats(who: Attendant, showId: number): Promise<string[]> {
      requireNear(who, await shows.require(database.db, showId), clock.now());
      return repository.findPresentSeats(database.db, showId);
    },

    async blockedSeats(who: Attendant, showId: number): Promise<string[]> {
      requireNear(who, await shows.require(database.db, showId), clock.now());
      return repository.findBlockedSeats(database.db, showId);
    },

    /**
     * Idempotent by `clientId`.
     * @throws DomainError SHOW_NOT_NEAR, TICKET_FORGED, TICKET_MOVED, OTHER_SHOW, NOT_CONFIRMED, ALREADY_SCANNED
     */
    async scan(reservationId: number, seatId: string, request: ScanRequest, scanner: Scanner) {
      try {
        return await admit(reservationId, seatId, request, scanner);
      } catch (error) {
        if (!isRepeated(error)) throw error;
        const now = clock.now();
        throw new DomainError("ALREADY_SCANNED", { time: (language) => clockTime(now, language) });
      }
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, SHOW_NOT_NEAR, NOT_SCANNED */
    async unscan(reservationId: number, seatId: string, scanner: Scanner): Promise<NamedSeat & { at: Date }> {
      const at = clock.now();
      return database.transact(async (transaction) => {
        const { db, onCommit } = transaction;
        const show = await repository.findShowOfTicket(db, reservationId, seatId);
        if (!show) throw new DomainError("RESERVATION_NOT_FOUND");
        requireNear(scanner, show, at);
        const removed = await repository.removeScan(db, reservationId, seatId);
        if (!removed) throw new DomainError("NOT_SCANNED");
        const subject = { type: "reservation", id: reservationId } as const;
        await audit.record(transaction, {
          ...actorOf(scanner),
          action: "SCAN_TAKEN_BACK",
          subject,
          details: { ...show.seat },
        });
        onCommit(() => announce({ showId: removed.showId, seatId, reservationId, present: false, at }, show));
        // The reservation's history has a new line.
        onCommit(() => reservations.announceAgain(reservationId));
        return { ...show.seat, at };
      });
    },

    /** Records each scan in its own transaction, so that an interrupted batch may be sent again. */
    async record(scanner: Scanner & { device: string }, scans: readonly OfflineScan[]): Promise<repository.Scan[]> {
      const recorded: repository.Scan[] = [];
      for (const scan of scans) recorded.push(await recordOne(scanner, scan));
      return recorded;
    },
  };
}
