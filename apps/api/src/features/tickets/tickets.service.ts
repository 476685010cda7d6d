import { createHash, timingSafeEqual } from "node:crypto";
import type { ScanResult, Tickets } from "@podium/shared/contracts/tickets";
import { inHallOrder } from "@podium/shared/hall-order";
import { qrDataUrl } from "@podium/shared/qr-image";
import { seatLabel } from "@podium/shared/seat-id";
import { buildTicketQr } from "@podium/shared/ticket-qr";
import type { Account } from "../../platform/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { DomainError } from "../../platform/http-errors.ts";
import type { ReservationsService } from "../reservations/reservations.service.ts";
import type { ScanAnnouncer } from "./tickets.realtime.ts";
import { findPresentSeats, findTicket, findTicketSecrets, recordScan, removeScan, showExists, type Ticket } from "./tickets.repository.ts";

export type TicketsService = ReturnType<typeof createTicketsService>;

const brusselsTime = new Intl.DateTimeFormat("nl-BE", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Brussels" });

/** Compares secrets in a time that says nothing about where they differ. */
function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

export function createTicketsService(deps: {
  database: Database;
  clock: Clock;
  reservations: Pick<ReservationsService, "getFor">;
  announce: ScanAnnouncer;
}) {
  const { database, clock } = deps;

  async function requireTicket(reservationId: number, seatId: string): Promise<Ticket> {
    const ticket = await findTicket(database.db, reservationId, seatId);
    if (!ticket) throw new DomainError("RESERVATION_NOT_FOUND");
    return ticket;
  }

  /** Why a ticket that could not be let in was refused. */
  function refusal(ticket: Ticket): DomainError {
    if (!ticket.confirmed || !ticket.scanned_at) return new DomainError("NOT_CONFIRMED");
    const time = brusselsTime.format(ticket.scanned_at);
    return new DomainError("ALREADY_SCANNED", { time }, [{ field: "scannedAt", message: ticket.scanned_at.toISOString() }]);
  }

  return {
    /**
     * A reservation with its QR codes, in the order of its seats, once it is confirmed.
     * @throws DomainError RESERVATION_NOT_FOUND, also when it is somebody else's
     */
    async getFor(caller: Account, reservationId: number): Promise<Tickets> {
      const reservation = await deps.reservations.getFor(caller, reservationId);
      if (!reservation.confirmed) return reservation;
      const secrets = await findTicketSecrets(database.db, reservationId);
      const qrContents = reservation.seats.map(({ seat: { seatId } }) =>
        buildTicketQr({ reservationId, seatId, token: secrets.get(seatId) ?? "" }),
      );
      return { ...reservation, qrContents, qrCodes: await Promise.all(qrContents.map(qrDataUrl)) };
    },

    /**
     * Lets a ticket in, once, whatever number of doors try.
     * @param token the ticket's secret when the QR code was read; none when somebody typed the seat
     * @throws DomainError RESERVATION_NOT_FOUND, TICKET_FORGED, NOT_CONFIRMED, ALREADY_SCANNED
     */
    async scan(reservationId: number, seatId: string, token?: string): Promise<ScanResult> {
      const ticket = await requireTicket(reservationId, seatId);
      if (token !== undefined && !sameSecret(token, ticket.secret)) throw new DomainError("TICKET_FORGED");
      const at = clock.now();
      const scanned = await recordScan(database.db, reservationId, seatId, at);
      if (!scanned) throw refusal(await requireTicket(reservationId, seatId));
      deps.announce({ showId: scanned.show_id, seatId, reservationId, present: true, at: at.toISOString() });
      return { seatId, ok: true, at: at.toISOString(), message: `Welkom! ${seatLabel(seatId)}.` };
    },

    /** Takes back a scan made by mistake. @throws DomainError RESERVATION_NOT_FOUND, NOT_SCANNED */
    async unscan(reservationId: number, seatId: string): Promise<ScanResult> {
      const at = clock.now();
      const removed = await removeScan(database.db, reservationId, seatId);
      if (!removed) {
        await requireTicket(reservationId, seatId);
        throw new DomainError("NOT_SCANNED");
      }
      deps.announce({ showId: removed.show_id, seatId, reservationId, present: false, at: at.toISOString() });
      return { seatId, ok: true, at: at.toISOString(), message: `De scan van ${seatLabel(seatId)} is teruggenomen.` };
    },

    /** The seats of a show whose ticket was scanned, in the order of the hall. @throws DomainError SHOW_NOT_FOUND */
    async presentSeats(showId: number): Promise<string[]> {
      const seats = await findPresentSeats(database.db, showId);
      if (seats.length === 0 && !(await showExists(database.db, showId))) throw new DomainError("SHOW_NOT_FOUND");
      return inHallOrder(seats);
    },
  };
}
