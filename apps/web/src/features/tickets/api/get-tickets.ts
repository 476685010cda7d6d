import { ownReservationQuery } from "#entities/reservations/own-reservations.ts";
import { type Backend, backend } from "#live/live.ts";

export function ticketsQuery(reservationId: string, from: Backend = backend) {
  return ownReservationQuery("tickets", reservationId, from, {
    fetch: (signal) => from.api.getTickets({ params: { id: reservationId }, signal }),
  });
}
