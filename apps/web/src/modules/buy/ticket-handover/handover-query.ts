import { OWN_RESERVATIONS_KEY, reservationDetailsQuery } from "#entities/reservations/own-reservations.ts";
import { type Backend, backend } from "#live/live.ts";
import { ticketHandover } from "#messages/nl/ticket-handover.tsx";

export function handoverQuery(id: number, { api, rooms }: Backend = backend) {
  return reservationDetailsQuery(id, rooms.ownReservations, {
    key: [...OWN_RESERVATIONS_KEY, "handover", id],
    fetch: (signal) => api.getHandedTickets({ params: { id }, signal }),
  });
}

/** The same for volunteers, who receive the events of all reservations. */
export function handoverQueryForVolunteers(id: number, { api, rooms }: Backend = backend) {
  return reservationDetailsQuery(id, rooms.payments, {
    key: ["box-office", "handover", id],
    fetch: (signal) => api.getHandedTickets({ params: { id }, signal }),
  });
}

export const handoverErrorWords = ({ message }: Error) => ({
  message: ticketHandover().notLoaded,
  detail: message,
});
