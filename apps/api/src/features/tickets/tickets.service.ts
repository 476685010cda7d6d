import { inHallOrder } from "@podium/shared/hall-order";
import { buildTicketPdf, type TicketSheet } from "@podium/shared/ticket-pdf";
import { buildTicketQr } from "@podium/shared/ticket-qr";
import type { Account } from "#platform/caller.ts";
import type { Database } from "#platform/database.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import type { ShowsService } from "#features/shows/shows.service.ts";
import * as repository from "./tickets.repository.ts";

export type TicketsService = ReturnType<typeof createTicketsService>;

export type Tickets = Awaited<ReturnType<TicketsService["getFor"]>>;

export function createTicketsService(deps: {
  database: Database;
  reservations: Pick<ReservationsService, "getFor">;
  shows: Pick<ShowsService, "require">;
  society: TicketSheet["society"];
}) {
  const { database } = deps;

  async function readQrContents({ id: reservationId, seats }: Pick<Reservation, "id" | "seats">): Promise<string[]> {
    const secrets = await repository.findTicketSecrets(database.db, reservationId);
    return seats.map(({ seatId }) => buildTicketQr({ reservationId, seatId, token: secrets.get(seatId) ?? "" }));
  }

  return {
    async getFor(caller: Account, reservationId: number) {
      const reservation = await deps.reservations.getFor(caller, reservationId);
      const qrContents = reservation.status === "CONFIRMED" ? await readQrContents(reservation) : null;
      return { reservation, qrContents };
    },

    async printPdf(reservation: Reservation): Promise<Buffer> {
      const { id: reservationId, show, user, seats } = reservation;
      const qrContents = await readQrContents(reservation);
      const pdf = await buildTicketPdf({
        reservationId,
        show: { name: show.name, dateTime: show.startsAt.toISOString() },
        society: deps.society,
        holder: `${user.firstname} ${user.lastname}`,
        tickets: seats.map(({ seatId }, index) => ({ seatId, qrContent: qrContents[index] })),
      });
      return Buffer.from(pdf);
    },

    async presentSeats(showId: number): Promise<string[]> {
      const seats = await repository.findPresentSeats(database.db, showId);
      if (seats.length === 0) await deps.shows.require(database.db, showId);
      return inHallOrder(seats);
    },
  };
}
