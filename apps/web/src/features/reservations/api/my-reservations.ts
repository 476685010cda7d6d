import { queryOptions } from "@tanstack/react-query";
import type { myReservations } from "@podium/shared/contracts/reservations";
import { call } from "#platform/api-client.ts";

/** One's own reservations, newest first. */
export const myReservationsQuery = queryOptions({
  queryKey: ["own-reservations", "mine"],
  queryFn: ({ signal }) =>
    call<typeof myReservations>({ method: "GET", path: "/api/reservation/my-reservations", signal }),
});
