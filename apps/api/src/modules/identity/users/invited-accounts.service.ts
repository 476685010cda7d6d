import type { Language } from "@podium/shared/words/languages";
import { includesRole, type InvitedRole, type Role } from "@podium/shared/contracts/roles";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import { type EmailAddressesService, refuseTakenEmail } from "./email-addresses.service.ts";
import * as repository from "./invitations.repository.ts";
import type { UsersLog } from "./users.log.ts";
import { insertUser } from "./users.repository.ts";

export type InvitedAccountsService = ReturnType<typeof createInvitedAccountsService>;

export function createInvitedAccountsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<UsersLog>, "record">;
  addresses: Pick<EmailAddressesService, "verifies" | "refuseReserved">;
  sessions: Pick<SessionsService, "followRole">;
}) {
  const { database, clock, audit, addresses, sessions } = deps;

  /** Whether the mailbox alone may choose the password: the account has none, or its maker is unknown. */
  const opensByMail = (account: { passwordHash: string; emailVerifiedAt: Date | null; provedBefore: boolean }) =>
    account.passwordHash === "" || (addresses.verifies && account.emailVerifiedAt === null && !account.provedBefore);

  return {
    async findRequirement(
      email: string,
    ): Promise<{ takes: "ACCOUNT" | "PASSWORD" | "SIGN_IN"; replacesPassword: boolean }> {
      const account = await repository.findInvited(database.db, email);
      if (!account) return { takes: "ACCOUNT", replacesPassword: false };
      if (!opensByMail(account)) return { takes: "SIGN_IN", replacesPassword: false };
      return { takes: "PASSWORD", replacesPassword: account.passwordHash !== "" };
    },

    /** Locks until the end of the transaction. @returns null: there is no account */
    async lockByEmail({ db }: Transaction, email: string) {
      const account = await repository.lockInvited(db, { email });
      return account ? { ...account, opensByMail: opensByMail(account) } : null;
    },

    /** Locks until the end of the transaction. @returns undefined: it is closed, or a repeat guest's account */
    lock: ({ db }: Transaction, id: number) => repository.lockInvited(db, { id }),

    /** Adds an account, whose address the opened link has proved. @throws DomainError EMAIL_TAKEN */
    async add(
      transaction: Transaction,
      holder: {
        firstname: string;
        lastname: string;
        email: string;
        number: string;
        passwordHash: string;
        language: Language;
      },
    ): Promise<{ id: number }> {
      const now = clock.now();
      const account = { ...holder, role: "USER", createdAt: now, emailVerifiedAt: now } as const;
      const { id } = await refuseTakenEmail(insertUser(transaction.db, account));
      await addresses.refuseReserved(transaction, { userId: id, email: holder.email });
      return { id };
    },

    /** An account with a greater role keeps it. */
    async giveRole(
      transaction: Transaction,
      invitation: { id: number; role: InvitedRole },
      { id, role: before, isNew }: { id: number; role: Role; isNew: boolean },
    ): Promise<Role> {
      const role = includesRole(before, invitation.role) ? before : invitation.role;
      if (role !== before) {
        await repository.setRole(transaction.db, id, role);
        await sessions.followRole(transaction, { id, role });
      }
      await audit.record(transaction, {
        actorId: id,
        action: "INVITATION_ACCEPTED",
        subject: { type: "invitation", id: invitation.id },
        details: { from: isNew ? null : before, to: role },
      });
      return role;
    },
  };
}
