import type { MailKind } from "@podium/shared/contracts/mails";
import { WATCH_LIMITS } from "@podium/shared/watch-limits";
import type { Logger } from "pino";
import type { MailRow } from "#database/tables/messages.ts";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { MAIL_DEADLINE_SECONDS } from "#platform/mailer.ts";
import type { JobQueue } from "#platform/queue.ts";
import { sendMail } from "./mails.jobs.ts";
import * as groups from "./mail-groups.repository.ts";
import * as repository from "./mails.repository.ts";
import * as unverified from "./unverified-mails.repository.ts";

export type Mail = MailRow;
export type MailsService = ReturnType<typeof createMailsService>;
export type { Occasion } from "./mail-groups.repository.ts";

/** The rest is for composing: a few statements of at most 8 s each, and a PDF. */
const CLAIM_SECONDS = MAIL_DEADLINE_SECONDS + 120;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3600;
/** With pauses that double up to an hour: about two days. */
const ATTEMPTS = 56;
const MAX_ERROR_LENGTH = 500;
const UNSENT_SHOWN = 50;
/** Anybody can type an address that is not theirs. */
const UNVERIFIED_MAILS_A_DAY = 5;
/** Mails that need no more than an address; the others of a day are left for what its owner does. */
const ASKED_BY_ANYBODY: ReadonlySet<MailKind> = new Set(["SIGN_IN", "PASSWORD_RESET", "VERIFY_EMAIL"]);
const ASKED_MAILS_A_DAY = 3;
const SHOWN_OF_RESERVATION = 50;

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_SECONDS);

