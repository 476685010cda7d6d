import { MAX_UNPAID_SEATS, MAX_UNVERIFIED_SEATS } from "@podium/shared/contracts/reservations";
import type { Db } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { Reservation } from "./reservations.repository.ts";
import * as repository from "./unpaid-limits.repository.ts";

/**
 * What one account may owe of a show (decisions, section 9). Call it with the reservation made and the cart locked, so
 * that requests of one account wait for each other.
 */
export async function refuseManyUnpaid(db: Db, { user, show, seats }: Reservation): Promise<void> {
  const debt = await repository.findDebt(db, user.id, show.id);
  const max = debt.hasPaid ? MAX_UNPAID_SEATS.afterPayment : MAX_UNPAID_SEATS.beforePayment;
  if (debt.seats > max) throw new DomainError("TOO_MANY_UNPAID", { seats: debt.seats - seats.length, max });
}

/**
 * What unverified addresses may owe together (decisions, section 9). Call it last, with the reservation made: whoever
 * has the network's lock then waits for nobody.
 */
export async function refuseFullNetwork(db: Db, { network }: Reservation): Promise<void> {
  if (network === null) return;
  await repository.lockNetwork(db, network);
  if ((await repository.countSeatsOfNetwork(db, network)) > MAX_UNVERIFIED_SEATS)
    throw new DomainError("TOO_MANY_UNVERIFIED");
}
