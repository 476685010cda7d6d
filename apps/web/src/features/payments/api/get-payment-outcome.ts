import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** The provider's word may come after the visitor is back; asking this often shows it also when the live connection is away. */
const WAITING_MS = 3000;

/** What became of the online payment of one's reservation; asked again while nothing is final. */
export function paymentOutcomeQuery(reservationId: string) {
  return queryOptions({
    queryKey: ["own-reservations", "outcome", reservationId],
    queryFn: ({ signal }) => api.getPaymentOutcome({ params: { id: reservationId }, signal }),
    refetchInterval: ({ state }) => (state.data?.reservation.status === "PENDING" ? WAITING_MS : false),
  });
}
