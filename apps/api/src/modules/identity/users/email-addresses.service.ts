import type { Language } from "@podium/shared/words/languages";
import type { Clock } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation, type Transaction } from "#platform/data/database.ts";
import { durationInWords } from "#platform/process/formats.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import * as repository from "./email-addresses.repository.ts";
import type { UsersLog } from "./users.log.ts";

export const EMAIL_CONSTRAINT = "users_email_of_the_living";

/** @throws DomainError EMAIL_TAKEN */
export async function refuseTakenEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_CONSTRAINT)) throw new DomainError("EMAIL_TAKEN");
    throw error;
  }
}

export type EmailAddressesService = ReturnType<typeof createEmailAddressesService>;

const A_DAY: Readonly<Record<Language, string>> = { nl: "een dag", fr: "un jour", en: "a day" };

const tooManyMails = (wait: (language: Language) => string) => new DomainError("TOO_MANY_REQUESTS", { wait });

interface Opened {
  userId: number;
  email: string;
}

export function createEmailAddressesService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<UsersLog>, "record">;
  links: Pick<AccountLinksService, "send" | "end" | "endVerifying">;
  securityNotices: Pick<SecurityNoticesService, "send">;
  mails: Pick<MailsService, "mayRequest">;
  verifies: boolean;
}) {
  const { database, clock, audit, links, verifies } = deps;

  async function lock({ db }: Transaction, userId: number) {
    const account = await repository.lockAddress(db, userId);
    if (!account) throw new DomainError("UNAUTHORIZED");
    return account;
  }

  function record(transaction: Transaction, userId: number, actorId: number, details: { undone?: boolean } = {}) {
    return audit.record(transaction, {
      actorId,
      action: "EMAIL_CHANGED",
      subject: { type: "user", id: userId },
      details,
    });
  }

  /** Keeps a thief who changed an address from blocking its owner's undo of that. @throws DomainError EMAIL_TAKEN */
  async function refuseReserved({ db }: Transaction, whose: { userId: number; email: string }): Promise<void> {
    if (await repository.isReserved(db, whose, clock.now())) throw new DomainError("EMAIL_TAKEN");
  }

  /** @throws DomainError EMAIL_TAKEN */
  async function applyAddress(
    transaction: Transaction,
    userId: number,
    address: { email: string; emailVerifiedAt: Date | null; provedBefore: boolean },
  ): Promise<void> {
    await refuseTakenEmail(repository.setAddress(transaction.db, userId, { ...address, pendingEmail: null }));
    await refuseReserved(transaction, { userId, email: address.email });
  }

  /** @throws DomainError TOO_MANY_REQUESTS */
  async function sendVerification(transaction: Transaction, to: { userId: number; email: string }): Promise<void> {
    if (!verifies) return;
    const { isSent } = await links.send(transaction, "VERIFY_EMAIL", to);
    if (!isSent) throw tooManyMails((language) => durationInWords(3600, language));
  }

  return {
    verifies,
    refuseReserved,

    /** Call for a new account. @throws DomainError EMAIL_TAKEN */
    async welcome(transaction: Transaction, account: { userId: number; email: string }): Promise<void> {
      await refuseReserved(transaction, account);
      await sendVerification(transaction, account);
    },

    /**
     * The old address is notified unless it was never proved: it may be a stranger's.
     * @throws DomainError EMAIL_TAKEN, TOO_MANY_REQUESTS, PASSWORD_WRONG when the password was changed meanwhile
     */
    async change(
      transaction: Transaction,
      { userId, email, passwordHash }: { userId: number; email: string; passwordHash: string },
    ): Promise<void> {
      const { db } = transaction;
      const old = await lock(transaction, userId);
      if (old.passwordHash !== passwordHash) throw new DomainError("PASSWORD_WRONG");
      if (email === old.email) return;
      if (verifies) {
        if (await repository.isTaken(db, email)) throw new DomainError("EMAIL_TAKEN");
        await refuseReserved(transaction, { userId, email });
        await repository.setAddress(db, userId, { pendingEmail: email, emailVerifiedAt: old.emailVerifiedAt });
        await sendVerification(transaction, { userId, email });
      } else {
        await applyAddress(transaction, userId, { email, emailVerifiedAt: null, provedBefore: false });
        await record(transaction, userId, userId);
      }
      if (!verifies || old.emailVerifiedAt !== null)
        await links.send(transaction, "UNDO_EMAIL", { userId, email: old.email });
    },

    /** For an administrator, at once. The old address cannot undo it: a stranger may read it. */
    async correct(transaction: Transaction, userId: number, email: string, actorId: number): Promise<void> {
      const old = await lock(transaction, userId);
      if (email === old.email) return;
      const provedBefore = old.provedBefore || old.emailVerifiedAt !== null;
      await applyAddress(transaction, userId, { email, emailVerifiedAt: null, provedBefore });
      // The owner may have requested the change because somebody else reads an older mailbox.
      await links.end(transaction, userId, ["UNDO_EMAIL"]);
      await record(transaction, userId, actorId);
      if (!verifies || old.emailVerifiedAt !== null)
        await deps.securityNotices.send(transaction, { userId, what: "EMAIL_CHANGED", email: old.email });
      if (verifies) await links.send(transaction, "VERIFY_EMAIL", { userId, email });
    },

    async withdraw(userId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const { pendingEmail, emailVerifiedAt } = await lock(transaction, userId);
        if (pendingEmail === null) return;
        await repository.setAddress(transaction.db, userId, { pendingEmail: null, emailVerifiedAt });
        await links.endVerifying(transaction, { userId, email: pendingEmail });
      });
    },

    /** @throws DomainError TOO_MANY_REQUESTS */
    async resend(userId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const account = await lock(transaction, userId);
        const email = account.pendingEmail ?? (account.emailVerifiedAt === null ? account.email : null);
        if (email === null) return;
        if (!(await deps.mails.mayRequest(transaction, email))) throw tooManyMails((language) => A_DAY[language]);
        await sendVerification(transaction, { userId, email });
      });
    },

    /**
     * Call with the account locked. @returns isFirst: nobody knows who made the account; false without verification
     * @throws DomainError EMAIL_TAKEN when the pending address became another account's
     */
    async prove(
      transaction: Transaction,
      { userId, email }: Opened,
    ): Promise<{ isFirst: boolean; hadPassword: boolean }> {
      const { db } = transaction;
      const old = await lock(transaction, userId);
      const isProved = old.emailVerifiedAt !== null;
      const outcome = { isFirst: verifies && !isProved && !old.provedBefore, hadPassword: old.passwordHash !== "" };
      const emailVerifiedAt = clock.now();
      if (email === old.email) {
        if (!isProved) await repository.setAddress(db, userId, { pendingEmail: old.pendingEmail, emailVerifiedAt });
        return outcome;
      }
      await applyAddress(transaction, userId, { email, emailVerifiedAt, provedBefore: old.provedBefore });
      await record(transaction, userId, userId);
      return outcome;
    },

    /** Restores the address by the link that undoes a change. @throws DomainError EMAIL_TAKEN */
    async restore(transaction: Transaction, { userId, email }: Opened): Promise<void> {
      const address = { email, pendingEmail: null, emailVerifiedAt: clock.now() };
      await refuseTakenEmail(repository.setAddress(transaction.db, userId, address));
      await record(transaction, userId, userId, { undone: true });
    },
  };
}
