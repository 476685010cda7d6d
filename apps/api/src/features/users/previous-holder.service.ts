import type { Transaction } from "#platform/database.ts";
import type { SecondStepService } from "#features/second-step/second-step.service.ts";
import type { SessionsService } from "#features/sessions/sessions.service.ts";
import type { AccountLinksService } from "./account-links.service.ts";
import { replacePassword } from "./users.repository.ts";

export type PreviousHolderService = ReturnType<typeof createPreviousHolderService>;

interface Kept {
  /** Instead of theirs; none when it is left out. */
  passwordHash?: string;
  /** Second steps from before it are not theirs. */
  secondStepsBefore?: Date;
  /** Links that undo an older change of the address than this one are not theirs. */
  undosBefore?: number;
}

/** For an account that has turned out to be somebody else's than whoever held it until now. */
export function createPreviousHolderService(deps: {
  sessions: Pick<SessionsService, "endOthers">;
  secondStep: Pick<SecondStepService, "forget" | "forgetSince">;
  links: Pick<AccountLinksService, "endAll">;
}) {
  const { sessions, secondStep, links } = deps;

  return {
    /** Call with the account's row locked: whatever they left opens nothing any more. */
    async putOut(transaction: Transaction, userId: number, kept: Kept = {}): Promise<void> {
      // An address that waits goes with the password.
      await replacePassword(transaction.db, userId, kept.passwordHash ?? "");
      await sessions.endOthers(transaction, userId);
      await links.endAll(transaction, userId, { undosFrom: kept.undosBefore });
      if (kept.secondStepsBefore) await secondStep.forgetSince(transaction, userId, kept.secondStepsBefore);
      else await secondStep.forget(transaction, userId);
    },
  };
}
