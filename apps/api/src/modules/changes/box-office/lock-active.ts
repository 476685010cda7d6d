import type { Transaction } from "#platform/data/database.ts";
import { refuseEnded, type ReservationsService } from "#modules/sale/reservations/reservations.service.ts";

/**
 * Waits for other actions on the reservation, and ends its move that awaits a payment.
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
