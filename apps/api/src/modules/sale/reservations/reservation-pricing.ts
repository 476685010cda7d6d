import type { Db } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";

/**
 * Reads the facts that determine the price of a reservation's seats.
 *
 * @param options.locked whether to lock the reservation until the transaction ends
 * @returns the code only while it counts: not deleted, and not given its tickets back when the reservation expired
 * @throws DomainError RESERVATION_NOT_FOUND
 */
export async function readPricing(db: Db, id: number, { locked }: { locked: boolean }) {
  const reservation = await db
    .selectFrom("reservations")
    .select(["showId", "status", "totalCents", "ticketCodeId", "ticketCode"])
    .where("id", "=", id)
    .$if(locked, (some) => some.forUpdate())
    .executeTakeFirst();
  if (!reservation) throw new DomainError("RESERVATION_NOT_FOUND");
  const { ticketCodeId, ticketCode, ...pricing } = reservation;
  return {
    ...pricing,
    code: ticketCodeId !== null && ticketCode !== null ? { id: ticketCodeId, code: ticketCode } : null,
  };
}
