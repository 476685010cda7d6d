import type { ListQuery } from "@podium/shared/contracts/common";
import type { Guest } from "@podium/shared/contracts/desk";
import type {
  User,
  adminProfileSchema,
  profileSchema,
  registerSchema,
  signInSchema,
} from "@podium/shared/contracts/users";
import type * as z from "zod";
import type { Account, TokenClaims } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { isUniqueViolation } from "#platform/unique-violation.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { Accounts } from "./accounts.ts";
import { beginToForget } from "./own-account.repository.ts";
import type { Passwords } from "./passwords.ts";
import * as repository from "./users.repository.ts";

type Registration = z.output<typeof registerSchema>;
type Profile = z.output<typeof profileSchema>;
type AdminProfile = z.output<typeof adminProfileSchema>;

export interface UserPage {
  items: User[];
  total: number;
  page: number;
  pageSize: number;
}

export interface UsersService {
  /** @throws DomainError EMAIL_TAKEN */
  register(form: Registration): Promise<User>;
  /**
   * What to put into the token.
   * @throws DomainError SIGNIN_FAILED, in the same time and words for an unknown address and a wrong password
   */
  signIn(form: z.output<typeof signInSchema>): Promise<TokenClaims>;
  /** @throws DomainError UNAUTHORIZED when the account has just been closed */
  me(caller: Account): Promise<User>;
  /** @throws DomainError FORBIDDEN for another's id, EMAIL_TAKEN */
  updateProfile(caller: Account, profile: Profile): Promise<User>;
  /** Everybody, or one page when the query asks for anything. */
  list(query: ListQuery): Promise<User[] | UserPage>;
  /** @throws DomainError USER_NOT_FOUND, EMAIL_TAKEN, LAST_ADMIN */
  adminUpdateProfile(caller: Account, profile: AdminProfile): Promise<User>;
  /** Closes an account; its row stays for its paid tickets. @throws DomainError OWN_ACCOUNT, USER_NOT_FOUND, LAST_ADMIN */
  delete(caller: Account, userId: number): Promise<void>;
  /**
   * Keeps an account open until the transaction ends, so that nothing new comes into its name while it is being closed.
   * @throws DomainError UNAUTHORIZED when it is closed already
   */
  requireOpen(transaction: Transaction, userId: number): Promise<void>;
  /** Somebody without an account, for whom a volunteer reserves. @returns an id that cannot sign in and is in no list */
  addGuest(transaction: Transaction, guest: Guest): Promise<number>;
  /** Whether this is somebody without an account, who can see nothing by signing in. */
  isGuest(id: number): Promise<boolean>;
  /**
   * Makes sure, at start, that these sign-in details belong to an administrator. An account that has the address but
   * another password is taken over and signed out everywhere: anybody may have registered it.
   * @returns whether the account was made now
   */
  ensureAdmin(details: { email: string; password: string }): Promise<boolean>;
  /** Whether anybody can administer the product. */
  hasAdmin(): Promise<boolean>;
}

/** Of the administrator that the start made: a profile cannot be saved without a number. Clearly a sample. */
const SAMPLE_NUMBER = "0400000000";
const EMAIL_CONSTRAINT = "users_email_of_the_living";
const PAGE_SIZE = 25;

async function refuseTakenEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, EMAIL_CONSTRAINT)) throw new DomainError("EMAIL_TAKEN");
    throw error;
  }
}

/** What the list is not sorted by is as if nothing was asked, as in the other lists. */
function readSort(sort = "id"): { sort: repository.SortField; descending: boolean } {
  const descending = sort.startsWith("-");
  const name = descending ? sort.slice(1) : sort;
  return repository.isSortField(name) ? { sort: name, descending } : { sort: "id", descending: false };
}

