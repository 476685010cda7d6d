import type { Account } from "#platform/http/caller.ts";
import type { Transaction } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { SecondStepLog } from "#modules/identity/second-step/enrolment.service.ts";
import type { SecondStepService } from "#modules/identity/second-step/second-step.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { DoorDevicesService } from "#modules/identity/door-devices/door-devices.service.ts";
import { replacePassword } from "./users.repository.ts";
import type { InvitationsService } from "./invitations.service.ts";

export type GivenAccess = ReturnType<typeof createGivenAccess>;

export function createGivenAccess(deps: {
  doorDevices: Pick<DoorDevicesService, "endMadeBy">;
  invitations: Pick<InvitationsService, "endMadeBy">;
}) {
  return {
    /** Requires a lock on the row of the user, as `doorDevices.endMadeBy` does. */
    async endMadeBy(transaction: Transaction, userId: number): Promise<void> {
      await deps.doorDevices.endMadeBy(transaction, userId);
      await deps.invitations.endMadeBy(transaction, userId);
    },
  };
}

export type PreviousHolderService = ReturnType<typeof createPreviousHolderService>;

interface Retained {
  /** Password that replaces the previous holder's; absent: the account has none. */
  passwordHash?: string;
  /** Second steps from before this moment stay; "all": every one stays. */
  secondStepsBefore?: Date | "all";
  /** Links that undo an older change of the address than this one stay. */
  undosBefore?: number;
  /** Session that stays: its user has just proved to be the owner. */
  sessionId?: string;
}

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
  async function revokeAccess(
    transaction: Transaction,
    { id: userId, role }: Account,
    retained: Retained = {},
  ): Promise<void> {
    // A pending new address ends together with the password.
    await replacePassword(transaction.db, userId, retained.passwordHash ?? "");
    await sessions.endOthers(transaction, userId, retained.sessionId);
    const { secondStepsBefore: before } = retained;
    // Second steps that stay can still be undone, so their links stay too.
    await links.endAll(transaction, userId, { undosFrom: retained.undosBefore, secondStepUndos: before === "all" });
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

    /** A volunteer's second steps stay: an administrator gave a known person the role, and a mailbox is not enough. */
    revokeMakersAccess: (
      transaction: Transaction,
      account: Account,
      retained: Omit<Retained, "undosBefore"> = {},
    ): Promise<void> =>
      revokeAccess(
        transaction,
        account,
        account.role === "USER" ? retained : { ...retained, secondStepsBefore: "all" },
      ),
  };
}
