import { randomUUID } from "node:crypto";
import {
  ANONYMOUS_SESSION_SECONDS,
  PROOF_SECONDS,
  SESSION_SECONDS,
  VOLUNTEER_SESSION_SECONDS,
} from "@podium/shared/contracts/limits";
import type { Language } from "@podium/shared/words/languages";
import { includesRole, type Role } from "@podium/shared/contracts/roles";
import { DEVICE_ON, UNKNOWN_DEVICE } from "@podium/shared/words/stored-device";
import Bowser from "bowser";
import type { Account, Session, TokenClaims } from "#platform/http/caller.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import { type AuditService, type LogSentences, ROLE_WORDS } from "#modules/records/audit/audit.service.ts";
import type { Callers } from "./callers.ts";
import * as repository from "./sessions.repository.ts";

export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(DEVICE_ON) || UNKNOWN_DEVICE;
}

type SessionsLog = typeof sessionsLog;

export const sessionsLog = {
  SIGNED_IN: ({ role }: { role: Role }) => `Aangemeld als ${ROLE_WORDS[role]}`,
} satisfies LogSentences;

export type { Callers } from "./callers.ts";
export type SessionsService = ReturnType<typeof createSessionsService>;

export interface OpenedSession {
  readonly claims: TokenClaims;
  readonly seconds: number;
}

const lifetimeOf = (role: Role): number =>
  includesRole(role, "BOX_OFFICE") ? VOLUNTEER_SESSION_SECONDS : SESSION_SECONDS;

