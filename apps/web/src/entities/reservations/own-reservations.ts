import type { Reservation } from "@podium/shared/contracts/reservations";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery, type LiveQuery } from "#live/live-query.ts";
import type { LiveRoom } from "#live/room.ts";
import { orNull } from "#platform/api-client.ts";

export const OWN_RESERVATIONS_KEY = ["own-reservations"];

export function myReservationsQuery({ api, rooms }: Backend = backend) {
  return liveQuery({
    key: [...OWN_RESERVATIONS_KEY, "mine"],
    fetch: (signal) => api.listMyReservations({ signal }),
    room: rooms.ownReservations,
    apply: (all, event, refetch) => {
      refetch();
      return all.map((known) => replaced(known, event));
    },
  });
}

/** Null when there is none (a 404, specification, section 7). */
export function myLatestReservationQuery({ api, rooms }: Backend = backend) {
  return liveQuery({
    key: [...OWN_RESERVATIONS_KEY, "latest"],
    fetch: (signal) => orNull(api.getMyLatestReservation({ signal })),
    room: rooms.ownReservations,
    apply: (latest, event, refetch) => {
      refetch();
      return latest && replaced(latest, event);
    },
  });
}

function replaced(known: Reservation, { reservation }: { reservation: Reservation }): Reservation {
  return known.id === reservation.id ? reservation : known;
}

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
