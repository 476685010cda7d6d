import type { Reservation } from "@podium/shared/contracts/reservations";
import type { ScanResult, Tickets } from "@podium/shared/contracts/tickets";
import { inHallOrder } from "@podium/shared/hall-order";
import { qrDataUrl } from "@podium/shared/qr-image";
import { seatLabel } from "@podium/shared/seat-id";
import { buildTicketPdf, type TicketSheet } from "@podium/shared/ticket-pdf";
import { buildTicketQr } from "@podium/shared/ticket-qr";
import type { Account } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";
import type { ShowsService } from "#features/shows/shows.service.ts";
import type { ScanAnnouncer } from "./tickets.realtime.ts";
import { findPresentSeats, findTicketSecrets, removeScan, ticketExists } from "./tickets.repository.ts";

export type TicketsService = ReturnType<typeof createTicketsService>;

export function createTicketsService(deps: {
  database: Database;
  clock: Clock;
  reservations: Pick<ReservationsService, "getFor">;
  shows: Pick<ShowsService, "requireShow">;
  announce: ScanAnnouncer;
  /** What stands on every ticket. */
  society: TicketSheet["society"];
}) {
  const { database, clock } = deps;

  /** What each ticket's QR code says, in the order of the seats. */
  async function readQrContents({ id: reservationId, seats }: Pick<Reservation, "id" | "seats">): Promise<string[]> {
    const secrets = await findTicketSecrets(database.db, reservationId);
    return seats.map(({ seat: { seatId } }) =>
      buildTicketQr({ reservationId, seatId, token: secrets.get(seatId) ?? "" }),
    );
  }

  return {
    /**
     * A reservation with its QR codes, in the order of its seats, once it is confirmed.
     * @throws DomainError RESERVATION_NOT_FOUND, also when it is somebody else's
     */
    async getFor(caller: Account, reservationId: number): Promise<Tickets> {
      const reservation = await deps.reservations.getFor(caller, reservationId);
      if (!reservation.confirmed) return reservation;
      const qrContents = await readQrContents(reservation);
      return { ...reservation, qrContents, qrCodes: await Promise.all(qrContents.map(qrDataUrl)) };
    },

    /** The tickets of a confirmed reservation as a PDF, the same as the browser makes. */
    async printPdf(reservation: Reservation): Promise<Buffer> {
      const { id: reservationId, show, user, seats } = reservation;
      const qrContents = await readQrContents(reservation);
      const tickets = seats.map(({ seat: { seatId } }, index) => ({ seatId, qrContent: qrContents[index] }));
      const holder = `${user.firstname} ${user.lastname}`;
      return Buffer.from(await buildTicketPdf({ reservationId, show, society: deps.society, holder, tickets }));
    },

    /** Takes back a scan made by mistake. @throws DomainError RESERVATION_NOT_FOUND, NOT_SCANNED */
    async unscan(reservationId: number, seatId: string): Promise<ScanResult> {
      const at = clock.now();
      const removed = await removeScan(database.db, reservationId, seatId);
      if (!removed) {
        const exists = await ticketExists(database.db, reservationId, seatId);
        throw new DomainError(exists ? "NOT_SCANNED" : "RESERVATION_NOT_FOUND");
      }
      deps.announce({ showId: removed.showId, seatId, reservationId, present: false, at: at.toISOString() });
      return { seatId, ok: true, at: at.toISOString(), message: `De scan van ${seatLabel(seatId)} is teruggenomen.` };
    },

    /** The seats of a show whose ticket was scanned, in the order of the hall. @throws DomainError SHOW_NOT_FOUND */
    async presentSeats(showId: number): Promise<string[]> {
      const seats = await findPresentSeats(database.db, showId);
      if (seats.length === 0) await deps.shows.requireShow(showId);
      return inHallOrder(seats);
    },
  };
}
