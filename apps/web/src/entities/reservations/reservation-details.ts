import type { Reservation } from "@podium/shared/contracts/reservations";
import { type Backend, backend } from "#live/live.ts";
import { type LiveQuery, liveQuery } from "#live/live-query.ts";
import type { LiveRoom } from "#live/room.ts";
import { OWN_RESERVATIONS_KEY } from "./own-reservations.ts";

/** The server's details of one reservation: refetched whenever that reservation changes. */
export function reservationDetailsQuery<Data>(
  id: number | string,
  room: LiveRoom<object, { reservation: Reservation }>,
  query: Pick<LiveQuery<Data>, "key" | "fetch" | "repairEvery">,
) {
  return liveQuery<Data, object, { reservation: Reservation }>({
    ...query,
    room,
    apply: (data, { reservation }, refetch) => {
      if (String(reservation.id) === String(id)) refetch();
      return data;
    },
  });
}

/** @param room by default the room of the user's own reservations; volunteers follow all reservations */
export function ticketsQuery(
  id: number | string,
  { api, rooms }: Backend = backend,
  room: typeof rooms.ownReservations | typeof rooms.payments = rooms.ownReservations,
) {
  return reservationDetailsQuery(id, room, {
    key: [...OWN_RESERVATIONS_KEY, "tickets", room.name, id],
    fetch: (signal) => api.getTickets({ params: { id }, signal }),
  });
}
