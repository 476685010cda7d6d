import { plusSeconds } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { Admission, SecondStepService } from "#modules/identity/second-step/second-step.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import { type AccountLinksService, linkSeconds } from "#modules/identity/account-links/account-links.service.ts";
import type { EmailAddressesService } from "#modules/identity/users/email-addresses.service.ts";
import type { PreviousHolderService } from "#modules/identity/users/previous-holder.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { ProvedAddresses } from "./proved-addresses.ts";

export type MailedLinksService = ReturnType<typeof createMailedLinksService>;

/** Serves the links of mails. Every link except a reservation's proves that the owner reads the address. */
export function createMailedLinksService(deps: {
  database: Database;
  links: Pick<AccountLinksService, "send" | "sendTo" | "isLive" | "isDone" | "wasUsed" | "use" | "end">;
  addresses: Pick<EmailAddressesService, "restore">;
  provedAddresses: ProvedAddresses;
  users: Pick<UsersService, "giveToRepeatGuest" | "hashPassword" | "setPassword">;
  sessions: Pick<SessionsService, "endOthers" | "openedByLink">;
  secondStep: Pick<SecondStepService, "admit" | "endChallenges">;
  previousHolder: Pick<PreviousHolderService, "revokeAccess" | "revokeMakersAccess">;
  reservations: Pick<ReservationsService, "extendUnverified">;
  securityNotices: Pick<SecurityNoticesService, "send">;
}) {
  const { database, links, addresses, users, sessions, secondStep, previousHolder } = deps;
  const { prove, welcomeOwner } = deps.provedAddresses;

  type Opened = NonNullable<Awaited<ReturnType<typeof links.use>>>;

  /** A mail may be passed on: the session shows that reservation alone; the account stays as it is (decision 064). */
  async function openReservation(
    transaction: Transaction,
    { userId: id, role, language, reservationId }: Opened,
    origin: Origin,
  ): Promise<Admission> {
    // An account that got a role since then signs in otherwise.
    if (role !== "USER") throw new DomainError("LINK_EXPIRED");
    // Somebody reads the mails to that address, and gets the time to pay.
    await deps.reservations.extendUnverified(transaction, id);
    const admission = await secondStep.admit(transaction, { id, role }, { ...origin, language });
    if ("claims" in admission) await sessions.openedByLink(transaction, admission.claims, reservationId);
    return admission;
  }

  async function sendTo(purpose: "PASSWORD_RESET" | "SIGN_IN", email: string): Promise<void> {
    await users.giveToRepeatGuest(email);
    await links.sendTo(purpose, email);
  }

  return {
    requestPassword: (email: string) => sendTo("PASSWORD_RESET", email),

    requestSignIn: (email: string) => sendTo("SIGN_IN", email),

    /** Signs the account out everywhere. @throws DomainError RESET_LINK_INVALID, PASSWORD_COMMON */
    async resetPassword(token: string, password: string): Promise<void> {
      // Hashing is expensive: a made-up link is refused before it.
      if (!(await links.isLive("PASSWORD_RESET", token))) throw new DomainError("RESET_LINK_INVALID");
      const passwordHash = await users.hashPassword(password);
      await database.transact(async (transaction) => {
        const opened = await links.use(transaction, "PASSWORD_RESET", token);
        if (!opened) throw new DomainError("RESET_LINK_INVALID");
        const { userId, role } = opened;
        const { isFirst } = await prove(transaction, opened);
        if (isFirst) return previousHolder.revokeMakersAccess(transaction, { id: userId, role }, { passwordHash });
        await users.setPassword(transaction, userId, passwordHash);
        await links.end(transaction, userId, ["PASSWORD_RESET", "SIGN_IN", "OPEN_OFFER", "OPEN_RESERVATION"]);
        await sessions.endOthers(transaction, userId);
        await secondStep.endChallenges(transaction, userId);
      });
    },

    /** @throws DomainError LINK_EXPIRED */
    async signIn(token: string, origin: Origin): Promise<Admission> {
      return database.transact(async (transaction) => {
        const byReservation = await links.use(transaction, "OPEN_RESERVATION", token);
        if (byReservation) return openReservation(transaction, byReservation, origin);
        const opened =
          (await links.use(transaction, "SIGN_IN", token)) ?? (await links.use(transaction, "OPEN_OFFER", token));
        if (!opened) throw new DomainError("LINK_EXPIRED");
        const { userId: id, role } = opened;
        const { isFirst, hadPassword } = await prove(transaction, opened);
        if (isFirst) await previousHolder.revokeMakersAccess(transaction, { id, role });
        else await links.end(transaction, id, ["SIGN_IN", "OPEN_OFFER"]);
        // The maker of the account is usually its owner, and would wonder why the password no longer works.
        if (isFirst && hadPassword)
          await deps.securityNotices.send(transaction, { userId: id, what: "PASSWORD_ENDED" });
        return secondStep.admit(transaction, { id, role }, origin);
      });
    },

    /** @throws DomainError LINK_EXPIRED, ALREADY_VERIFIED, EMAIL_TAKEN */
    async verifyEmail(token: string): Promise<void> {
      await database.transact(async (transaction) => {
        const opened = await links.use(transaction, "VERIFY_EMAIL", token);
        if (!opened) {
          const isDone = await links.isDone("VERIFY_EMAIL", token);
          throw new DomainError(isDone ? "ALREADY_VERIFIED" : "LINK_EXPIRED");
        }
        await prove(transaction, opened);
      });
    },

    /** @throws DomainError LINK_EXPIRED, EMAIL_TAKEN */
    async undoEmail(token: string): Promise<void> {
      await database.transact(async (transaction) => {
        const opened = await links.use(transaction, "UNDO_EMAIL", token);
        if (!opened) throw new DomainError("LINK_EXPIRED");
        const { id, userId, role, email } = opened;
        await addresses.restore(transaction, opened);
        await welcomeOwner(transaction, opened);
        // Somebody who took the account over may have added a passkey shortly before, and changed the address twice.
        const secondStepsBefore = plusSeconds(opened.createdAt, -linkSeconds("UNDO_EMAIL"));
        await previousHolder.revokeAccess(transaction, { id: userId, role }, { secondStepsBefore, undosBefore: id });
        await links.send(transaction, "PASSWORD_RESET", { userId, email }, { always: true });
      });
    },

    /** Opening the link again changes nothing: the response may have been lost. @throws DomainError LINK_EXPIRED */
    async undoSecondStep(token: string): Promise<void> {
      await database.transact(async (transaction) => {
        const opened = await links.use(transaction, "UNDO_SECOND_STEP", token);
        if (!opened) {
          if (await links.wasUsed("UNDO_SECOND_STEP", token)) return;
          throw new DomainError("LINK_EXPIRED");
        }
        const { id, userId, email, role, createdAt } = opened;
        const { isFirst } = await prove(transaction, opened);
        // Somebody with the password may have added another second step shortly before, and its notice was not read.
        const secondStepsBefore = plusSeconds(createdAt, -linkSeconds("UNDO_SECOND_STEP"));
        // The owner may hold an older undo link of the address, and this mailbox may belong to whoever changed it.
        const limits = isFirst && role === "USER" ? {} : { secondStepsBefore, undosBefore: id };
        await previousHolder.revokeAccess(transaction, { id: userId, role }, limits);
        await links.send(transaction, "PASSWORD_RESET", { userId, email }, { always: true });
      });
    },
  };
}
