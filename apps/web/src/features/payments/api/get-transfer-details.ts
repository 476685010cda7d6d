import { queryOptions } from "@tanstack/react-query";
import type { getTransferDetails } from "@podium/shared/contracts/payments";
import { call } from "#platform/api-client.ts";

/** How to pay one's reservation by bank transfer. Its key begins with 'own-reservations', so that it is read anew with them. */
export function transferDetailsQuery(reservationId: string) {
  return queryOptions({
    queryKey: ["own-reservations", "transfer", reservationId],
    queryFn: ({ signal }) =>
      call<typeof getTransferDetails>({
        method: "GET",
        path: "/api/reservation/:id/payment",
        params: { id: reservationId },
        signal,
      }),
  });
}
