import { MAX_UNPAID_SEATS, MAX_UNVERIFIED_SEATS, MAX_UNVERIFIED_SHARE } from "@podium/shared/contracts/reservations";
import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { Db } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Reservation } from "./reservations.repository.ts";
import * as repository from "./unpaid-limits.repository.ts";

/**
 * Limits the unpaid seats of one account for a show (decisions, section 9). Call with the reservation made and the cart
 * locked, so that requests of one account wait for each other.
 */
export async function refuseManyUnpaid(db: Db, { user, show, seats }: Reservation): Promise<void> {
  const debt = await repository.findDebt(db, user.id, show.id);
  const max = debt.hasPaid ? MAX_UNPAID_SEATS.afterPayment : MAX_UNPAID_SEATS.beforePayment;
  if (debt.seats > max) throw new DomainError("TOO_MANY_UNPAID", { seats: debt.seats - seats.length, max });
}

/**
 * Limits the unpaid seats of unverified addresses, of a network and of a show (decisions, section 9; decision 040).
 * Call last, with the reservation made: a caller with these locks, in this order, waits for nobody else.
 */
export async function refuseManyUnverified(db: Db, { network, show }: Reservation): Promise<void> {
  if (network === null) return;
  if (await repository.isOverUnverifiedSeats(db, network, MAX_UNVERIFIED_SEATS))
    throw new DomainError("TOO_MANY_UNVERIFIED");
  const { unverified, all } = await repository.countUnverifiedOfShow(db, show.id);
  if (unverified > Math.max(MAX_CART_SEATS, Math.floor(all * MAX_UNVERIFIED_SHARE)))
    throw new DomainError("TOO_MANY_UNVERIFIED_OF_SHOW");
}
