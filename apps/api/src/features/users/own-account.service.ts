import type { OwnData } from "@podium/shared/contracts/own-account";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Account } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { Accounts } from "./accounts.ts";
import { beginToForget, findOwnCodes, findOwnPayments, findOwnRow, forgetDue } from "./own-account.repository.ts";
import type { Passwords } from "./passwords.ts";
import { lockWithAdmins, markDeleted } from "./users.repository.ts";

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

/**
 * What people may do with their own data: take it along, and be forgotten.
 * @param deps.reservationsOf a person's reservations, newest first
 * @param deps.closeAccount cancels what an account has not paid and empties its cart, inside the transaction
 */
export function createOwnAccountService(deps: {
  database: Pick<Database, "db" | "transact">;
  accounts: Pick<Accounts, "announceChange">;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  passwords: Passwords;
  reservationsOf: (userId: number) => Promise<Reservation[]>;
  closeAccount: (transaction: Transaction, userId: number) => Promise<void>;
}) {
  const { database, accounts, clock, audit, passwords } = deps;

  return {
    /**
     * All that is kept of the caller. The log of the volunteers is not in it: it tells of them as well.
     * @throws DomainError UNAUTHORIZED when the account has just been closed
     */
    async download({ id }: Account): Promise<OwnData> {
      const { db } = database;
      const [row, reservations, codes, onlinePayments] = await Promise.all([
        findOwnRow(db, id),
        deps.reservationsOf(id),
        findOwnCodes(db, id),
        findOwnPayments(db, id),
      ]);
      if (!row) throw new DomainError("UNAUTHORIZED");
      const { passwordHash: _, createdAt, ...account } = row;
      return {
        exportedAt: clock.now().toISOString(),
        account: { ...account, createdAt: createdAt.toISOString() },
        reservations: reservations.map(({ user: _user, qrCodes: _codes, ...reservation }) => ({
          ...reservation,
          ticketCode: codes.get(reservation.id) ?? null,
        })),
        onlinePayments,
      };
    },

    /**
     * Closes the caller's account: unpaid reservations are cancelled, paid tickets stay valid, every session ends, and
     * what says who it was is forgotten as soon as nobody needs it.
     * @throws DomainError PASSWORD_WRONG, LAST_ADMIN, UNAUTHORIZED when it was closed meanwhile
     */
    async delete({ id }: Account, password: string): Promise<void> {
      const row = await findOwnRow(database.db, id);
      if (!row) throw new DomainError("UNAUTHORIZED");
      if (!(await passwords.verify(row.passwordHash, password))) throw new DomainError("PASSWORD_WRONG");
      await database.transact(async (transaction) => {
        const locked = await lockWithAdmins(transaction.db, id);
        const own = locked.find((account) => account.id === id);
        if (!own) throw new DomainError("UNAUTHORIZED");
        const others = locked.some((account) => account.id !== id && account.role === "ADMIN");
        if (own.role === "ADMIN" && !others) throw new DomainError("LAST_ADMIN");
        const now = clock.now();
        await markDeleted(transaction.db, id, now);
        await deps.closeAccount(transaction, id);
        await beginToForget(transaction.db, id, now);
        // The log cannot be changed: no name goes into it here, also not as the one who did it.
        await audit.record(transaction, {
          actorId: null,
          action: "USER_DELETED",
          subject: { type: "user", id },
          summary: `Account #${id} op eigen verzoek verwijderd`,
        });
        transaction.onCommit(() => accounts.announceChange(id));
      });
    },

    /** The sweep: takes the names out of closed accounts whose time has come. */
    async sweep(): Promise<void> {
      await forgetDue(database.db, clock.now());
    },
  };
}
