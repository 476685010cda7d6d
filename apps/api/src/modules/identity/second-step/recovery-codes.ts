import { randomInt } from "node:crypto";
import type { Clock } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Passwords } from "#modules/identity/passwords/passwords.service.ts";
import * as repository from "./factors.repository.ts";

/** Hashes slow and salted, as passwords are: a code is too short for anything less (ASVS 6.5.2). */
export type Hashing = Pick<Passwords, "hash" | "verify">;

/** Leaves out characters that look alike on paper: 0 and O, 1, I and L, U and V. */
const ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const LENGTH = 12;
const COUNT = 10;

const randomCharacter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));

function newCodes(): string[] {
  const firsts = new Set<string>();
  while (firsts.size < COUNT) firsts.add(randomCharacter());
  return [...firsts].map((first) => first + Array.from({ length: LENGTH - 1 }, randomCharacter).join(""));
}

const inGroups = (code: string): string => code.replaceAll(/.{4}(?=.)/g, "$&-");

export function createRecoveryCodes({ db, clock, hashing }: { db: Db; clock: Clock; hashing: Hashing }) {
  return {
    /** Call before a transaction, because hashing is slow. */
    async prepare(userId: number) {
      const codes = newCodes();
      const createdAt = clock.now();
      const rows = await Promise.all(
        codes.map(async (code) => ({
          userId,
          firstCharacter: code.charAt(0),
          hash: await hashing.hash(code),
          createdAt,
          usedAt: null,
        })),
      );
      return { shown: codes.map(inGroups), rows };
    },

    store: (transaction: Transaction, userId: number, rows: Parameters<typeof repository.replaceRecoveryCodes>[2]) =>
      repository.replaceRecoveryCodes(transaction.db, userId, rows),

    count: (userId: number, on: Db = db) => repository.countRecoveryCodes(on, userId),

    /** @returns a function that marks the code as used @throws DomainError RECOVERY_CODE_WRONG */
    async verify(userId: number, code: string): Promise<(transaction: Transaction) => Promise<void>> {
      const wrong = () => new DomainError("RECOVERY_CODE_WRONG");
      const found = await repository.findUnusedRecoveryCode(db, userId, code.charAt(0));
      const right = await hashing.verify(found?.hash ?? null, code);
      if (!found || !right) throw wrong();
      return async (transaction) => {
        if (!(await repository.useRecoveryCode(transaction.db, userId, found.hash, clock.now()))) throw wrong();
      };
    },

    remove: (transaction: Transaction, userId: number) => repository.deleteRecoveryCodes(transaction.db, userId),
  };
}
