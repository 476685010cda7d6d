import { ownReservationQuery } from "#entities/reservations/own-reservations.ts";
import { api } from "#platform/api-client.ts";

export function ticketsQuery(reservationId: string) {
  return ownReservationQuery("tickets", reservationId, {
    fetch: (signal) => api.getTickets({ params: { id: reservationId }, signal }),
  });
}
