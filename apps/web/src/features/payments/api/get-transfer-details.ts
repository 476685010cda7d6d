import { ownReservationQuery } from "#entities/reservations/own-reservations.ts";
import { api } from "#platform/api-client.ts";

export function transferDetailsQuery(reservationId: string) {
  return ownReservationQuery("transfer", reservationId, {
    fetch: (signal) => api.getTransferDetails({ params: { id: reservationId }, signal }),
  });
}
