import type { MailKind } from "@podium/shared/contracts/mails";
import { WATCH_LIMITS } from "@podium/shared/site/installation";
import type { Logger } from "pino";
import * as z from "zod";
import type { MailRow } from "#database/tables/messages.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { MAIL_DEADLINE_SECONDS } from "#platform/files/mailer.ts";
import { defineJob, type JobQueue } from "#platform/data/queue.ts";
import * as groups from "./mail-groups.repository.ts";
import * as repository from "./mails.repository.ts";
import * as unverified from "./unverified-mails.repository.ts";

export const sendMail = defineJob({
  name: "send-mail",
  payload: z.object({ mailId: z.int(), attempt: z.int() }),
  id: ({ mailId, attempt }) => `send-mail-${mailId}-${attempt}`,
  attempts: 3,
});

export type Mail = MailRow;
export type MailsService = ReturnType<typeof createMailsService>;
export type { Occasion } from "./mail-groups.repository.ts";
export type { OwnMails } from "./mails.own-data.ts";

/** Beside the deadline of the mail server, 120 s to compose: a few statements of at most 8 s each, and a PDF */
const CLAIM_SECONDS = MAIL_DEADLINE_SECONDS + 120;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3600;
/** About two days, with pauses that double up to an hour */
const ATTEMPTS = 56;
const MAX_ERROR_LENGTH = 500;
const UNSENT_SHOWN = 50;
/** A limit for unverified addresses, since anybody can type somebody else's */
const UNVERIFIED_MAILS_A_DAY = 5;
/** Mails for which an address is enough; the rest of a day's limit is left for what the owner does */
const REQUESTED_BY_ANYBODY: ReadonlySet<MailKind> = new Set([
  "SIGN_IN",
  "PASSWORD_RESET",
  "VERIFY_EMAIL",
  "NEWSLETTER_CONFIRM",
]);
const REQUESTED_MAILS_A_DAY = 3;
const SHOWN_OF_RESERVATION = 50;

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_SECONDS);

