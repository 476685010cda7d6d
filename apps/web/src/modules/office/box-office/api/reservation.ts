import type { Reservation } from "@podium/shared/contracts/reservations";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";

export function reservationQuery(id: number, { api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["box-office", "reservation", id],
    fetch: (signal) => api.getReservation({ params: { id }, signal }),
    room: rooms.payments,
    apply: (known, { reservation }) => (reservation.id === id ? reservation : known),
  });
}

export function replaceReservation(reservation: Reservation): void {
  liveQueries.change(reservationQuery(reservation.id).key, () => reservation);
}
