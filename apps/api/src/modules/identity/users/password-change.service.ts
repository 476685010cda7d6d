import type { changePassword } from "@podium/shared/contracts/passwords";
import type * as z from "zod";
import type { Account } from "#platform/http/caller.ts";
import type { Database } from "#platform/data/database.ts";
import { DomainError, refusedField } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { SecondStepService } from "#modules/identity/second-step/second-step.service.ts";
import type { OpenedSession, SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { Passwords } from "#modules/identity/passwords/passwords.service.ts";
import type { PasswordCheck } from "./sign-in-throttle.ts";
import * as repository from "./users.repository.ts";

export type PasswordChangeService = ReturnType<typeof createPasswordChangeService>;

export function createPasswordChangeService(deps: {
  database: Database;
  passwords: Pick<Passwords, "hashChosen">;
  passwordCheck: PasswordCheck;
  sessions: Pick<SessionsService, "open" | "endOthers">;
  secondStep: Pick<SecondStepService, "endChallenges">;
  links: Pick<AccountLinksService, "end">;
  securityNotices: Pick<SecurityNoticesService, "send">;
}) {
  const { database, passwords, passwordCheck, sessions, secondStep, links, securityNotices } = deps;

  return {
    /** Ends the caller's session too, as its token may be copied. @throws PASSWORD_WRONG, SIGN_IN_PAUSED and others */
    async change(
      caller: Account,
      { currentPassword, newPassword }: z.output<typeof changePassword.body>,
      origin: Origin,
    ): Promise<OpenedSession> {
      const user = await repository.findUser(database.db, caller.id);
      if (!user) throw new DomainError("UNAUTHORIZED");
      const wrong = refusedField("PASSWORD_WRONG", "currentPassword");
      await passwordCheck.requireRight(user, currentPassword, origin, wrong);
      const passwordHash = await passwords.hashChosen(newPassword, "newPassword");
      return database.transact(async (transaction) => {
        const account = await repository.changePassword(transaction.db, user, passwordHash);
        // Another call changed the password first.
        if (!account) throw wrong;
        await links.end(transaction, account.id, ["PASSWORD_RESET", "SIGN_IN", "OPEN_OFFER", "OPEN_RESERVATION"]);
        await sessions.endOthers(transaction, account.id);
        await secondStep.endChallenges(transaction, account.id);
        await securityNotices.send(transaction, { userId: account.id, what: "PASSWORD_CHANGED" });
        return sessions.open(transaction, account, origin);
      });
    },
  };
}