export function createMailsService(deps: {
  /** True when no mail server is set */
  stayHere: boolean;
  database: Database;
  clock: Clock;
  queue: JobQueue;
  logger: Logger;
  /** When false, no address is ever verified, and none is limited. */
  verifyEmail: boolean;
}) {
  const { database, clock, logger } = deps;
  const { db } = database;

  /** The sweep makes up for one that cannot be queued now. */
  async function schedule(mailId: number, attempt: number, at: Date): Promise<void> {
    try {
      await deps.queue.enqueue(sendMail, { mailId, attempt }, at);
    } catch (error) {
      logger.warn({ err: error, mailId }, "a mail could not be queued; the sweep sends it");
    }
  }

  async function enqueueMany(
    { db: trx, onCommit }: Transaction,
    { dueAt, ...mails }: { kind: MailKind; subjectIds: readonly number[]; dueAt?: Date; withdrawable?: boolean },
  ): Promise<void> {
    const now = clock.now();
    const due = dueAt ?? now;
    const ids = await repository.insertMails(trx, { ...mails, dueAt: due, createdAt: now });
    onCommit(async () => {
      for (const id of ids) await schedule(id, 0, due);
    });
  }

  return {
    stayHere: deps.stayHere,

    /** Enqueues one mail per kind and subject, sent after the commit. @param mails.dueAt none: at once */
    enqueueMany,

    enqueue: (
      transaction: Transaction,
      { subjectId, ...mail }: { kind: MailKind; subjectId: number; dueAt?: Date; withdrawable?: boolean },
    ) => enqueueMany(transaction, { ...mail, subjectIds: [subjectId] }),

    async enqueueAboutAll(
      { db: trx, onCommit }: Transaction,
      mail: { kind: MailKind; subjectIds: readonly number[] },
    ): Promise<void> {
      const now = clock.now();
      const id = await groups.insertMailAboutAll(trx, { ...mail, dueAt: now, createdAt: now });
      if (id !== undefined) onCommit(() => schedule(id, 0, now));
    },

    /** Skips a subject whose last mail is being sent: call again later. */
    async enqueueOncePerOccasion(
      { db: trx, onCommit }: Transaction,
      mails: { kind: MailKind; occasions: readonly groups.Occasion[] },
    ): Promise<void> {
      const now = clock.now();
      const ids = await groups.insertMailsOfOccasions(trx, { ...mails, dueAt: now, createdAt: now });
      // A new job id, for the reason in `enqueueAgain`
      onCommit(async () => {
        for (const id of ids) await schedule(id, now.getTime(), now);
      });
    },

    async enqueueInPlaceOf(
      { db: trx, onCommit }: Transaction,
      mail: { kind: MailKind; subjectId: number; others: readonly number[]; dueAt: Date },
    ): Promise<void> {
      const id = await groups.insertMailInPlaceOf(trx, { ...mail, createdAt: clock.now() });
      if (id !== undefined) onCommit(() => schedule(id, 0, mail.dueAt));
    },

    /** Counts the mail: call it once for each. @returns false when an unverified address has had its mails of a day */
    async mayReach(address: string, kind: MailKind): Promise<boolean> {
      if (!deps.verifyEmail || (await unverified.isVerified(db, address))) return true;
      return unverified.countMail(db, address, {
        isRequested: REQUESTED_BY_ANYBODY.has(kind),
        now: clock.now(),
        max: UNVERIFIED_MAILS_A_DAY,
        maxRequested: REQUESTED_MAILS_A_DAY,
      });
    },

    /** Returns whether a mail that anybody can request would be sent now; a caller refuses when it is not. */
    async mayRequest({ db: trx }: Transaction, address: string): Promise<boolean> {
      if (!deps.verifyEmail || (await unverified.isVerified(trx, address))) return true;
      const { mails, asked: requested } = (await unverified.findCount(trx, address, clock.now())) ?? {
        mails: 0,
        asked: 0,
      };
      return mails < UNVERIFIED_MAILS_A_DAY && requested < REQUESTED_MAILS_A_DAY;
    },

    forgetCounts: () => unverified.forgetCounts(db, clock.now()),

    /** Deletes a waiting mail that may be withdrawn. @returns false when there is none, as once it is being sent */
    withdraw: ({ db: trx }: Transaction, kind: MailKind, subjectId: number) =>
      repository.deleteWithdrawable(trx, kind, subjectId),

    /** Deletes mails that wait or were dropped, so that they may be requested again. */
    withdrawMany: ({ db: trx }: Transaction, kind: MailKind, subjectIds: readonly number[]) =>
      repository.deleteUnsent(trx, kind, subjectIds),

    /** From now on a mail cannot be withdrawn: others know of its change by now, or there was another change. */
    endUndo: ({ db: trx }: Transaction, kind: MailKind, subjectId: number) => repository.endUndo(trx, kind, subjectId),

    async enqueueAgain({ db: trx, onCommit }: Transaction, mail: { kind: MailKind; subjectId: number }): Promise<void> {
      const now = clock.now();
      const id = await repository.insertMailAgain(trx, { ...mail, dueAt: now, createdAt: now });
      // A new job id: the queue may still remember a job of the first round by its id.
      onCommit(() => schedule(id, now.getTime(), now));
    },

    forget: ({ db: trx }: Transaction, kind: MailKind, subjectId: number) =>
      repository.deleteMail(trx, kind, subjectId),

    /** Moves a mail that waits for its first attempt; does nothing for one that is sent, dropped or under way. */
    async reschedule(
      { db: trx, onCommit }: Transaction,
      mail: { kind: MailKind; subjectId: number; dueAt: Date },
    ): Promise<void> {
      const id = await repository.rescheduleMail(trx, mail);
      if (id !== undefined) onCommit(() => schedule(id, mail.dueAt.getTime(), mail.dueAt));
    },

    claimDue(only?: number): Promise<Mail | undefined> {
      const now = clock.now();
      return repository.claimDueMail(db, { now, until: plusSeconds(now, CLAIM_SECONDS), only });
    },

    /** Returns false when the claim is lost, or the mail was requested again and its text may be out of date. */
    isClaimed: (mail: Mail) => repository.isClaimed(db, mail),

    markSent: (mail: Mail) => repository.endClaim(db, mail, { status: "SENT", sentAt: clock.now(), lastError: null }),

    markDropped: (mail: Mail) => repository.endClaim(db, mail, { status: "DROPPED", lastError: null }),

    async markRefused(mail: Mail, error: string): Promise<{ isLast: boolean }> {
      const lastError = error.slice(0, MAX_ERROR_LENGTH);
      const isLast = mail.attempts >= ATTEMPTS;
      if (isLast) {
        // `dueAt` of a failed mail is when it was given up.
        await repository.endClaim(db, mail, { status: "FAILED", lastError, dueAt: clock.now() });
      } else {
        const dueAt = plusSeconds(clock.now(), pauseAfter(mail.attempts));
        const waits = await repository.endClaim(db, mail, { status: "WAITING", lastError, dueAt });
        if (waits) await schedule(mail.id, mail.attempts, dueAt);
      }
      return { isLast };
    },

    listOf: (reservationId: number) => repository.findMailsOf(db, reservationId, SHOWN_OF_RESERVATION),

    listUnsent: async () => ({ ...(await repository.findUnsentMails(db, UNSENT_SHOWN)), stayHere: deps.stayHere }),

    /** Returns when the oldest mail that could be sent became due; undefined: none is due. */
    findOldestDue: () => repository.findOldestDue(db, clock.now()),

    countOverdue() {
      const now = clock.now();
      const since = plusSeconds(now, -WATCH_LIMITS.givenUpSeconds);
      return repository.countOverdueMails(db, { now, since, attempts: WATCH_LIMITS.refusedAttempts });
    },

    /** @throws DomainError MAIL_NOT_FOUND */
    async retry(id: number): Promise<void> {
      const now = clock.now();
      const outcome = await repository.retryMail(db, id, now);
      if (outcome === "unknown") throw new DomainError("MAIL_NOT_FOUND");
      if (outcome === "waits") await schedule(id, now.getTime(), now);
    },
  };
}
