import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Reservation } from "./reservations.repository.ts";

/** Requires an own reservation; volunteers have other acts. @throws DomainError RESERVATION_NOT_FOUND otherwise */
export async function requireOwn(
  reservations: { get: (id: number) => Promise<Reservation> },
  id: number,
  userId: number,
): Promise<Reservation> {
  const reservation = await reservations.get(id);
  if (reservation.user.id !== userId) throw new DomainError("RESERVATION_NOT_FOUND");
  return reservation;
}

/** @throws DomainError RESERVATION_CLOSED */
export function refuseEnded(status: ReservationStatus): asserts status is "PENDING" | "CONFIRMED" {
  if (status !== "PENDING" && status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
}

/** @throws DomainError NOT_CONFIRMED, RESERVATION_CLOSED */
export function refuseUnconfirmed(status: ReservationStatus): asserts status is "CONFIRMED" {
  if (status === "PENDING") throw new DomainError("NOT_CONFIRMED");
  if (status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
}
