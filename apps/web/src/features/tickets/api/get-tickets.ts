import { queryOptions } from "@tanstack/react-query";
import type { getTickets } from "@podium/shared/contracts/tickets";
import { call } from "#platform/api-client.ts";

/** A reservation with its tickets. Its key begins with 'own-reservations', so that it is read anew with them. */
export function ticketsQuery(reservationId: string) {
  return queryOptions({
    queryKey: ["own-reservations", "tickets", reservationId],
    queryFn: ({ signal }) =>
      call<typeof getTickets>({
        method: "GET",
        path: "/api/reservation/tickets/:id",
        params: { id: reservationId },
        signal,
      }),
  });
}
