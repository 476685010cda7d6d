import { queryOptions } from "@tanstack/react-query";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { getTickets } from "@podium/shared/contracts/tickets";
import { call } from "#platform/api-client.ts";

/** One reservation with its QR codes; asked anew once it has other seats. */
export function ticketsQuery({ id, seats }: Pick<Reservation, "id" | "seats">) {
  return queryOptions({
    queryKey: ["reservations-admin", "tickets", id, seats.map(({ seat }) => seat.seatId)],
    queryFn: ({ signal }) =>
      call<typeof getTickets>({ method: "GET", path: "/api/reservation/tickets/:id", params: { id }, signal }),
  });
}
