import type { ListQuery } from "@podium/shared/contracts/common";
import type { Guest } from "@podium/shared/contracts/box-office";
import type { adminProfileSchema, profileSchema, registerSchema, signInSchema } from "@podium/shared/contracts/users";
import type { Language } from "@podium/shared/words/languages";
import { includesRole, type Role } from "@podium/shared/contracts/roles";
import type * as z from "zod";
import type { Account, Session } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { Admission, SecondStepService } from "#modules/identity/second-step/second-step.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { Passwords } from "#modules/identity/passwords/passwords.service.ts";
import { createEnsureAdmin } from "./ensure-admin.ts";
import { createGuestAccounts } from "./guest-accounts.ts";
import { type EmailAddressesService, refuseTakenEmail } from "./email-addresses.service.ts";
import type { InvitationsService } from "./invitations.service.ts";
import type { PasswordCheck } from "./sign-in-throttle.ts";
import type { GivenAccess, PreviousHolderService } from "./previous-holder.service.ts";
import * as unusedAccounts from "./unused-accounts.repository.ts";
import type { UsersLog } from "./users.log.ts";
import * as repository from "./users.repository.ts";

type Caller = Account & { readonly sessionId: string };

export interface OwnAccount extends repository.User {
  language: Language;
  createdAt: Date;
  pendingEmail: string | null;
  emailVerifiedAt: Date | null;
  awaitsVerification: boolean;
  hasPassword: boolean;
  anonymous: boolean;
  byLink: { reservationId: number | null } | null;
}

export type { User } from "./users.repository.ts";
export type UsersService = ReturnType<typeof createUsersService>;

