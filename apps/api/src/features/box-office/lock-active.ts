import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import type { Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";

/** @throws DomainError RESERVATION_CLOSED */
export function refuseEnded(status: ReservationStatus): asserts status is "PENDING" | "CONFIRMED" {
  if (status !== "PENDING" && status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
}

/**
 * Waits for other acts on the reservation, and ends a move of it that awaits its payment.
 *
 * @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED
 */
export async function lockActive(
  reservations: Pick<ReservationsService, "lock">,
  transaction: Transaction,
  id: number,
) {
  const { status, ...locked } = await reservations.lock(transaction, id);
  refuseEnded(status);
  return { ...locked, status };
}
