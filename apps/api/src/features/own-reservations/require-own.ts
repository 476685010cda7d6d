import { DomainError } from "#platform/http-errors.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";

/** Volunteers have acts of their own. @throws DomainError RESERVATION_NOT_FOUND when it is somebody else's */
export async function requireOwn(
  reservations: Pick<ReservationsService, "get">,
  id: number,
  userId: number,
): Promise<Reservation> {
  const reservation = await reservations.get(id);
  if (reservation.user.id !== userId) throw new DomainError("RESERVATION_NOT_FOUND");
  return reservation;
}
