import { createHash, randomBytes } from "node:crypto";
import type { SignInChallengesTable } from "#database/tables/second-step.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as repository from "./second-step.repository.ts";

type Purpose = SignInChallengesTable["purpose"];
export type Challenges = ReturnType<typeof createChallenges>;

const SECONDS = 5 * 60;
const MAX_TRIES = 5;

const digest = (challenge: string): Buffer => createHash("sha256").update(challenge).digest();

export function createChallenges({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** @param userId null: the passkey identifies the account @returns 256 bits in base64url, as WebAuthn signs them */
    async open(on: Db, purpose: Purpose, userId: number | null): Promise<string> {
      const now = clock.now();
      const challenge = randomBytes(32).toString("base64url");
      await repository.deleteExpiredChallenges(on, now);
      await repository.insertChallenge(on, {
        hash: digest(challenge),
        purpose,
        userId,
        expiresAt: plusSeconds(now, SECONDS),
      });
      return challenge;
    },

    /** Counts any try. @returns null: the passkey identifies the account @throws DomainError SIGNIN_EXPIRED */
    async countTry(challenge: string, purpose: Purpose): Promise<number | null> {
      const found = await repository.countChallengeTry(
        db,
        { hash: digest(challenge), purpose },
        clock.now(),
        MAX_TRIES,
      );
      if (!found) throw new DomainError("SIGNIN_EXPIRED");
      return found.userId;
    },

    /** Call in the transaction of the action that it allows. @throws DomainError SIGNIN_EXPIRED */
    async close(transaction: Transaction, challenge: string): Promise<void> {
      const closed = await repository.deleteChallenge(transaction.db, digest(challenge), clock.now());
      if (!closed) throw new DomainError("SIGNIN_EXPIRED");
    },

    closeAll: (transaction: Transaction, userId: number) => repository.deleteChallengesOf(transaction.db, userId),
  };
}
