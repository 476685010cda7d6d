import type { acceptInvitation } from "@podium/shared/contracts/invitations";
import type { Role } from "@podium/shared/contracts/roles";
import type * as z from "zod";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { Admission, SecondStepService } from "#modules/identity/second-step/second-step.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { AccountLinksService } from "#modules/identity/account-links/account-links.service.ts";
import type { InvitationsService } from "#modules/identity/users/invitations.service.ts";
import type { InvitedAccountsService } from "#modules/identity/users/invited-accounts.service.ts";
import type { PreviousHolderService } from "#modules/identity/users/previous-holder.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { ProvedAddresses } from "./proved-addresses.ts";

export type AcceptedInvitationsService = ReturnType<typeof createAcceptedInvitationsService>;

type Form = z.output<(typeof acceptInvitation)["body"]>;

/** Serves the link in an invitation's mail. Reading accepts nothing; only a press of the button does. */
export function createAcceptedInvitationsService(deps: {
  database: Database;
  invitations: Pick<InvitationsService, "requireLive" | "accept" | "acceptedBy">;
  invitedAccounts: InvitedAccountsService;
  provedAddresses: Pick<ProvedAddresses, "prove">;
  links: Pick<AccountLinksService, "end">;
  users: Pick<UsersService, "hashPassword" | "setPassword">;
  sessions: Pick<SessionsService, "endOthers">;
  secondStep: Pick<SecondStepService, "admit" | "endChallenges">;
  previousHolder: Pick<PreviousHolderService, "revokeMakersAccess">;
}) {
  const { database, invitations, invitedAccounts, users, links, sessions, secondStep } = deps;

  /** Proves the address: whoever opens the link reads the mails that go there. */
  const prove = (transaction: Transaction, opened: { userId: number; email: string }) =>
    deps.provedAddresses.prove(transaction, opened);

  /** Ends links, other sessions and challenges, as the link for a new password does. */
  async function choosePassword(
    transaction: Transaction,
    account: { id: number; email: string; role: Role },
    passwordHash: string,
  ): Promise<void> {
    const { id, email, role } = account;
    const { isFirst } = await prove(transaction, { userId: id, email });
    if (isFirst) {
      await deps.previousHolder.revokeMakersAccess(transaction, { id, role }, { passwordHash });
      return;
    }
    await users.setPassword(transaction, id, passwordHash);
    await links.end(transaction, id, ["PASSWORD_RESET", "SIGN_IN", "OPEN_OFFER", "OPEN_RESERVATION"]);
    await sessions.endOthers(transaction, id);
    await secondStep.endChallenges(transaction, id);
  }

  /** @throws DomainError DETAILS_NEEDED, EMAIL_TAKEN */
  async function addAccount(
    transaction: Transaction,
    form: Form,
    { email, passwordHash, language }: { email: string; passwordHash: string } & Pick<Origin, "language">,
  ): Promise<number> {
    if (!("firstname" in form)) throw new DomainError("DETAILS_NEEDED");
    const { firstname, lastname, number } = form;
    const account = { firstname, lastname, number, email, passwordHash, language };
    return (await invitedAccounts.add(transaction, account)).id;
  }

  return {
    /** @throws DomainError INVITATION_OVER, INVITATION_ACCEPTED */
    async open(token: string) {
      const invitation = await invitations.requireLive(token);
      return { ...invitation, ...(await invitedAccounts.findRequirement(invitation.email)) };
    },

    /** @throws DomainError as `open`, DETAILS_NEEDED, PASSWORD_COMMON, EMAIL_TAKEN where one can sign in instead */
    async accept(form: Form, origin: Origin): Promise<Admission> {
      const { token, password } = form;
      // Hashing is expensive: a made-up link is refused before it.
      const { email } = await invitations.requireLive(token);
      const passwordHash = await users.hashPassword(password);
      return database.transact(async (transaction) => {
        const found = await invitedAccounts.lockByEmail(transaction, email);
        if (found && !found.opensByMail) throw new DomainError("EMAIL_TAKEN");
        const id = found?.id ?? (await addAccount(transaction, form, { email, passwordHash, ...origin }));
        const accepted = await invitations.accept(transaction, token, id);
        if (found) await choosePassword(transaction, found, passwordHash);
        else await prove(transaction, { userId: id, email });
        const before = { id, role: found?.role ?? "USER", isNew: !found } as const;
        const role = await invitedAccounts.giveRole(transaction, accepted, before);
        return secondStep.admit(transaction, { id, role }, origin);
      });
    },

    /** Repeatable, as a response may be lost. @throws DomainError as `open`, INVITATION_FOR_OTHER */
    async join(token: string, userId: number): Promise<void> {
      if ((await invitations.acceptedBy(token)) === userId) return;
      const { email } = await invitations.requireLive(token);
      await database.transact(async (transaction) => {
        const account = await invitedAccounts.lock(transaction, userId);
        if (account?.email !== email) throw new DomainError("INVITATION_FOR_OTHER");
        const accepted = await invitations.accept(transaction, token, userId);
        await prove(transaction, { userId, email });
        await invitedAccounts.giveRole(transaction, accepted, { ...account, isNew: false });
      });
    },
  };
}
