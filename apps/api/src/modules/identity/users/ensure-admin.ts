import type { Clock } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation, type Transaction } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { Passwords } from "#modules/identity/passwords/passwords.service.ts";
import type { PreviousHolderService } from "./previous-holder.service.ts";
import { EMAIL_CONSTRAINT } from "./email-addresses.service.ts";
import type { UsersLog } from "./users.log.ts";
import * as repository from "./users.repository.ts";

/** A number for the profile, which cannot be saved without one. */
const SAMPLE_NUMBER = "0400000000";

type EnsuredAdmin = "made" | "is one" | "there is another";

/**
 * No later start makes another one. An account with the address is taken over, as anybody may have registered it. An
 * administrator keeps the password, unless it is still the published one.
 */
export function createEnsureAdmin(deps: {
  database: Database;
  passwords: Pick<Passwords, "hash" | "verify">;
  previousHolder: Pick<PreviousHolderService, "revokeAccess">;
  clock: Clock;
  audit: Pick<AuditService<UsersLog>, "record">;
  securityNotices: Pick<SecurityNoticesService, "send">;
}) {
  const { database, passwords, previousHolder, clock, audit, securityNotices } = deps;
  const { db } = database;

  async function replacePublished(found: repository.SignIn, details: { password: string; published: string }) {
    const { password, published } = details;
    if (password === published || !(await passwords.verify(found.passwordHash, published))) return;
    const passwordHash = await passwords.hash(password);
    await database.transact(async (transaction) => {
      const isTakenOver = await repository.takeOverAsAdmin(transaction.db, found, clock.now());
      if (isTakenOver) await previousHolder.revokeAccess(transaction, found, { passwordHash });
    });
  }

  async function makeOne(transaction: Transaction, email: string, passwordHash: string): Promise<number | null> {
    const now = clock.now();
    const found = await repository.findSignIn(transaction.db, email);
    if (found) {
      if (!(await repository.takeOverAsAdmin(transaction.db, found, now))) return null;
      await previousHolder.revokeAccess(transaction, found, { passwordHash });
      return found.id;
    }
    const name = { firstname: "Beheerder", lastname: "Podium", number: SAMPLE_NUMBER };
    const account = { ...name, email, role: "ADMIN", passwordHash, createdAt: now, emailVerifiedAt: now } as const;
    return (await repository.insertUser(transaction.db, account)).id;
  }

  async function ensureAdmin(details: { email: string; password: string; published: string }): Promise<EnsuredAdmin> {
    const email = details.email.trim().toLowerCase();
    const found = await repository.findSignIn(db, email);
    if (found?.role === "ADMIN") {
      await repository.fillInNumber(db, found.id, SAMPLE_NUMBER);
      await replacePublished(found, details);
      return "is one";
    }
    if (await repository.hasAdmin(db)) return "there is another";
    const passwordHash = await passwords.hash(details.password);
    try {
      return await database.transact(async (transaction) => {
        // Several processes may start at once.
        await repository.lockFirstAdmin(transaction.db);
        if (await repository.hasAdmin(transaction.db)) return "is one";
        const userId = await makeOne(transaction, email, passwordHash);
        if (userId === null) return "is one";
        await repository.fillInNumber(transaction.db, userId, SAMPLE_NUMBER);
        // The published password belongs to the demo, so nothing is logged or mailed.
        if (details.password === details.published) return "made";
        const subject = { type: "user", id: userId } as const;
        await audit.record(transaction, { actorId: null, action: "ADMIN_MADE", subject, details: {} });
        await securityNotices.send(transaction, { userId, what: "ADMIN_MADE" });
        return "made";
      });
    } catch (error) {
      // A visitor registered the address at that moment: their account is taken over.
      if (isUniqueViolation(error, EMAIL_CONSTRAINT)) return ensureAdmin(details);
      throw error;
    }
  }

  return ensureAdmin;
}
