import { ownReservationQuery } from "#entities/reservations/own-reservations.ts";
import { type Backend, backend } from "#live/live.ts";

export function transferDetailsQuery(reservationId: string, from: Backend = backend) {
  return ownReservationQuery("transfer", reservationId, from, {
    fetch: (signal) => from.api.getTransferDetails({ params: { id: reservationId }, signal }),
  });
}
