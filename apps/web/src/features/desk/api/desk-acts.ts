import type { Reservation } from "@podium/shared/contracts/reservations";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { createMeanwhile } from "#platform/heard-meanwhile.ts";

const meanwhile = createMeanwhile<Reservation>();

/** One reservation, for the sheet about it. */
export function reservationQuery(id: number) {
  return queryOptions({
    queryKey: ["desk", "reservation", id],
    queryFn: ({ signal }) =>
      meanwhile.over(
        () => api.getReservation({ params: { id }, signal }),
        (answer, news) => (news.id === id ? news : answer),
      ),
  });
}

/** Takes what became of a reservation into its sheet, and over an answer that is still on its way. */
export function takeReservation(client: QueryClient, reservation: Reservation): void {
  meanwhile.hear(reservation);
  client.setQueryData(reservationQuery(reservation.id).queryKey, reservation);
}
