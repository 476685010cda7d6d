import type { NewPasskey, PasskeyCreation, PasskeyProof } from "@podium/shared/contracts/second-step";
import type { Logger } from "pino";
import type { Clock } from "#platform/process/clock.ts";
import { type Db, isUniqueViolation, type Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";
import * as repository from "./factors.repository.ts";

const loadWebauthn = onFirstUse(() => import("@simplewebauthn/server"));

const MAX_PASSKEYS = 20;
/** Ed25519, ES256 and RS256: every authenticator supports one of these. */
const ALGORITHMS = [-8, -7, -257];
const CEREMONY_MS = 5 * 60 * 1000;
const CREDENTIAL_CONSTRAINT = "passkeys_credential";

/** User handle that the authenticator stores: the account's number, and nothing personal. */
const handleOf = (userId: number): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(String(userId)));

/** @param deps.publicUrl its host is the passkeys' domain; passkeys do not work under another one */
export function createPasskeys(deps: {
  db: Db;
  clock: Clock;
  logger: Logger;
  publicUrl: string;
  siteName: () => string;
}) {
  const { db, clock, logger } = deps;
  const { origin, hostname } = new URL(deps.publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };

  async function orRefuse<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T & { verified: true }> {
    const result = await verify().catch((error: unknown) => {
      logger.info({ err: error }, "a passkey was refused");
      return null;
    });
    if (!result?.verified) throw new DomainError("PASSKEY_REFUSED");
    return result as T & { verified: true };
  }

  return {
    /** @throws DomainError PASSKEYS_FULL */
    async creationOptions(
      user: { id: number; email: string; name: string },
      challenge: string,
    ): Promise<PasskeyCreation> {
      const known = await repository.findPasskeys(db, user.id);
      if (known.length >= MAX_PASSKEYS) throw new DomainError("PASSKEYS_FULL", { max: MAX_PASSKEYS });
      return {
        challenge,
        rp: { name: deps.siteName(), id: hostname },
        user: {
          id: Buffer.from(handleOf(user.id)).toString("base64url"),
          name: user.email,
          displayName: user.name,
        },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
        timeout: CEREMONY_MS,
        attestation: "none",
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: "public-key" })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      };
    },

    /** @throws DomainError PASSKEY_REFUSED */
    async verifyNew({ response, ...credential }: NewPasskey, challenge: string) {
      const { verifyRegistrationResponse } = await loadWebauthn();
      const { registrationInfo } = await orRefuse(() =>
        verifyRegistrationResponse({
          response: {
            ...credential,
            response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
            clientExtensionResults: {},
          },
          expectedChallenge: challenge,
          supportedAlgorithmIDs: ALGORITHMS,
          ...expected,
        }),
      );
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
    },

    /** Call with the account locked. @throws DomainError PASSKEY_KNOWN, PASSKEYS_FULL */
    async add(
      transaction: Transaction,
      passkey: { userId: number; name: string; credentialId: string; publicKey: Buffer; counter: number },
    ) {
      if ((await repository.countPasskeys(transaction.db, passkey.userId)) >= MAX_PASSKEYS)
        throw new DomainError("PASSKEYS_FULL", { max: MAX_PASSKEYS });
      try {
        return await repository.insertPasskey(transaction.db, {
          ...passkey,
          createdAt: clock.now(),
          lastUsedAt: null,
        });
      } catch (error) {
        if (isUniqueViolation(error, CREDENTIAL_CONSTRAINT)) throw new DomainError("PASSKEY_KNOWN");
        throw error;
      }
    },

    /** @returns the account, and a function that marks the passkey as used @throws DomainError PASSKEY_REFUSED */
    async verify({ response, ...credential }: PasskeyProof, challenge: string) {
      const known = await repository.findCredential(db, credential.id);
      if (!known) throw new DomainError("PASSKEY_REFUSED");
      const { userHandle } = response;
      const ownHandle = Buffer.from(handleOf(known.userId)).toString("base64url");
      if (userHandle !== undefined && userHandle !== ownHandle) throw new DomainError("PASSKEY_REFUSED");
      const { clientDataJSON, authenticatorData, signature } = response;
      const { verifyAuthenticationResponse } = await loadWebauthn();
      const { authenticationInfo } = await orRefuse(() =>
        verifyAuthenticationResponse({
          response: {
            ...credential,
            response: { clientDataJSON, authenticatorData, signature },
            clientExtensionResults: {},
          },
          expectedChallenge: challenge,
          credential: {
            id: credential.id,
            publicKey: new Uint8Array(known.publicKey),
            counter: Number(known.counter),
          },
          ...expected,
        }),
      );
      return {
        userId: known.userId,
        async use(transaction: Transaction): Promise<void> {
          const { newCounter } = authenticationInfo;
          if (!(await repository.useCredential(transaction.db, known.id, newCounter, clock.now())))
            throw new DomainError("PASSKEY_REFUSED");
        },
      };
    },

    list: (userId: number) => repository.findPasskeys(db, userId),
    rename: (userId: number, id: number, name: string) => repository.renamePasskey(db, userId, id, name),
    remove: (transaction: Transaction, userId: number, id: number) =>
      repository.deletePasskey(transaction.db, userId, id),
  };
}
