import type { Reservation } from "@podium/shared/contracts/reservations";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

export function ticketsQuery(id: Reservation["id"]) {
  return liveQuery({
    key: ["reservations-admin", "tickets", id],
    fetch: (signal) => api.getTickets({ params: { id }, signal }),
    room: rooms.payments,
    apply: (tickets, { reservation }, refetch) => {
      if (reservation.id === id) refetch();
      return tickets;
    },
  });
}
