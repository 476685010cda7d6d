import { createHash, createHmac } from "node:crypto";
import type { inviteSchema } from "@podium/shared/contracts/invitations";
import { FIRST_LANGUAGE } from "@podium/shared/words/languages";
import { includesRole, type InvitedRole } from "@podium/shared/contracts/roles";
import type * as z from "zod";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation, type Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import * as repository from "./invitations.repository.ts";
import type { UsersLog } from "./users.log.ts";

export type InvitationsService = ReturnType<typeof createInvitationsService>;
export type InvitationRow = repository.InvitationRow;

/** A week, because volunteers do not read their mail every day. */
const INVITATION_SECONDS = 7 * 24 * 3600;

const digest = (token: string): Buffer => createHash("sha256").update(token).digest();

export function createInvitationsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<UsersLog>, "record">;
  mails: Pick<MailsService, "enqueue" | "enqueueAgain" | "stayHere">;
  secret: string;
}) {
  const { database, clock, audit, mails } = deps;

  /** Derives the token, as in `account-links.service.ts`, so that a repeated mail has the same link. */
  const tokenOf = ({ id, createdAt }: { id: number; createdAt: Date }): string =>
    createHmac("sha256", deps.secret).update(`INVITATION:${id}:${createdAt.getTime()}`).digest("base64url");

  const expiry = (): Date => plusSeconds(clock.now(), INVITATION_SECONDS);

  async function read({ db }: Pick<Transaction, "db">, id: number): Promise<InvitationRow> {
    const found = await repository.findInvitation(db, { id });
    if (!found) throw new DomainError("INVITATION_NOT_FOUND");
    return found;
  }

  function record(
    transaction: Transaction,
    action: "INVITATION_MADE" | "INVITATION_RESENT" | "INVITATION_ENDED",
    { actorId, id, role }: { actorId: number | null; id: number; role: InvitedRole },
  ): Promise<void> {
    return audit.record(transaction, { actorId, action, subject: { type: "invitation", id }, details: { role } });
  }

  /** @throws DomainError INVITATION_WAITS */
  async function insert({ db }: Transaction, invitation: Parameters<typeof repository.insertInvitation>[1]) {
    try {
      return await repository.insertInvitation(db, invitation);
    } catch (error) {
      if (isUniqueViolation(error, repository.OPEN_CONSTRAINT)) throw new DomainError("INVITATION_WAITS");
      throw error;
    }
  }

  /** @throws DomainError INVITATION_ACCEPTED, INVITATION_OVER */
  async function requireLive(token: string): Promise<InvitationRow> {
    const found = await repository.findInvitation(database.db, { hash: digest(token) });
    if (found && found.acceptedBy !== null) throw new DomainError("INVITATION_ACCEPTED");
    if (!found?.isGiven || found.endedAt !== null || found.expiresAt <= clock.now())
      throw new DomainError("INVITATION_OVER");
    return found;
  }

  return {
    /** @throws DomainError HAS_ROLE_ALREADY, INVITATION_WAITS */
    invite: ({ email, firstname, lastname, role }: z.output<typeof inviteSchema>, actorId: number) =>
      database.transact(async (transaction) => {
        const { db } = transaction;
        const account = await repository.findInvited(db, email);
        if (account && includesRole(account.role, role)) throw new DomainError("HAS_ROLE_ALREADY");
        const createdAt = clock.now();
        await repository.endThose(db, { email, expiredBefore: createdAt }, createdAt);
        const invitation = { email, firstname, lastname, role, invitedBy: actorId, createdAt, expiresAt: expiry() };
        const id = await insert(transaction, invitation);
        await repository.storeTokenHash(db, id, digest(tokenOf({ id, createdAt })));
        await mails.enqueue(transaction, { kind: "INVITATION", subjectId: id });
        await record(transaction, "INVITATION_MADE", { actorId, id, role });
        return read(transaction, id);
      }),

    list: async () => ({ items: await repository.findOpen(database.db), stayHere: mails.stayHere }),

    /** @throws DomainError INVITATION_NOT_FOUND */
    resend: (id: number, actorId: number) =>
      database.transact(async (transaction) => {
        const renewed = await repository.renew(transaction.db, id, { invitedBy: actorId, expiresAt: expiry() });
        if (!renewed) throw new DomainError("INVITATION_NOT_FOUND");
        await mails.enqueueAgain(transaction, { kind: "INVITATION", subjectId: id });
        await record(transaction, "INVITATION_RESENT", { actorId, id, role: renewed.role });
        return read(transaction, id);
      }),

    /** @throws DomainError INVITATION_NOT_FOUND */
    end: (id: number, actorId: number) =>
      database.transact(async (transaction) => {
        const ended = await repository.endInvitation(transaction.db, id, clock.now());
        if (!ended) throw new DomainError("INVITATION_NOT_FOUND");
        await record(transaction, "INVITATION_ENDED", { actorId, id, role: ended.role });
      }),

    /** Call when an account's role or address changes, or when it closes (`actorId` is then null). */
    async endOf(transaction: Transaction, email: string, actorId: number | null): Promise<void> {
      const ended = await repository.endThose(transaction.db, { email }, clock.now());
      for (const one of ended) await record(transaction, "INVITATION_ENDED", { actorId, ...one });
    },

    async endMadeBy(transaction: Transaction, userId: number): Promise<void> {
      const ended = await repository.endThose(transaction.db, { invitedBy: userId }, clock.now());
      for (const one of ended) await record(transaction, "INVITATION_ENDED", { actorId: null, ...one });
    },

    /** @returns null when it opens nothing any more */
    async invitationFor(id: number) {
      const found = await repository.findInvitation(database.db, { id });
      if (!found?.isGiven || found.endedAt !== null || found.expiresAt <= clock.now()) return null;
      const account = await repository.findInvited(database.db, found.email);
      return { ...found, language: account?.language ?? FIRST_LANGUAGE, token: tokenOf(found) };
    },

    requireLive,

    acceptedBy: async (token: string): Promise<number | null> =>
      (await repository.findInvitation(database.db, { hash: digest(token) }))?.acceptedBy ?? null,

    /** Call with the account's row locked. @throws DomainError INVITATION_OVER, INVITATION_ACCEPTED: second user */
    async accept(transaction: Transaction, token: string, userId: number) {
      const now = clock.now();
      const accepted = await repository.acceptInvitation(transaction.db, digest(token), { userId, now });
      if (accepted) return accepted;
      await requireLive(token);
      throw new DomainError("INVITATION_OVER");
    },
  };
}
