import { sql } from "kysely";
import { isGuestOf } from "#database/users.sql.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { ReservationsLog } from "./reservations.log.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import * as repository from "./reservations.repository.ts";
import { enqueueReminder, type PlacementDependencies } from "./place-reservation.ts";
import { extendReservations } from "./unpaid-limits.repository.ts";

/** Locks each reservation before its guest, as a correction does. @returns ids of the account's new reservations */
async function claim(db: Db, { userId, email }: { userId: number; email: string }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with chosen as (
      select reservations.id from reservations join users on users.id = reservations.user_id
      where ${isGuestOf({ userId, email })}
      order by reservations.id for no key update of reservations, users
    )
    update reservations set user_id = ${userId} from chosen where reservations.id = chosen.id
    returning reservations.id`.execute(db);
  return rows.map(({ id }) => id);
}

export function createClaimFromGuests(deps: {
  audit: Pick<AuditService<ReservationsLog>, "record">;
  announce: ReservationAnnouncer;
}) {
  /** Call with the account locked, once its owner opened a link to the address: anybody may register a stranger's. */
  return async function claimFromGuests(
    transaction: Transaction,
    account: { userId: number; email: string },
  ): Promise<void> {
    const ids = await claim(transaction.db, account);
    for (const reservation of (await repository.findReservations(transaction.db, ids)).values()) {
      await deps.audit.record(transaction, {
        actorId: account.userId,
        action: "RESERVATION_CLAIMED",
        subject: { type: "reservation", id: reservation.id },
        details: { userId: account.userId },
      });
      transaction.onCommit(() => deps.announce(reservation));
    }
  };
}

export function createExtendUnverified(deps: Pick<PlacementDependencies, "clock" | "mails" | "announce" | "expiries">) {
  /** Call in the verification's transaction: a reservation being made holds the account's row, a later one reads it. */
  return async function extendUnverified(transaction: Transaction, userId: number): Promise<void> {
    const ids = await extendReservations(transaction.db, userId, deps.clock.now());
    for (const reservation of (await repository.findReservations(transaction.db, ids)).values()) {
      await enqueueReminder(transaction, deps.mails, reservation);
      transaction.onCommit(() => deps.announce(reservation));
      transaction.onCommit(() => deps.expiries.schedule(reservation.expiresAt));
    }
  };
}
