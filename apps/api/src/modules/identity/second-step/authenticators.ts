import { Secret, TOTP } from "otpauth";
import type { Clock } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as repository from "./factors.repository.ts";
import type { SecretBox } from "./secret-box.ts";

/** Settings that every authenticator app supports (RFC 6238). */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Accepts one code early or late, for a phone whose clock is off. */
const WINDOW = 1;

export function createAuthenticators(deps: { db: Db; clock: Clock; box: SecretBox; siteName: () => string }) {
  const { db, clock, box } = deps;

  /** Returns the number of the 30-second step to which the code belongs; null for a wrong code. */
  function stepOf(sealed: Buffer, userId: number, code: string): number | null {
    const plain = box.open(sealed, userId);
    if (!plain) return null;
    const secret = new Secret({ buffer: new Uint8Array(plain).buffer });
    const timestamp = clock.now().getTime();
    const delta = TOTP.validate({ token: code, secret, timestamp, window: WINDOW, ...SETTINGS });
    return delta === null ? null : TOTP.counter({ period: SETTINGS.period, timestamp }) + delta;
  }

  const wrong = () => new DomainError("AUTHENTICATOR_CODE_WRONG");

  return {
    /** @throws DomainError AUTHENTICATOR_EXISTS */
    async start({ id, email }: { id: number; email: string }): Promise<{ key: string; uri: string }> {
      const secret = new Secret({ size: SECRET_BYTES });
      if (!(await repository.insertAuthenticator(db, id, box.seal(secret.bytes, id), clock.now())))
        throw new DomainError("AUTHENTICATOR_EXISTS");
      const uri = new TOTP({ ...SETTINGS, secret, issuer: deps.siteName(), label: email }).toString();
      return { key: secret.base32, uri };
    },

    /** @throws DomainError AUTHENTICATOR_NOT_FOUND, AUTHENTICATOR_CODE_WRONG */
    async confirm(transaction: Transaction, userId: number, code: string): Promise<void> {
      const found = await repository.findAuthenticator(transaction.db, userId);
      if (!found || found.confirmedAt) throw new DomainError("AUTHENTICATOR_NOT_FOUND");
      const step = stepOf(found.secret, userId, code);
      if (step === null) throw wrong();
      if (!(await repository.confirmAuthenticator(transaction.db, userId, found.secret, step, clock.now())))
        throw new DomainError("AUTHENTICATOR_NOT_FOUND");
    },

    /** @returns how the code counts as used @throws DomainError AUTHENTICATOR_CODE_WRONG */
    async verify(userId: number, code: string): Promise<(transaction: Transaction) => Promise<void>> {
      const found = await repository.findAuthenticator(db, userId);
      const step = found?.confirmedAt ? stepOf(found.secret, userId, code) : null;
      if (step === null) throw wrong();
      return async (transaction) => {
        if (!(await repository.useAuthenticatorStep(transaction.db, userId, step))) throw wrong();
      };
    },

    async confirmedSince(userId: number): Promise<Date | null> {
      return (await repository.findAuthenticator(db, userId))?.confirmedAt ?? null;
    },

    remove: (transaction: Transaction, userId: number) => repository.deleteAuthenticator(transaction.db, userId),
  };
}
