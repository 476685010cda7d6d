import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** How to pay one's reservation by bank transfer. Its key begins with 'own-reservations', so that it is read anew with them. */
export function transferDetailsQuery(reservationId: string) {
  return queryOptions({
    queryKey: ["own-reservations", "transfer", reservationId],
    queryFn: ({ signal }) => api.getTransferDetails({ params: { id: reservationId }, signal }),
  });
}
