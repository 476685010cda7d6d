import { createHash, createHmac } from "node:crypto";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import type { Accounts } from "./accounts.ts";
import * as repository from "./password-reset.repository.ts";
import type { Passwords } from "./passwords.ts";

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

export const RESET_LINK_SECONDS = 3600;
const KEPT_SECONDS = 24 * 3600;
/** Protects a mailbox against requests by others. */
const LINKS_PER_HOUR = 3;

const digest = (token: string): Buffer => createHash("sha256").update(token).digest();

export function createPasswordResetService(deps: {
  database: Database;
  clock: Clock;
  mails: Pick<MailsService, "enqueue" | "forget">;
  accounts: Pick<Accounts, "announceChange">;
  passwords: Passwords;
  secret: string;
}) {
  const { database, clock, passwords } = deps;

  /** Derived from the secret: only the hash is stored, and a retry has the same link. */
  function tokenOf(id: number, createdAt: Date): string {
    return createHmac("sha256", deps.secret).update(`password-reset:${id}:${createdAt.getTime()}`).digest("base64url");
  }

  return {
    /** Response and cost are the same for an unknown address. */
    async request(email: string): Promise<void> {
      await database.transact(async (transaction) => {
        const { db } = transaction;
        const now = clock.now();
        const found = await repository.lockForReset(db, email);
        const before = await repository.countResetsSince(db, found?.id ?? 0, plusSeconds(now, -RESET_LINK_SECONDS));
        const userId = found && before < LINKS_PER_HOUR ? found.id : null;
        const old = await repository.deleteResetsBefore(db, plusSeconds(now, -KEPT_SECONDS));
        await deps.mails.forget(transaction, "PASSWORD_RESET", old);
        const id = await repository.insertReset(db, {
          userId,
          createdAt: now,
          expiresAt: plusSeconds(now, RESET_LINK_SECONDS),
        });
        await repository.storeTokenHash(db, id, digest(tokenOf(id, now)));
        // Also for nobody, so that the cost tells nothing; a mail without a link is dropped.
        await deps.mails.enqueue(transaction, { kind: "PASSWORD_RESET", subjectId: id });
      });
    },

    async linkFor(resetId: number): Promise<{ email: string; firstname: string; token: string } | null> {
      const reset = await repository.findLiveReset(database.db, { id: resetId }, clock.now());
      return reset
        ? { email: reset.email, firstname: reset.firstname, token: tokenOf(reset.id, reset.createdAt) }
        : null;
    },

    /** Signs the account out everywhere. @throws DomainError RESET_LINK_INVALID */
    async reset(token: string, password: string): Promise<void> {
      const hash = digest(token);
      // Hashing is expensive: never for made-up links.
      const live = await repository.findLiveReset(database.db, { hash }, clock.now());
      if (!live) throw new DomainError("RESET_LINK_INVALID");
      const passwordHash = await passwords.hash(password);
      await database.transact(async ({ db, onCommit }) => {
        const now = clock.now();
        const used = await repository.useReset(db, hash, now);
        const userId = used?.userId ?? null;
        if (userId === null || !(await repository.replacePassword(db, userId, passwordHash)))
          throw new DomainError("RESET_LINK_INVALID");
        await repository.endResetsOf(db, userId, now);
        onCommit(() => deps.accounts.announceChange(userId));
      });
    },
  };
}
