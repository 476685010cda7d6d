import { ownReservationQuery } from "#entities/reservations/own-reservations.ts";
import { api } from "#platform/api-client.ts";

/** How to pay one's reservation by bank transfer. */
export function transferDetailsQuery(reservationId: string) {
  return ownReservationQuery("transfer", reservationId, {
    fetch: (signal) => api.getTransferDetails({ params: { id: reservationId }, signal }),
  });
}
