import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { refusedField } from "#platform/http-errors.ts";
import { createCommonPasswords } from "./common-passwords.ts";

/** argon2id (the default) as in OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/** @param options.names the society's and its hall's, which no password may consist of; `argon2` is for tests */
export function createPasswords(
  options: { names?: readonly string[]; argon2?: { hash: typeof hash; verify: typeof verify } } = {},
) {
  const { names = [], argon2 = { hash, verify } } = options;
  const isCommon = createCommonPasswords(names);
  const nobodysHash = argon2.hash(randomBytes(32), COST);

  return {
    isCommon,

    hash: (password: string) => argon2.hash(password, COST),

    /** @param field where the form asked for it @throws DomainError PASSWORD_COMMON */
    async hashChosen(password: string, field: string): Promise<string> {
      if (isCommon(password)) throw refusedField("PASSWORD_COMMON", field);
      return argon2.hash(password, COST);
    },

    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const own = passwordHash?.startsWith("$argon2id$") ? passwordHash : null;
      const right = await argon2.verify(own ?? (await nobodysHash), password);
      return right && own !== null;
    },
  };
}