export function createUsersService(deps: {
  database: Database;
  secondStep: Pick<SecondStepService, "admit" | "forget">;
  links: Pick<AccountLinksService, "forget" | "endAll">;
  previousHolder: Pick<PreviousHolderService, "revokeAccess">;
  givenAccess: Pick<GivenAccess, "endMadeBy">;
  sessions: Pick<SessionsService, "open" | "openAnonymous" | "extend" | "endOthers" | "followRole" | "isProven">;
  clock: Clock;
  audit: Pick<AuditService<UsersLog>, "record">;
  passwords: Passwords;
  passwordCheck: PasswordCheck;
  invitations: Pick<InvitationsService, "endOf">;
  addresses: Pick<EmailAddressesService, "verifies" | "welcome" | "change" | "correct" | "withdraw">;
  securityNotices: Pick<SecurityNoticesService, "send">;
}) {
  const { database, sessions, secondStep, links, previousHolder, clock, audit, passwords, passwordCheck, addresses } =
    deps;
  const { db } = database;

  /** Locks the administrators too, to protect the last one. */
  async function lockForChange(transaction: Transaction, userId: number) {
    const locked = await repository.lockWithAdmins(transaction.db, userId);
    const account = locked.find(({ id }) => id === userId);
    if (!account) return null;
    const isLastAdmin = account.role === "ADMIN" && !locked.some(({ id, role }) => id !== userId && role === "ADMIN");
    return { ...account, isLastAdmin };
  }

  async function requireUser(userId: number) {
    const user = await repository.findUser(db, userId);
    if (!user) throw new DomainError("UNAUTHORIZED");
    return user;
  }

  async function me({ id, byLink }: Account & Pick<Session, "byLink">): Promise<OwnAccount> {
    const { passwordHash, anonymousNetwork, ...user } = await requireUser(id);
    const details = byLink ? { email: "", number: "", pendingEmail: null, awaitsVerification: false } : {};
    const anonymous = anonymousNetwork !== null;
    return {
      ...user,
      // Without verification no mail is sent, so no address is pending.
      pendingEmail: addresses.verifies ? user.pendingEmail : null,
      awaitsVerification: addresses.verifies && user.emailVerifiedAt === null && !anonymous,
      hasPassword: passwordHash !== "",
      anonymous,
      byLink: byLink ?? null,
      ...details,
    };
  }

  /**
   * Without a password, only the session gives access until the address is proved. @returns the hash, to compare again
   * @throws DomainError PASSWORD_NEEDED, PASSWORD_WRONG, SIGN_IN_PAUSED, PROOF_NEEDED
   */
  async function confirmOwner(caller: Caller, password: string | undefined, origin: Origin): Promise<string> {
    const user = await requireUser(caller.id);
    const { passwordHash, emailVerifiedAt } = user;
    if (passwordHash === "") {
      if (emailVerifiedAt !== null && !(await sessions.isProven(caller.sessionId)))
        throw new DomainError("PROOF_NEEDED");
    } else if (password === undefined) throw new DomainError("PASSWORD_NEEDED");
    else await passwordCheck.requireRight(user, password, origin);
    return passwordHash;
  }

  async function insert(
    transaction: Transaction,
    details: Pick<repository.User, "firstname" | "lastname" | "email" | "number"> & {
      passwordHash: string;
      language: Language;
      repeatGuest?: boolean;
    },
  ): Promise<repository.User> {
    const account = { ...details, role: "USER", createdAt: clock.now() } as const;
    const user = await refuseTakenEmail(repository.insertUser(transaction.db, account));
    await addresses.welcome(transaction, { userId: user.id, email: user.email });
    return user;
  }

  return {
    /** @throws DomainError EMAIL_TAKEN, PASSWORD_COMMON */
    async register(
      { firstname, lastname, email, number, password }: z.output<typeof registerSchema>,
      language: Language = "nl",
    ) {
      const passwordHash = await passwords.hashChosen(password, "password");
      const details = { firstname, lastname, email, number, passwordHash, language };
      return database.transact((transaction) => insert(transaction, details));
    },

    ...createGuestAccounts({ ...deps, insert }),

    /** @throws DomainError SIGNIN_FAILED, SIGN_IN_PAUSED, equal in time and words for an unknown address */
    async signIn({ email, password }: z.output<typeof signInSchema>, origin: Origin): Promise<Admission> {
      const found = await repository.findSignIn(db, email);
      const right = await passwordCheck.isRight(email, found, password, origin);
      if (!found || !right) throw new DomainError("SIGNIN_FAILED");
      return database.transact(async (transaction) => {
        const account = await repository.lockWithPassword(transaction.db, found.id, found.passwordHash);
        if (!account) throw new DomainError("SIGNIN_FAILED");
        return secondStep.admit(transaction, account, origin);
      });
    },

    me,

    /** @throws DomainError FORBIDDEN, as of confirmOwner, EMAIL_TAKEN, TOO_MANY_REQUESTS */
    async updateProfile(caller: Caller, profile: z.output<typeof profileSchema>, origin: Origin): Promise<OwnAccount> {
      const { id, firstname, lastname, email, number, password } = profile;
      if (id !== caller.id) throw new DomainError("FORBIDDEN");
      const { email: current } = await requireUser(id);
      const passwordHash = email === current ? null : await confirmOwner(caller, password, origin);
      await database.transact(async (transaction) => {
        if (passwordHash !== null) {
          await addresses.change(transaction, { userId: id, email, passwordHash });
          await sessions.endOthers(transaction, id, caller.sessionId);
        }
        await repository.updateUser(transaction.db, id, { firstname, lastname, number, language: origin.language });
      });
      return me(caller);
    },

    async withdrawEmail(caller: Account): Promise<OwnAccount> {
      await addresses.withdraw(caller.id);
      return me(caller);
    },

    list: (query: ListQuery) => repository.listUsers(db, query),

    /** @throws DomainError PROOF_NEEDED, ADDRESS_UNPROVED, ADMIN_ADDRESS, LAST_ADMIN, USER_NOT_FOUND, EMAIL_TAKEN */
    async adminUpdateProfile(caller: Caller, profile: z.output<typeof adminProfileSchema>): Promise<repository.User> {
      const { id, firstname, lastname, email, number, role } = profile;
      const isProven = await sessions.isProven(caller.sessionId);
      return database.transact(async (transaction) => {
        const account = await lockForChange(transaction, id);
        if (account?.isLastAdmin && role !== "ADMIN") throw new DomainError("LAST_ADMIN");
        if (!account) throw new DomainError("USER_NOT_FOUND");
        const isOtherAddress = account.email !== email;
        // An unlocked phone must not be able to take over an administrator's account, least of all its owner's.
        if (account.role === "ADMIN" && isOtherAddress) throw new DomainError("ADMIN_ADDRESS");
        // Nor may it give a thief's account more rights, or somebody's account to a thief.
        const givesRights = !includesRole(account.role, role);
        // A stranger may have registered the address, and loses the account when the address's owner proves it.
        const isProved = account.emailVerifiedAt !== null && !isOtherAddress;
        if (givesRights && addresses.verifies && !isProved) throw new DomainError("ADDRESS_UNPROVED");
        if ((isOtherAddress || givesRights) && !isProven) throw new DomainError("PROOF_NEEDED");
        await addresses.correct(transaction, id, email, caller.id);
        if (isOtherAddress || account.role !== role)
          await deps.invitations.endOf(transaction, account.email, caller.id);
        const user = await repository.updateUser(transaction.db, id, { firstname, lastname, number, role });
        if (!user) throw new DomainError("USER_NOT_FOUND");
        const fields = { voornaam: "firstname", achternaam: "lastname", telefoonnummer: "number" } as const;
        const changed = Object.entries(fields).flatMap(([word, field]) => (account[field] === user[field] ? [] : word));
        if (changed.length > 0) {
          const subject = { type: "user", id } as const;
          const details = { changed };
          await audit.record(transaction, { actorId: caller.id, action: "PROFILE_CORRECTED", subject, details });
        }
        if (account.role !== role) {
          await audit.record(transaction, {
            actorId: caller.id,
            action: "ROLE_CHANGED",
            subject: { type: "user", id },
            details: { from: account.role, to: role },
          });
          await sessions.followRole(transaction, { id, role });
          if (account.role === "ADMIN") await deps.givenAccess.endMadeBy(transaction, id);
        }
        return user;
      });
    },

    confirmOwner,

    requirePassword: async (userId: number, password: string, origin: Origin): Promise<void> =>
      passwordCheck.requireRight(await requireUser(userId), password, origin),

    hashPassword: (password: string) => passwords.hashChosen(password, "password"),

    setPassword: ({ db: trx }: Transaction, userId: number, passwordHash: string) =>
      repository.replacePassword(trx, userId, passwordHash),

    /** The row stays for paid tickets. @returns null: closed before @throws DomainError LAST_ADMIN */
    async close(transaction: Transaction, userId: number) {
      const account = await lockForChange(transaction, userId);
      if (account?.isLastAdmin) throw new DomainError("LAST_ADMIN");
      if (!account) return null;
      await sessions.endOthers(transaction, userId);
      await deps.givenAccess.endMadeBy(transaction, userId);
      await secondStep.forget(transaction, userId);
      await links.forget(transaction, userId);
      const closed = await repository.closeAccount(transaction.db, userId, clock.now());
      await deps.invitations.endOf(transaction, closed.email, null);
      return closed;
    },

    /** Stores when accounts were last used, and notifies owners of unused ones. @returns accounts to close now */
    async unused(): Promise<number[]> {
      const now = clock.now();
      await unusedAccounts.storeLastUse(db);
      await database.transact(async (transaction) => {
        for (const userId of await unusedAccounts.claimUnnotified(transaction.db, now))
          await deps.securityNotices.send(transaction, { userId, what: "ACCOUNT_UNUSED" });
      });
      return unusedAccounts.findToClose(db, { now, verifies: addresses.verifies });
    },

    async isUnused({ db: trx }: Transaction, userId: number): Promise<boolean> {
      await unusedAccounts.storeLastUse(trx, userId);
      const when = { now: clock.now(), verifies: addresses.verifies };
      return (await unusedAccounts.findToClose(trx, when, userId)).length > 0;
    },

    anonymizeDue: (transaction: Transaction) => repository.anonymizeDue(transaction.db, clock.now()),

    /** Share-locks, so that neither closing nor verifying misses what the transaction adds. @throws UNAUTHORIZED */
    async requireOpen({ db: trx }: Transaction, userId: number): Promise<{ emailVerifiedAt: Date | null }> {
      const account = await repository.lockOpen(trx, userId);
      if (!account) throw new DomainError("UNAUTHORIZED");
      return account;
    },

    /** Locks the account, so that it reserves nothing until the transaction ends. @returns false: closed or unknown */
    lockAccount: ({ db: trx }: Transaction, userId: number) => repository.lockForUpdate(trx, userId),

    addGuest: (transaction: Transaction, guest: Guest) => repository.insertGuest(transaction.db, guest, clock.now()),

    /** @returns false for a holder of an account */
    correctGuest: (transaction: Transaction, id: number, guest: Guest) =>
      repository.updateGuest(transaction.db, id, guest),

    isGuest: (id: number) => repository.isGuest(db, id),

    /** @returns null for a guest of the box office, who has no account */
    findSignInMethod: (id: number) => repository.findSignInMethod(db, id),

    hasAdmin: () => repository.hasAdmin(db),

    /** Checks a published password at the start; no throttle counts this. */
    async mayWith({ email, password }: { email: string; password: string }, role: Role): Promise<boolean> {
      const found = await repository.findSignIn(db, email);
      return !!found && includesRole(found.role, role) && (await passwords.verify(found.passwordHash, password));
    },

    ensureAdmin: createEnsureAdmin({ ...deps, previousHolder }),
  };
}