export function createSessionsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<SessionsLog>, "record">;
  callers: Pick<Callers, "announceChange">;
}) {
  const { database, clock, audit, callers } = deps;

  async function open(
    { db }: Transaction,
    whose: { userId: number } | { doorDeviceId: number },
    { userAgent, network }: Origin,
    seconds: number,
  ): Promise<OpenedSession> {
    const id = randomUUID();
    const now = clock.now();
    const [userId, doorDeviceId] = "userId" in whose ? [whose.userId, null] : [null, whose.doorDeviceId];
    await repository.insertSession(db, {
      id,
      userId,
      doorDeviceId,
      device: deviceWords(userAgent),
      network,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: plusSeconds(now, seconds),
    });
    const claims: TokenClaims =
      "userId" in whose
        ? { kind: "account", id: whose.userId, sessionId: id }
        : { kind: "device", id: whose.doorDeviceId, sessionId: id };
    return { claims, seconds };
  }

  /** Part of sessions, because opening a session stores the language too and must not depend on accounts. */
  const storeLanguage = ({ db }: Transaction, userId: number, language: Language): Promise<void> =>
    repository.setLanguage(db, userId, language);

  const isProven = (sessionId: string): Promise<boolean> =>
    repository.isProven(database.db, sessionId, plusSeconds(clock.now(), -PROOF_SECONDS));

  async function end(
    transaction: Transaction,
    userId: number,
    which: { id?: string; not?: string | undefined },
  ): Promise<boolean> {
    const sessionIds = await repository.endSessions(transaction.db, userId, which, clock.now());
    if (sessionIds.length > 0) transaction.onCommit(() => callers.announceChange({ sessionIds }));
    return sessionIds.length > 0;
  }

  return {
    storeLanguage,

    /** Call with the account's row locked for a change, so that a closed account or old password opens no session. */
    async open(transaction: Transaction, { id, role }: Account, origin: Origin): Promise<OpenedSession> {
      if (role !== "USER") {
        const subject = { type: "user", id } as const;
        await audit.record(transaction, { actorId: id, action: "SIGNED_IN", subject, details: { role } });
      }
      await storeLanguage(transaction, id, origin.language);
      return open(transaction, { userId: id }, origin, lifetimeOf(role));
    },

    /** The token outlives the session, which is extended once the visitor fills in their details. */
    async openAnonymous(transaction: Transaction, userId: number, origin: Origin): Promise<OpenedSession> {
      const { claims } = await open(transaction, { userId }, origin, ANONYMOUS_SESSION_SECONDS);
      return { claims, seconds: SESSION_SECONDS };
    },

    /** Gives the session a full lifetime from now on. @throws DomainError UNAUTHORIZED when it has ended */
    async extend({ db }: Transaction, { id, role }: Account, sessionId: string): Promise<OpenedSession> {
      const seconds = lifetimeOf(role);
      if (!(await repository.setExpiry(db, sessionId, plusSeconds(clock.now(), seconds))))
        throw new DomainError("UNAUTHORIZED");
      return { claims: { kind: "account", id, sessionId }, seconds };
    },
    rememberPresaleCode: (id: string, codeId: number) => repository.setPresaleCode(database.db, id, codeId),

    findPresaleCode: (id: string) => repository.findPresaleCode(database.db, id),

    /** Copies the code of an earlier session to a new one, unless the new session has a code of its own. */
    inheritPresaleCode: (from: string, to: string) => repository.copyPresaleCode(database.db, from, to),

    openForDevice: (transaction: Transaction, doorDeviceId: number, origin: Origin, until: Date) =>
      open(
        transaction,
        { doorDeviceId },
        origin,
        Math.max(1, Math.floor((until.getTime() - clock.now().getTime()) / 1000)),
      ),

    hasSignedInFrom: (userId: number, network: string) => repository.hasSessionFrom(database.db, userId, network),

    async endForDevice(transaction: Transaction, doorDeviceId: number): Promise<void> {
      const sessionIds = await repository.endDeviceSessions(transaction.db, doorDeviceId, clock.now());
      if (sessionIds.length > 0) transaction.onCommit(() => callers.announceChange({ sessionIds }));
    },

    list: ({ id }: Account) => repository.findOpenSessions(database.db, id, clock.now()),

    end: ({ id }: Account, sessionId: string): Promise<boolean> =>
      database.transact((transaction) => end(transaction, id, { id: sessionId })),

    endOthers: (transaction: Transaction, userId: number, exceptId?: string): Promise<boolean> =>
      end(transaction, userId, { not: exceptId }),

    endOwnOthers: ({ id, sessionId }: Account & { sessionId: string }): Promise<boolean> =>
      database.transact((transaction) => end(transaction, id, { not: sessionId })),

    isProven,

    /** For a route whose content decides, instead of `asksProof`. @throws DomainError PROOF_NEEDED */
    async requireProof({ sessionId }: Pick<TokenClaims, "sessionId">): Promise<void> {
      if (!(await isProven(sessionId))) throw new DomainError("PROOF_NEEDED");
    },

    /** Restricts a session opened by a mail, which is passed on, until a proof. @param reservationId null: none */
    openedByLink: (
      { db }: Transaction,
      { sessionId }: Pick<TokenClaims, "sessionId">,
      reservationId: number | null,
    ): Promise<void> => repository.storeLink(db, sessionId, reservationId),

    isByLink: (id: string): Promise<boolean> => repository.isByLink(database.db, id),

    /** Stores a proof: a session of one reservation then reaches everything of its account. */
    async prove({ db, onCommit }: Transaction, { sessionId, byLink }: Session): Promise<void> {
      await repository.storeProof(db, sessionId, clock.now());
      if (byLink) onCommit(() => callers.announceChange({ sessionIds: [sessionId] }));
    },

    /** Call when an account gets the second step that its role must have. */
    followTerm(transaction: Transaction, userId: number): void {
      transaction.onCommit(() => callers.announceChange({ userId }));
    },

    async followRole(transaction: Transaction, { id: userId, role }: Account): Promise<void> {
      await repository.shortenSessions(transaction.db, userId, lifetimeOf(role));
      transaction.onCommit(() => callers.announceChange({ userId }));
    },
  };
}
