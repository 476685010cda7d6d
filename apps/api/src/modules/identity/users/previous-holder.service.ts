import type { Account } from "#platform/http/caller.ts";
import type { Transaction } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { SecondStepLog, SecondStepService } from "#modules/identity/second-step/second-step.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { GivenAccess } from "./given-access.ts";
import { replacePassword } from "./users.repository.ts";

export type PreviousHolderService = ReturnType<typeof createPreviousHolderService>;

interface Kept {
  /** Password that replaces the previous holder's; absent: the account has none. */
  passwordHash?: string;
  /** Second steps from before this moment stay; "all": every one stays. */
  secondStepsBefore?: Date | "all";
  /** Links that undo an older change of the address than this one stay. */
  undosBefore?: number;
  /** Session that stays: its user has just proved to be the owner. */
  sessionId?: string;
}

/** Takes an account away from its previous holder, when it turns out to be somebody else's. */
export function createPreviousHolderService(deps: {
  sessions: Pick<SessionsService, "endOthers">;
  secondStep: Pick<SecondStepService, "forget" | "forgetSince" | "endChallenges">;
  links: Pick<AccountLinksService, "endAll">;
  givenAccess: Pick<GivenAccess, "endMadeBy">;
  securityNotices: Pick<SecurityNoticesService, "send">;
  audit: Pick<AuditService<SecondStepLog>, "record">;
}) {
  const { sessions, secondStep, links, securityNotices, audit } = deps;

  /** Ends all access of the previous holder. Call with the account's row locked. */
  async function revokeAccess(transaction: Transaction, { id: userId, role }: Account, kept: Kept = {}): Promise<void> {
    // A pending new address ends together with the password.
    await replacePassword(transaction.db, userId, kept.passwordHash ?? "");
    await sessions.endOthers(transaction, userId, kept.sessionId);
    const { secondStepsBefore: before } = kept;
    // Second steps that stay can still be undone, so their links stay too.
    await links.endAll(transaction, userId, { undosFrom: kept.undosBefore, secondStepUndos: before === "all" });
    // A volunteer's devices stay as well, because ending them would disturb a show.
    if (before === "all") return secondStep.endChallenges(transaction, userId);
    await deps.givenAccess.endMadeBy(transaction, userId);
    const isRemoved = before
      ? await secondStep.forgetSince(transaction, userId, before)
      : await secondStep.forget(transaction, userId);
    if (!isRemoved) return;
    await securityNotices.send(transaction, { userId, what: "SECOND_STEP_REMOVED" });
    if (role === "USER") return;
    const subject = { type: "user", id: userId } as const;
    await audit.record(transaction, { actorId: userId, action: "SECOND_STEP_REMOVED", subject, details: {} });
  }

  return {
    revokeAccess,

    /**
     * Ends the access of the account's maker after the first proof of its address. A volunteer's second steps stay:
     * an administrator gave a known person the role, and access to a mailbox alone must not remove them.
     *
     * @param account with the role that it had before the proof
     */
    revokeMakersAccess: (
      transaction: Transaction,
      account: Account,
      kept: Omit<Kept, "undosBefore"> = {},
    ): Promise<void> =>
      revokeAccess(transaction, account, account.role === "USER" ? kept : { ...kept, secondStepsBefore: "all" }),
  };
}
