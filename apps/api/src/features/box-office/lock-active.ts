import type { Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";

/** Waits for other acts on the reservation. @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED */
export async function lockActive(
  reservations: Pick<ReservationsService, "lock">,
  transaction: Transaction,
  id: number,
) {
  const { status, ...locked } = await reservations.lock(transaction, id);
  if (status !== "PENDING" && status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
  return { ...locked, status };
}
