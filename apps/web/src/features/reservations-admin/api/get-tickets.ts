import { queryOptions } from "@tanstack/react-query";
import type { getTickets } from "@podium/shared/contracts/tickets";
import { call } from "../../../platform/api-client.ts";

/** One reservation with its QR codes. */
export function ticketsQuery(id: number) {
  return queryOptions({
    queryKey: ["reservations-admin", "tickets", id],
    queryFn: ({ signal }) =>
      call<typeof getTickets>({ method: "GET", path: "/api/reservation/tickets/:id", params: { id }, signal }),
  });
}
