import type { Transaction } from "#platform/data/database.ts";
import { enqueueReminder, type PlacementDependencies } from "./place-reservation.ts";
import * as repository from "./reservations.repository.ts";
import { extendReservations } from "./unpaid-limits.repository.ts";

export function createExtendUnverified(deps: Pick<PlacementDependencies, "clock" | "mails" | "announce" | "expiries">) {
  /**
   * Gives unpaid reservations the full window after their account's address was verified. Call after that, in the same
   * transaction: a reservation being made holds the account's row, and a later one reads it as verified.
   */
  return async function extendUnverified(transaction: Transaction, userId: number): Promise<void> {
    const ids = await extendReservations(transaction.db, userId, deps.clock.now());
    for (const reservation of (await repository.findReservations(transaction.db, ids)).values()) {
      await enqueueReminder(transaction, deps.mails, reservation);
      transaction.onCommit(() => deps.announce(reservation));
      transaction.onCommit(() => deps.expiries.schedule(reservation.expiresAt));
    }
  };
}