/** The outbox; `mail-delivery` composes and sends its mails. */
export function createMailsService(deps: {
  /** No mail server is set. */
  stayHere: boolean;
  database: Database;
  clock: Clock;
  queue: JobQueue;
  logger: Logger;
  /** Without it no address is ever verified, and none is limited. */
  verifyEmail: boolean;
}) {
  const { database, clock, logger } = deps;
  const { db } = database;

  /** The sweep finds a job that cannot be queued now. */
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

    /** One mail per kind and subject, sent after the commit. @param mails.dueAt none: at once */
    enqueueMany,

    enqueue: (
      transaction: Transaction,
      { subjectId, ...mail }: { kind: MailKind; subjectId: number; dueAt?: Date; withdrawable?: boolean },
    ) => enqueueMany(transaction, { ...mail, subjectIds: [subjectId] }),

    /** One mail about all of them, sent after the commit. */
    async enqueueAboutAll(
      { db: trx, onCommit }: Transaction,
      mail: { kind: MailKind; subjectIds: readonly number[] },
    ): Promise<void> {
      const now = clock.now();
      const id = await groups.insertMailAboutAll(trx, { ...mail, dueAt: now, createdAt: now });
      if (id !== undefined) onCommit(() => schedule(id, 0, now));
    },

    /**
     * Once for each occasion of a subject, also when several processes ask at once. Nothing for one whose last mail is
     * being sent: ask again later.
     */
    async enqueueOncePerOccasion(
      { db: trx, onCommit }: Transaction,
      mails: { kind: MailKind; occasions: readonly groups.Occasion[] },
    ): Promise<void> {
      const now = clock.now();
      const ids = await groups.insertMailsOfOccasions(trx, { ...mails, dueAt: now, createdAt: now });
      // As in `enqueueAgain`.
      onCommit(async () => {
        for (const id of ids) await schedule(id, now.getTime(), now);
      });
    },

    /** Tells of `others` too, as far as their mails still wait, and in their place. */
    async enqueueInPlaceOf(
      { db: trx, onCommit }: Transaction,
      mail: { kind: MailKind; subjectId: number; others: readonly number[]; dueAt: Date },
    ): Promise<void> {
      const id = await groups.insertMailInPlaceOf(trx, { ...mail, createdAt: clock.now() });
      if (id !== undefined) onCommit(() => schedule(id, 0, mail.dueAt));
    },

    /**
     * Call it once for each mail. @returns false for an address that nobody verified and that had its mails of a day
     */
    async mayReach(address: string, kind: MailKind): Promise<boolean> {
      if (!deps.verifyEmail || (await unverified.isVerified(db, address))) return true;
      return unverified.countMail(db, address, {
        isAsked: ASKED_BY_ANYBODY.has(kind),
        now: clock.now(),
        max: UNVERIFIED_MAILS_A_DAY,
        maxAsked: ASKED_MAILS_A_DAY,
      });
    },

    /** Whether a mail that anybody can ask for would be sent there now, so that nobody waits for one in vain. */
    async mayAsk({ db: trx }: Transaction, address: string): Promise<boolean> {
      if (!deps.verifyEmail || (await unverified.isVerified(trx, address))) return true;
      const { mails, asked } = (await unverified.findCount(trx, address, clock.now())) ?? { mails: 0, asked: 0 };
      return mails < UNVERIFIED_MAILS_A_DAY && asked < ASKED_MAILS_A_DAY;
    },

    /** How many mails an address got a day ago concerns nobody. */
    forgetCounts: () => unverified.forgetCounts(db, clock.now()),

    /** As if it had never been asked for. @returns false when somebody sends it, or has */
    withdraw: ({ db: trx }: Transaction, kind: MailKind, subjectId: number) =>
      repository.deleteWithdrawable(trx, kind, subjectId),

    /** Deletes the mails that nobody sent: they may be asked for again. */
    withdrawMany: ({ db: trx }: Transaction, kind: MailKind, subjectIds: readonly number[]) =>
      repository.deleteUnsent(trx, kind, subjectIds),

    /** Withdrawing the mail no longer undoes what it announces: others know of it by now, or it changed since. */
    endUndo: ({ db: trx }: Transaction, kind: MailKind, subjectId: number) => repository.endUndo(trx, kind, subjectId),

    async enqueueAgain({ db: trx, onCommit }: Transaction, mail: { kind: MailKind; subjectId: number }): Promise<void> {
      const now = clock.now();
      const id = await repository.insertMailAgain(trx, { ...mail, dueAt: now, createdAt: now });
      // A new job id: a job of the first round may still be remembered by its own.
      onCommit(() => schedule(id, now.getTime(), now));
    },

    /** Deletes a mail whose subject exists no longer. */
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

    /** @param only this mail; none: the oldest that is due */
    claimDue(only?: number): Promise<Mail | undefined> {
      const now = clock.now();
      return repository.claimDueMail(db, { now, until: plusSeconds(now, CLAIM_SECONDS), only });
    },

    /** False when the claim is lost, or the mail was asked for again: what was composed may be out of date. */
    isClaimed: (mail: Mail) => repository.isClaimed(db, mail),

    markSent: (mail: Mail) => repository.endClaim(db, mail, { status: "SENT", sentAt: clock.now(), lastError: null }),

    markDropped: (mail: Mail) => repository.endClaim(db, mail, { status: "DROPPED", lastError: null }),

    /** Schedules a retry. @returns whether it was the last attempt */
    async markRefused(mail: Mail, error: string): Promise<{ isLast: boolean }> {
      const lastError = error.slice(0, MAX_ERROR_LENGTH);
      const isLast = mail.attempts >= ATTEMPTS;
      if (isLast) {
        // It is due no more: from now on this is when it was given up.
        await repository.endClaim(db, mail, { status: "FAILED", lastError, dueAt: clock.now() });
      } else {
        const dueAt = plusSeconds(clock.now(), pauseAfter(mail.attempts));
        const waits = await repository.endClaim(db, mail, { status: "WAITING", lastError, dueAt });
        if (waits) await schedule(mail.id, mail.attempts, dueAt);
      }
      return { isLast };
    },

    /** About one reservation, the newest first. */
    listOf: (reservationId: number) => repository.findMailsOf(db, reservationId, SHOWN_OF_RESERVATION),

    listUnsent: async () => ({ ...(await repository.findUnsentMails(db, UNSENT_SHOWN)), stayHere: deps.stayHere }),

    /** Since when the oldest mail that could be sent has been due; undefined: none is. */
    findOldestDue: () => repository.findOldestDue(db, clock.now()),

    countOverdue() {
      const now = clock.now();
      const since = plusSeconds(now, -WATCH_LIMITS.givenUpSeconds);
      return repository.countOverdueMails(db, { now, since, attempts: WATCH_LIMITS.refusedAttempts });
    },

    /** Tries an unsent mail again at once. @throws DomainError MAIL_NOT_FOUND */
    async retry(id: number): Promise<void> {
      const now = clock.now();
      const outcome = await repository.retryMail(db, id, now);
      if (outcome === "unknown") throw new DomainError("MAIL_NOT_FOUND");
      if (outcome === "waits") await schedule(id, now.getTime(), now);
    },
  };
}
