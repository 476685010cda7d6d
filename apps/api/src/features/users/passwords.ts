import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the default) as in OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/** @param argon2 for tests */
export function createPasswords(argon2 = { hash, verify }) {
  const nobodysHash = argon2.hash(randomBytes(32), COST);

  return {
    hash: (password: string) => argon2.hash(password, COST),
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const own = passwordHash?.startsWith("$argon2id$") ? passwordHash : null;
      const right = await argon2.verify(own ?? (await nobodysHash), password);
      return right && own !== null;
    },
  };
}
