import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import type { Clock } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import type { MailsService } from "./mails.service.ts";
import * as repository from "./security-notices.repository.ts";

export type SecurityNoticesService = ReturnType<typeof createSecurityNoticesService>;
export type SecurityNotice = NonNullable<Awaited<ReturnType<SecurityNoticesService["read"]>>>;

export function createSecurityNoticesService(deps: { db: Db; clock: Clock; mails: Pick<MailsService, "enqueue"> }) {
  return {
    /** @param notice.email none: the account's address @param notice.linkId the link that undoes the change */
    async send(
      transaction: Transaction,
      notice: { userId: number; what: SecurityNoticeKind; email?: string; linkId?: number },
    ): Promise<void> {
      const subjectId = await repository.insertNotice(transaction.db, { ...notice, at: deps.clock.now() });
      await deps.mails.enqueue(transaction, { kind: "SECURITY_NOTICE", subjectId });
    },

    /** Call with the account's row locked, so that the second of two calls sees the notice of the first. */
    async sendUnlessSince(
      transaction: Transaction,
      notice: { userId: number; what: SecurityNoticeKind },
      since: Date,
    ): Promise<void> {
      const at = deps.clock.now();
      const subjectId = await repository.insertNoticeUnlessSince(transaction.db, { ...notice, at }, since);
      if (subjectId !== undefined) await deps.mails.enqueue(transaction, { kind: "SECURITY_NOTICE", subjectId });
    },

    /** @param change.addresses the society's; one may be an administrator's, who is notified once */
    async announceAccountChange(
      transaction: Transaction,
      change: { accountWas: string; accountIs: string; addresses: readonly string[]; actorId: number },
    ): Promise<void> {
      const { accountWas, accountIs, actorId } = change;
      const at = deps.clock.now();
      const administrators = await repository.findAdministrators(transaction.db);
      const notified = new Set(administrators.map(({ email }) => email));
      const others = new Set(
        change.addresses.map((email) => email.toLowerCase()).filter((email) => !notified.has(email)),
      );
      const to = [...administrators.map(({ id: userId }) => ({ userId })), ...[...others].map(toSociety(actorId))];
      for (const notice of to) {
        const what = "BANK_ACCOUNT_CHANGED";
        const subjectId = await repository.insertNotice(transaction.db, { ...notice, what, at, accountWas, accountIs });
        await deps.mails.enqueue(transaction, { kind: "SECURITY_NOTICE", subjectId });
      }
    },

    /** Returns undefined when the account is closed. */
    read: (id: number) => repository.findNotice(deps.db, id),
  };
}

/** Attaches the notice to the account of who changed it, and so uses their language. */
const toSociety =
  (userId: number) =>
  (email: string): { userId: number; email: string } => ({ userId, email });
