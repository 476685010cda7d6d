import type {
  cancelReservation,
  guestReservationSchema,
  moveReservation,
  resendTickets,
  reserveForGuest,
} from "@podium/shared/contracts/desk";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { getTickets } from "@podium/shared/contracts/tickets";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api-client.ts";

/** One reservation, for the sheet about it. */
export function reservationQuery(id: number) {
  return queryOptions({
    queryKey: ["desk", "reservation", id],
    queryFn: ({ signal }): Promise<Reservation> =>
      call<typeof getTickets>({ method: "GET", path: "/api/reservation/tickets/:id", params: { id }, signal }),
  });
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