/** @param closeAccount cancels what an account has not paid and empties its cart, inside the transaction */
export function createUsersService(deps: {
  database: Pick<Database, "db" | "transact">;
  accounts: Pick<Accounts, "announceChange">;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  passwords: Passwords;
  closeAccount: (transaction: Transaction, userId: number) => Promise<void>;
}): UsersService {
  const { database, accounts, clock, audit, passwords, closeAccount } = deps;
  const { db } = database;

  /** Locks an account for a change, with the administrators that would be left without it. */
  async function lockForChange(transaction: Transaction, userId: number) {
    const locked = await repository.lockWithAdmins(transaction.db, userId);
    const account = locked.find(({ id }) => id === userId);
    if (!account) throw new DomainError("USER_NOT_FOUND");
    const isLastAdmin = account.role === "ADMIN" && !locked.some(({ id, role }) => id !== userId && role === "ADMIN");
    return { account, isLastAdmin };
  }

  return {
    async register({ firstname, lastname, email, number, password }) {
      const passwordHash = await passwords.hash(password);
      const fields = { firstname, lastname, email, number, passwordHash, role: "USER", at: clock.now() } as const;
      return refuseTakenEmail(repository.insertUser(db, fields));
    },

    async signIn({ email, password }) {
      const found = await repository.findSignIn(db, email);
      const right = await passwords.verify(found?.passwordHash ?? null, password);
      if (!found || !right) throw new DomainError("SIGNIN_FAILED");
      return { id: found.id, tokenVersion: found.tokenVersion };
    },

    async me(caller) {
      const user = await repository.findUser(db, caller.id);
      if (!user) throw new DomainError("UNAUTHORIZED");
      return user;
    },

    async updateProfile(caller, { id, firstname, lastname, email, number }) {
      if (id !== caller.id) throw new DomainError("FORBIDDEN");
      const user = await refuseTakenEmail(repository.updateUser(db, id, { firstname, lastname, email, number }));
      if (!user) throw new DomainError("UNAUTHORIZED");
      return user;
    },

    async list({ search, page, pageSize, sort }) {
      const asksForAPage = [search, page, pageSize, sort].some((part) => part !== undefined);
      if (!asksForAPage) return repository.listAll(db);
      const paging = { page: page ?? 1, pageSize: pageSize ?? PAGE_SIZE };
      const found = await repository.listPage(db, { ...paging, ...readSort(sort), ...(search && { search }) });
      return { ...found, ...paging };
    },

    async adminUpdateProfile(caller, { id, firstname, lastname, email, number, role }) {
      const change = database.transact(async (transaction) => {
        const { account, isLastAdmin } = await lockForChange(transaction, id);
        if (isLastAdmin && role !== "ADMIN") throw new DomainError("LAST_ADMIN");
        const fields = { firstname, lastname, email, number, role };
        const user = await repository.updateUser(transaction.db, id, fields);
        if (!user) throw new DomainError("USER_NOT_FOUND");
        if (account.role !== role) {
          await audit.record(transaction, {
            actorId: caller.id,
            action: "ROLE_CHANGED",
            subject: { type: "user", id },
            summary: `Rol van ${user.username} (${email}) gewijzigd van ${account.role} naar ${role}`,
            details: { from: account.role, to: role },
          });
          transaction.onCommit(() => accounts.announceChange(id));
        }
        return user;
      });
      return refuseTakenEmail(change);
    },

    async delete(caller, userId) {
      if (userId === caller.id) throw new DomainError("OWN_ACCOUNT");
      await database.transact(async (transaction) => {
        const { isLastAdmin } = await lockForChange(transaction, userId);
        if (isLastAdmin) throw new DomainError("LAST_ADMIN");
        const user = await repository.markDeleted(transaction.db, userId, clock.now());
        await audit.record(transaction, {
          actorId: caller.id,
          action: "USER_DELETED",
          subject: { type: "user", id: userId },
          summary: `Gebruiker ${user.username} (${user.email}) verwijderd`,
        });
        await closeAccount(transaction, userId);
        await beginToForget(transaction.db, userId, clock.now());
        transaction.onCommit(() => accounts.announceChange(userId));
      });
    },

    async requireOpen(transaction, userId) {
      if (!(await repository.lockLiving(transaction.db, userId))) throw new DomainError("UNAUTHORIZED");
    },

    hasAdmin: () => repository.hasAdmin(db),

    isGuest: (id) => repository.isGuest(db, id),
    addGuest: (transaction, guest) => repository.insertGuest(transaction.db, guest, clock.now()),

    async ensureAdmin({ email: address, password }) {
      const email = address.trim().toLowerCase();
      const found = await repository.findSignIn(db, email);
      if (found) {
        await repository.fillInNumber(db, found.id, SAMPLE_NUMBER);
        const right = await passwords.verify(found.passwordHash, password);
        if (right && found.role === "ADMIN") return false;
        await repository.takeOverAsAdmin(db, found.id, await passwords.hash(password));
        accounts.announceChange(found.id);
        return false;
      }
      const passwordHash = await passwords.hash(password);
      const fields = {
        firstname: "Beheerder",
        lastname: "Podium",
        email,
        number: SAMPLE_NUMBER,
        passwordHash,
        role: "ADMIN",
      } as const;
      try {
        await repository.insertUser(db, { ...fields, at: clock.now() });
        return true;
      } catch (error) {
        // Another process that starts at this moment was first.
        if (isUniqueViolation(error, EMAIL_CONSTRAINT)) return false;
        throw error;
      }
    },
  };
}
