import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { refusedField } from "#platform/process/domain-error.ts";
import { createCommonPasswords } from "./common-passwords.ts";

/** argon2id (the default) with the costs of OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes run in libuv's four threads, which files and database connections need too: a burst would delay these. */
const HASHES_AT_ONCE = 3;

export type Passwords = ReturnType<typeof createPasswords>;
export type Argon2 = { hash: typeof hash; verify: typeof verify };

/** @param options.names names of the society and its hall, which must not make up a password; `argon2` is for tests */
export function createPasswords(options: { names?: () => readonly string[]; argon2?: Argon2 | undefined } = {}) {
  const { names = () => [], argon2 = { hash, verify } } = options;
  const isCommon = createCommonPasswords(names);
  const inTurn = pLimit(HASHES_AT_ONCE);
  const hashOf = (password: string | Uint8Array): Promise<string> => inTurn(() => argon2.hash(password, COST));
  const nobodysHash = hashOf(randomBytes(32));

  return {
    isCommon,

    hash: hashOf,

    /** @param field the form's field @throws DomainError PASSWORD_COMMON */
    async hashChosen(password: string, field: string): Promise<string> {
      if (isCommon(password)) throw refusedField("PASSWORD_COMMON", field);
      return hashOf(password);
    },

    /** Takes as long without a hash as with one. */
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const own = passwordHash?.startsWith("$argon2id$") ? passwordHash : null;
      const stored = own ?? (await nobodysHash);
      const right = await inTurn(() => argon2.verify(stored, password));
      return right && own !== null;
    },
  };
}
