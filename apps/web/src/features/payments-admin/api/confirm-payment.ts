import type { confirmReservation, Reservation } from "@podium/shared/contracts/reservations";
import { call } from "#platform/api-client.ts";

/** The money has come; may be called twice. @throws {ApiError} 404 RESERVATION_NOT_FOUND, 409 RESERVATION_CLOSED, SEATS_GONE */
export function postConfirmation(id: number): Promise<Reservation> {
  return call<typeof confirmReservation>({ method: "POST", path: "/api/reservation/:id/confirm", params: { id } });
}
