import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** A reservation with its tickets. Its key begins with 'own-reservations', so that it is read anew with them. */
export function ticketsQuery(reservationId: string) {
  return queryOptions({
    queryKey: ["own-reservations", "tickets", reservationId],
    queryFn: ({ signal }) => api.getTickets({ params: { id: reservationId }, signal }),
  });
}
