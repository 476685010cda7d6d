import type { PasskeyProof, SecondStepResponse, SecondStepMethod } from "@podium/shared/contracts/second-step";
import type { Account, Session } from "#platform/http/caller.ts";
import type { Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { OpenedSession, SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { Factors } from "./factors.ts";
import type { WrongCodes } from "./wrong-codes.ts";
import * as repository from "./second-step.repository.ts";

export type SecondStepService = ReturnType<typeof createSecondStepService>;

export type Admission = OpenedSession | { challenge: string; methods: SecondStepMethod[] };

/** Owner of a verified factor; `use` marks it as used, in the transaction of the action that it allows. */
interface Verified {
  userId: number;
  use(transaction: Transaction): Promise<void>;
}

const RECOVERY_CODE_LENGTH = 12;

export function createSecondStepService(
  deps: Factors & {
    sessions: Pick<SessionsService, "open" | "prove" | "hasSignedInFrom">;
    wrongCodes: WrongCodes;
    securityNotices: Pick<SecurityNoticesService, "send">;
  },
) {
  const { database, clock, challenges, sessions } = deps;

  async function verifyCode(userId: number, code: string, { network }: Origin): Promise<Verified> {
    const kind = code.length === RECOVERY_CODE_LENGTH ? "recovery" : "app";
    const isKnown = await sessions.hasSignedInFrom(userId, network);
    await deps.codeQuota.charge({ userId, kind, network, isKnown });
    const codes = kind === "recovery" ? deps.recoveryCodes : deps.authenticators;
    const use = await codes.verify(userId, code).catch(async (error: unknown) => {
      if (!isKnown && error instanceof DomainError) await deps.wrongCodes.count(userId);
      throw error;
    });
    if (kind === "app") return { userId, use };
    return {
      userId,
      async use(transaction) {
        await use(transaction);
        await deps.securityNotices.send(transaction, { userId, what: "RECOVERY_CODE_USED" });
      },
    };
  }

  async function verifyPasskey({
    challenge,
    passkey,
  }: {
    challenge: string;
    passkey: PasskeyProof;
  }): Promise<Verified> {
    const ownerId = await challenges.countTry(challenge, "SIGN_IN");
    const verified = await deps.passkeys.verify(passkey, challenge);
    if (ownerId !== null && ownerId !== verified.userId) throw new DomainError("PASSKEY_REFUSED");
    return verified;
  }

  async function verify(response: SecondStepResponse, origin: Origin): Promise<Verified> {
    if (response.method === "PASSKEY") return verifyPasskey(response);
    const ownerId = await challenges.countTry(response.challenge, "SIGN_IN");
    if (ownerId === null) throw new DomainError("SIGNIN_EXPIRED");
    return verifyCode(ownerId, response.code, origin);
  }

  async function hasSecondStep(userId: number): Promise<boolean> {
    const { passkeys, authenticator } = await repository.findMethods(database.db, userId);
    return passkeys > 0 || authenticator;
  }

  return {
    /** Completes every way of signing in except a passkey. Call with the account's row locked. */
    async admit(transaction: Transaction, { id, role }: Account, origin: Origin): Promise<Admission> {
      const { db } = transaction;
      const { passkeys, authenticator } = await repository.findMethods(db, id);
      if (passkeys > 0 || authenticator) {
        const challenge = await challenges.open(db, "SIGN_IN", id);
        return {
          challenge,
          methods: [
            ...(passkeys > 0 ? ["PASSKEY" as const] : []),
            ...(authenticator ? ["TOTP" as const] : []),
            "RECOVERY",
          ],
        };
      }
      if (deps.required.has(role)) await repository.startTerm(db, id, clock.now());
      else await repository.endTerm(db, id);
      return sessions.open(transaction, { id, role }, origin);
    },

    /** Opens a challenge that names no account, and so is the same for everybody. */
    async startPasskey(): Promise<{ challenge: string; methods: SecondStepMethod[] }> {
      return { challenge: await challenges.open(database.db, "SIGN_IN", null), methods: ["PASSKEY"] };
    },

    /** @throws SIGNIN_EXPIRED, TOO_MANY_CODES, AUTHENTICATOR_CODE_WRONG, RECOVERY_CODE_WRONG, PASSKEY_REFUSED */
    async finish(response: SecondStepResponse, origin: Origin): Promise<OpenedSession> {
      const verified = await verify(response, origin);
      return database.transact(async (transaction) => {
        const account = await repository.lockAccount(transaction.db, verified.userId);
        if (!account) throw new DomainError("SIGNIN_EXPIRED");
        await challenges.close(transaction, response.challenge);
        await verified.use(transaction);
        return sessions.open(transaction, account, origin);
      });
    },

    /** @throws DomainError SIGNIN_EXPIRED, PASSKEY_REFUSED also for somebody else's passkey */
    async proveByPasskey(
      caller: Session,
      { challenge, passkey }: { challenge: string; passkey: PasskeyProof },
    ): Promise<void> {
      const verified = await verifyPasskey({ challenge, passkey });
      if (verified.userId !== caller.id) throw new DomainError("PASSKEY_REFUSED");
      await database.transact(async (transaction) => {
        await challenges.close(transaction, challenge);
        await verified.use(transaction);
        await sessions.prove(transaction, caller);
      });
    },

    hasSecondStep,

    /** Call after a right password or mailed code. @param code of the second step @param use ends the mailed code */
    async proveByCode(
      caller: Session,
      code: string | undefined,
      origin: Origin,
      use?: (transaction: Transaction) => Promise<void>,
    ): Promise<void> {
      const needed = await hasSecondStep(caller.id);
      if (needed && code === undefined) throw new DomainError("AUTHENTICATOR_CODE_WRONG");
      const verified = needed && code !== undefined ? await verifyCode(caller.id, code, origin) : null;
      await database.transact(async (transaction) => {
        await use?.(transaction);
        await verified?.use(transaction);
        await sessions.prove(transaction, caller);
      });
    },

    /** Call when the password changes: sign-ins that began with the old password end. */
    endChallenges: (transaction: Transaction, userId: number) => challenges.closeAll(transaction, userId),

    /** Call when an account returns to its owner: somebody else may have added a second step. */
    forgetSince: (transaction: Transaction, userId: number, since: Date) =>
      repository.deleteSecondStepSince(transaction.db, userId, since),

    /** Call when an account is closed, or when its owner is unknown. */
    forget: (transaction: Transaction, userId: number) => repository.deleteSecondStep(transaction.db, userId),
  };
}
