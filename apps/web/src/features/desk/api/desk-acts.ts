import type {
  cancelReservation,
  getReservation,
  guestReservationSchema,
  moveReservation,
  resendTickets,
  reserveForGuest,
} from "@podium/shared/contracts/desk";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api-client.ts";
import { createMeanwhile } from "#platform/heard-meanwhile.ts";

const meanwhile = createMeanwhile<Reservation>();

/** One reservation, for the sheet about it. */
export function reservationQuery(id: number) {
  return queryOptions({
    queryKey: ["desk", "reservation", id],
    queryFn: ({ signal }) =>
      meanwhile.over(
        () =>
          call<typeof getReservation>({ method: "GET", path: "/api/admin/reservations/:id", params: { id }, signal }),
        (answer, news) => (news.id === id ? news : answer),
      ),
  });
}

/** Takes what became of a reservation into its sheet, and over an answer that is still on its way. */
export function takeReservation(client: QueryClient, reservation: Reservation): void {
  meanwhile.hear(reservation);
  client.setQueryData(reservationQuery(reservation.id).queryKey, reservation);
}

/** @throws {ApiError} 409 RESERVATION_CLOSED, TICKETS_SCANNED */
export function postCancellation({ id, reason }: { id: number; reason: string }): Promise<Reservation> {
  return call<typeof cancelReservation>({
    method: "POST",
    path: "/api/admin/reservations/:id/cancel",
    params: { id },
    body: { reason },
  });
}

/** @throws {ApiError} 409 RESERVATION_CLOSED, TICKETS_SCANNED, SEAT_COUNT_DIFFERS, SEATS_NOT_FREE */
export function postMove({ id, seatIds }: { id: number; seatIds: readonly string[] }): Promise<Reservation> {
  return call<typeof moveReservation>({
    method: "POST",
    path: "/api/admin/reservations/:id/move",
    params: { id },
    body: { seatIds: [...seatIds] },
  });
}

/** @throws {ApiError} 409 NOT_CONFIRMED, NO_EMAIL */
export function postTicketsAgain(id: number): Promise<{ message: string }> {
  return call<typeof resendTickets>({
    method: "POST",
    path: "/api/admin/reservations/:id/resend-tickets",
    params: { id },
  });
}

export type GuestForm = (typeof guestReservationSchema)["_zod"]["input"];

/** @throws {ApiError} 400 with the fields, 404 SHOW_NOT_FOUND, 409 SEATS_NOT_FREE */
export function postGuestReservation({ showId, form }: { showId: number; form: GuestForm }): Promise<Reservation> {
  return call<typeof reserveForGuest>({
    method: "POST",
    path: "/api/admin/shows/:id/reservations",
    params: { id: showId },
    body: form,
  });
}
