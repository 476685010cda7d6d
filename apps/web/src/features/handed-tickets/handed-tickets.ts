import { reservationDetailsQuery } from "#entities/reservations/reservation-details.ts";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { type Backend, backend } from "#live/live.ts";
import { handOver } from "#messages/nl/hand-over.ts";

/** The tickets of one's reservation that were passed on or given back, and what came of them. */
export function handedTicketsQuery(id: number, { api, rooms }: Backend = backend) {
  return reservationDetailsQuery(id, rooms.ownReservations, {
    key: [...OWN_RESERVATIONS_KEY, "handed", id],
    fetch: (signal) => api.getHandedTickets({ params: { id }, signal }),
  });
}

/** For volunteers, who follow all reservations. */
export function handedTicketsForVolunteers(id: number, { api, rooms }: Backend = backend) {
  return reservationDetailsQuery(id, rooms.payments, {
    key: ["box-office", "handed", id],
    fetch: (signal) => api.getHandedTickets({ params: { id }, signal }),
  });
}

/** Why neither of them could be loaded. */
export const handedErrorWords = ({ message }: Error) => ({
  message: handOver().notLoaded,
  detail: message,
});
