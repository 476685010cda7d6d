import type { ListQuery } from "@podium/shared/contracts/common";
import type { Guest } from "@podium/shared/contracts/box-office";
import type { adminProfileSchema, profileSchema, registerSchema, signInSchema } from "@podium/shared/contracts/users";
import type * as z from "zod";
import type { Account } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { type Database, type Transaction, isUniqueViolation } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { Origin } from "#platform/network.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { Admission, SecondStepService } from "#features/second-step/second-step.service.ts";
import type { SessionsService } from "#features/sessions/sessions.service.ts";
import type { Passwords } from "./passwords.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";
import * as repository from "./users.repository.ts";

export type { User } from "./users.repository.ts";
export type UsersService = ReturnType<typeof createUsersService>;

/** A profile cannot be saved without a number. */
const SAMPLE_NUMBER = "0400000000";
const EMAIL_CONSTRAINT = "users_email_of_the_living";

async function refuseTakenEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_CONSTRAINT)) throw new DomainError("EMAIL_TAKEN");
    throw error;
  }
}

export function createUsersService(deps: {
  database: Database;
  sessions: Pick<SessionsService, "endOthers" | "followRole">;
  secondStep: Pick<SecondStepService, "admit" | "forget">;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  passwords: Passwords;
  signIns: SignInThrottle;
}) {
  const { database, sessions, secondStep, clock, audit, passwords, signIns } = deps;
  const { db } = database;

  /** Locks the administrators too, to protect the last one. */
  async function lockForChange(transaction: Transaction, userId: number) {
    const locked = await repository.lockWithAdmins(transaction.db, userId);
    const account = locked.find(({ id }) => id === userId);
    if (!account) return null;
    const isLastAdmin = account.role === "ADMIN" && !locked.some(({ id, role }) => id !== userId && role === "ADMIN");
    return { role: account.role, isLastAdmin };
  }

  async function requireUser(userId: number) {
    const user = await repository.findUser(db, userId);
    if (!user) throw new DomainError("UNAUTHORIZED");
    return user;
  }

  /**
   * Makes the administrator. An account that is none yet is taken over and signed out: anybody may have registered it.
   * An administrator keeps their password, unless it is still the published one.
   */
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
        const isChanged = await repository.takeOverAsAdmin(transaction.db, found, passwordHash);
        if (isChanged) await sessions.endOthers(transaction, found.id);
      });
      return;
    }
    const passwordHash = await passwords.hash(password);
    const name = { firstname: "Beheerder", lastname: "Podium", number: SAMPLE_NUMBER };
    try {
      await repository.insertUser(db, { ...name, email, role: "ADMIN", passwordHash, createdAt: clock.now() });
    } catch (error) {
      // Another process was first, or a visitor, whose account is taken over.
      if (isUniqueViolation(error, EMAIL_CONSTRAINT)) await ensureAdmin(details);
      else throw error;
    }
  }

  return {
    /** @throws DomainError EMAIL_TAKEN, PASSWORD_COMMON */
    async register({ firstname, lastname, email, number, password }: z.output<typeof registerSchema>) {
      const passwordHash = await passwords.hashChosen(password, "password");
      const user = { firstname, lastname, email, number, passwordHash, role: "USER", createdAt: clock.now() } as const;
      return refuseTakenEmail(repository.insertUser(db, user));
    },

    /** @throws DomainError SIGNIN_FAILED, SIGN_IN_PAUSED, equal in time and words for an unknown address */
    async signIn({ email, password }: z.output<typeof signInSchema>, origin: Origin): Promise<Admission> {
      const found = await repository.findSignIn(db, email);
      const attempt = await signIns.begin({ email, userId: found?.id, network: origin.network });
      const right = await passwords.verify(found?.passwordHash ?? null, password);
      await attempt.end(right);
      if (!found || !right) throw new DomainError("SIGNIN_FAILED");
      return database.transact(async (transaction) => {
        const account = await repository.lockWithPassword(transaction.db, found.id, found.passwordHash);
        if (!account) throw new DomainError("SIGNIN_FAILED");
        return secondStep.admit(transaction, account, origin);
      });
    },

    async me({ id }: Account): Promise<repository.User & { createdAt: Date }> {
      const { passwordHash: _, ...user } = await requireUser(id);
      return user;
    },

    async updateProfile(caller: Account, profile: z.output<typeof profileSchema>): Promise<repository.User> {
      const { id, firstname, lastname, email, number } = profile;
      if (id !== caller.id) throw new DomainError("FORBIDDEN");
      const user = await refuseTakenEmail(repository.updateUser(db, id, { firstname, lastname, email, number }));
      if (!user) throw new DomainError("UNAUTHORIZED");
      return user;
    },

    list: (query: ListQuery) => repository.listUsers(db, query),

    async adminUpdateProfile(caller: Account, profile: z.output<typeof adminProfileSchema>): Promise<repository.User> {
      const { id, firstname, lastname, email, number, role } = profile;
      const change = database.transact(async (transaction) => {
        const account = await lockForChange(transaction, id);
        if (account?.isLastAdmin && role !== "ADMIN") throw new DomainError("LAST_ADMIN");
        const fields = { firstname, lastname, email, number, role };
        const user = account && (await repository.updateUser(transaction.db, id, fields));
        if (!user) throw new DomainError("USER_NOT_FOUND");
        if (account.role !== role) {
          await audit.record(transaction, {
            actorId: caller.id,
            action: "ROLE_CHANGED",
            subject: { type: "user", id },
            details: { from: account.role, to: role },
          });
          await sessions.followRole(transaction, { id, role });
        }
        return user;
      });
      return refuseTakenEmail(change);
    },

    async checkPassword(userId: number, password: string): Promise<void> {
      const { passwordHash } = await requireUser(userId);
      if (!(await passwords.verify(passwordHash, password))) throw new DomainError("PASSWORD_WRONG");
    },

    /** The row stays for its paid tickets. @returns null when it is closed already @throws DomainError LAST_ADMIN */
    async close(transaction: Transaction, userId: number) {
      const account = await lockForChange(transaction, userId);
      if (account?.isLastAdmin) throw new DomainError("LAST_ADMIN");
      if (!account) return null;
      await sessions.endOthers(transaction, userId);
      await secondStep.forget(transaction, userId);
      return repository.closeAccount(transaction.db, userId, clock.now());
    },

    anonymizeDue: (transaction: Transaction) => repository.anonymizeDue(transaction.db, clock.now()),

    /** Locks the account as it is: nothing is added while it closes or its address is verified. @throws DomainError UNAUTHORIZED */
    async requireOpen(transaction: Transaction, userId: number): Promise<{ emailVerifiedAt: Date | null }> {
      const account = await repository.lockOpen(transaction.db, userId);
      if (!account) throw new DomainError("UNAUTHORIZED");
      return account;
    },

    addGuest: (transaction: Transaction, guest: Guest) => repository.insertGuest(transaction.db, guest, clock.now()),

    /** @returns false for somebody with an account */
    correctGuest: (transaction: Transaction, id: number, guest: Guest) =>
      repository.updateGuest(transaction.db, id, guest),

    isGuest: (id: number) => repository.isGuest(db, id),

    hasAdmin: () => repository.hasAdmin(db),

    /** Whether the address is an administrator's with this password. */
    async isAdminWith({ email, password }: { email: string; password: string }): Promise<boolean> {
      const found = await repository.findSignIn(db, email);
      return found?.role === "ADMIN" && (await passwords.verify(found.passwordHash, password));
    },

    ensureAdmin,
  };
}
