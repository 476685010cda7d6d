import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the default), 19 MiB and two passes: OWASP's cheat sheet on password storage. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null, or what is no hash, costs the same time as a wrong password. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** @param argon2 tests watch what is asked of the library */
export function createPasswords(argon2 = { hash, verify }): Passwords {
  const nobodysHash = argon2.hash(randomBytes(32), COST);

  return {
    hash: (password) => argon2.hash(password, COST),
    async verify(passwordHash, password) {
      const own = passwordHash?.startsWith("$argon2id$") ? passwordHash : null;
      const right = await argon2.verify(own ?? (await nobodysHash), password);
      return right && own !== null;
    },
  };
}
