import { queryOptions } from "@tanstack/react-query";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { api } from "#platform/api-client.ts";

/** One reservation with its QR codes; asked anew once it has other seats. */
export function ticketsQuery({ id, seats }: Pick<Reservation, "id" | "seats">) {
  return queryOptions({
    queryKey: ["reservations-admin", "tickets", id, seats.map(({ seat }) => seat.seatId)],
    queryFn: ({ signal }) => api.getTickets({ params: { id }, signal }),
  });
}
