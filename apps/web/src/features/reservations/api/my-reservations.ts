import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** One's own reservations, newest first. */
export const myReservationsQuery = queryOptions({
  queryKey: ["own-reservations", "mine"],
  queryFn: ({ signal }) => api.listMyReservations({ signal }),
});
