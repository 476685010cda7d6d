import type { Proof } from "@podium/shared/contracts/proof";
import type { Session } from "#platform/http/caller.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError, PausedError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { SecondStepService } from "#modules/identity/second-step/second-step.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { PreviousHolderService } from "#modules/identity/users/previous-holder.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { ProvedAddresses } from "./proved-addresses.ts";

export type ProofService = ReturnType<typeof createProofService>;

/** Lets callers who are signed in prove again who they are, as completely as when signing in. */
export function createProofService(deps: {
  database: Database;
  users: Pick<UsersService, "requirePassword" | "requireOpen" | "findSignInMethod">;
  secondStep: Pick<SecondStepService, "proveByPasskey" | "proveByCode" | "hasSecondStep">;
  links: Pick<AccountLinksService, "send" | "verifyCode">;
  provedAddresses: Pick<ProvedAddresses, "prove">;
  previousHolder: Pick<PreviousHolderService, "revokeMakersAccess">;
}) {
  const { users, secondStep, links } = deps;

  /** Refuses accounts with a password, where a mailbox alone proves too little. @throws DomainError PASSWORD_NEEDED */
  async function requireNoPassword(userId: number): Promise<{ email: string }> {
    const method = await users.findSignInMethod(userId);
    if (!method) throw new DomainError("UNAUTHORIZED");
    if (method.hasPassword) throw new DomainError("PASSWORD_NEEDED");
    return method;
  }

  /**
   * The link that opened such a session proved nothing, since a mail may be passed on; the mailed code is the proof.
   * @param opened.isHolder whether a second step was shown too, by the person who added it
   */
  async function proveAddress(
    transaction: Transaction,
    { id, role, sessionId }: Session,
    { userId, email, isHolder }: { userId: number; email: string; isHolder: boolean },
  ): Promise<void> {
    const { isFirst } = await deps.provedAddresses.prove(transaction, { userId, email });
    if (!isFirst) return;
    const exceptions = { sessionId, ...(isHolder && { secondStepsBefore: "all" as const }) };
    await deps.previousHolder.revokeMakersAccess(transaction, { id, role }, exceptions);
  }

  return {
    /** A link could open the session of a stranger who asked. @throws DomainError PASSWORD_NEEDED, TOO_MANY_REQUESTS */
    async mailCode({ id: userId, sessionId }: Session): Promise<{ secondStep: boolean }> {
      const { email } = await requireNoPassword(userId);
      await deps.database.transact(async (transaction) => {
        await users.requireOpen(transaction, userId);
        const { isSent } = await links.send(transaction, "PROOF_CODE", { userId, email, sessionId });
        if (!isSent) throw new PausedError("TOO_MANY_REQUESTS", 3600);
      });
      return { secondStep: await secondStep.hasSecondStep(userId) };
    },

    async prove(caller: Session, proof: Proof, origin: Origin): Promise<void> {
      if ("passkey" in proof) return secondStep.proveByPasskey(caller, proof);
      if ("mailedCode" in proof) {
        await requireNoPassword(caller.id);
        const use = await links.verifyCode(caller.sessionId, proof.mailedCode);
        return secondStep.proveByCode(caller, proof.code, origin, async (transaction) => {
          const opened = await use(transaction);
          if (caller.byLink) await proveAddress(transaction, caller, { ...opened, isHolder: proof.code !== undefined });
        });
      }
      await users.requirePassword(caller.id, proof.password, origin);
      return secondStep.proveByCode(caller, proof.code, origin);
    },
  };
}
