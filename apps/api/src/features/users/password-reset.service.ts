import type { Database } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { SessionsService } from "#features/sessions/sessions.service.ts";
import type { AccountLinksService } from "./account-links.service.ts";
import type { Passwords } from "./passwords.ts";
import * as repository from "./users.repository.ts";

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

export function createPasswordResetService(deps: {
  database: Database;
  links: Pick<AccountLinksService, "sendTo" | "isLive" | "use" | "end">;
  sessions: Pick<SessionsService, "endOthers">;
  passwords: Passwords;
}) {
  const { database, links, passwords } = deps;

  return {
    request: (email: string) => links.sendTo("PASSWORD_RESET", email),

    /** Signs the account out everywhere. @throws DomainError RESET_LINK_INVALID, PASSWORD_COMMON */
    async reset(token: string, password: string): Promise<void> {
      // Hashing is expensive: never for made-up links.
      if (!(await links.isLive("PASSWORD_RESET", token))) throw new DomainError("RESET_LINK_INVALID");
      const passwordHash = await passwords.hashChosen(password, "password");
      await database.transact(async (transaction) => {
        const used = await links.use(transaction, "PASSWORD_RESET", token);
        if (!used) throw new DomainError("RESET_LINK_INVALID");
        const { userId } = used;
        await repository.replacePassword(transaction.db, userId, passwordHash);
        await links.end(transaction, userId, ["PASSWORD_RESET", "SIGN_IN"]);
        await deps.sessions.endOthers(transaction, userId);
      });
    },
  };
}
