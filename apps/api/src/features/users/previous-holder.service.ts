import type { Account } from "#platform/caller.ts";
import type { Transaction } from "#platform/database.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { SecurityNoticesService } from "#features/mails/security-notices.service.ts";
import type { SecondStepService } from "#features/second-step/second-step.service.ts";
import type { SessionsService } from "#features/sessions/sessions.service.ts";
import type { AccountLinksService } from "./account-links.service.ts";
import { replacePassword } from "./users.repository.ts";

export type PreviousHolderService = ReturnType<typeof createPreviousHolderService>;

interface Kept {
  /** Instead of theirs; none when it is left out. */
  passwordHash?: string;
  /** Second steps from before it are not theirs; with "all" none is. */
  secondStepsBefore?: Date | "all";
  /** Links that undo an older change of the address than this one are not theirs. */
  undosBefore?: number;
  /** The one in which somebody has just proved to be the owner. */
  sessionId?: string;
}

/** Access that an administrator gave: phones at the entrance, and volunteers who have not accepted yet. */
export interface MadeDevices {
  endMadeBy(transaction: Transaction, userId: number): Promise<void>;
}

/** For an account that has turned out to be somebody else's than whoever held it until now. */
export function createPreviousHolderService(deps: {
  sessions: Pick<SessionsService, "endOthers">;
  secondStep: Pick<SecondStepService, "forget" | "forgetSince" | "endChallenges">;
  links: Pick<AccountLinksService, "endAll">;
  doorDevices: MadeDevices;
  securityNotices: Pick<SecurityNoticesService, "send">;
  audit: Pick<AuditService, "record">;
}) {
  const { sessions, secondStep, links, securityNotices, audit } = deps;

  /** Call with the account's row locked: whatever they left opens nothing any more. */
  async function revokeAccess(transaction: Transaction, { id: userId, role }: Account, kept: Kept = {}): Promise<void> {
    // An address that waits goes with the password.
    await replacePassword(transaction.db, userId, kept.passwordHash ?? "");
    await sessions.endOthers(transaction, userId, kept.sessionId);
    const { secondStepsBefore: before } = kept;
    // Changes that stay can still be undone: their links do not end.
    await links.endAll(transaction, userId, { undosFrom: kept.undosBefore, secondStepUndos: before === "all" });
    // Nor do the devices of a volunteer end, in the middle of an evening.
    if (before === "all") return secondStep.endChallenges(transaction, userId);
    await deps.doorDevices.endMadeBy(transaction, userId);
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
     * After the first proof of the account's address, of whoever made it. A role was given to a person whom an
     * administrator knows: a mailbox alone takes no second step of theirs away.
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
