import type { Clock } from "#platform/clock.ts";
import { type Database, isUniqueViolation } from "#platform/database.ts";
import type { Passwords } from "./passwords.ts";
import type { PreviousHolderService } from "./previous-holder.service.ts";
import { EMAIL_CONSTRAINT } from "./taken-email.ts";
import * as repository from "./users.repository.ts";

/** A profile cannot be saved without a number. */
const SAMPLE_NUMBER = "0400000000";

/**
 * Makes the administrator. An account that is none yet is taken over and signed out: anybody may have registered it.
 * An administrator keeps their password, unless it is still the published one.
 */
export function createEnsureAdmin(deps: {
  database: Database;
  passwords: Pick<Passwords, "hash" | "verify">;
  previousHolder: Pick<PreviousHolderService, "putOut">;
  clock: Clock;
}) {
  const { database, passwords, previousHolder, clock } = deps;
  const { db } = database;

  async function ensureAdmin(details: { email: string; password: string; published: string }): Promise<void> {
    const { password, published } = details;
    const email = details.email.trim().toLowerCase();
    const found = await repository.findSignIn(db, email);
    if (found) {
      await repository.fillInNumber(db, found.id, SAMPLE_NUMBER);
      if (found.role === "ADMIN") {
        if (password === published || !(await passwords.verify(found.passwordHash, published))) return;
      }
      const passwordHash = await passwords.hash(password);
      await database.transact(async (transaction) => {
        const isTakenOver = await repository.takeOverAsAdmin(transaction.db, found, clock.now());
        if (isTakenOver) await previousHolder.putOut(transaction, found, { passwordHash });
      });
      return;
    }
    const passwordHash = await passwords.hash(password);
    const name = { firstname: "Beheerder", lastname: "Podium", number: SAMPLE_NUMBER };
    const now = clock.now();
    try {
      await repository.insertUser(db, {
        ...name,
        email,
        role: "ADMIN",
        passwordHash,
        createdAt: now,
        emailVerifiedAt: now,
      });
    } catch (error) {
      // Another process was first, or a visitor, whose account is taken over.
      if (isUniqueViolation(error, EMAIL_CONSTRAINT)) await ensureAdmin(details);
      else throw error;
    }
  }

  return ensureAdmin;
}
