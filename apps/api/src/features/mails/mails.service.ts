import type { MailKind } from "@podium/shared/contracts/mails";
import type { Logger } from "pino";
import type { MailRow } from "#database/tables/messages.ts";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { JobQueue } from "#platform/queue.ts";
import { sendMail } from "./mails.jobs.ts";
import * as repository from "./mails.repository.ts";

export type Mail = MailRow;
export type MailsService = ReturnType<typeof createMailsService>;

/** Longer than composing plus the mailer's timeouts. */
const CLAIM_SECONDS = 180;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3600;
/** With pauses that double up to an hour: about two days. */
const ATTEMPTS = 56;
const MAX_ERROR_LENGTH = 500;
const UNSENT_SHOWN = 50;

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_SECONDS);

/** The outbox; `mail-delivery` composes and sends its mails. */
export function createMailsService(deps: { database: Database; clock: Clock; queue: JobQueue; logger: Logger }) {
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

  return {
    /** One mail per kind and subject, sent after the commit. @param mail.dueAt none: at once */
    async enqueue(
      { db: trx, onCommit }: Transaction,
      mail: { kind: MailKind; subjectId: number; dueAt?: Date },
    ): Promise<void> {
      const now = clock.now();
      const dueAt = mail.dueAt ?? now;
      const id = await repository.insertMail(trx, { ...mail, dueAt, createdAt: now });
      if (id !== undefined) onCommit(() => schedule(id, 0, dueAt));
    },

    async enqueueMany(
      { db: trx, onCommit }: Transaction,
      mails: { kind: MailKind; subjectIds: readonly number[] },
    ): Promise<void> {
      const now = clock.now();
      const ids = await repository.insertMails(trx, { ...mails, dueAt: now, createdAt: now });
      onCommit(async () => {
        for (const id of ids) await schedule(id, 0, now);
      });
    },

    async enqueueAgain({ db: trx, onCommit }: Transaction, mail: { kind: MailKind; subjectId: number }): Promise<void> {
      const now = clock.now();
      const id = await repository.insertMailAgain(trx, { ...mail, dueAt: now, createdAt: now });
      // A new job id: a job of the first round may still be remembered by its own.
      onCommit(() => schedule(id, now.getTime(), now));
    },

    /** @param only this mail; none: the oldest that is due */
    async claimDue(only?: number): Promise<Mail | undefined> {
      const now = clock.now();
      const claim = { now, until: plusSeconds(now, CLAIM_SECONDS), limit: 1 };
      const [mail] = await repository.claimDueMails(db, only === undefined ? claim : { ...claim, only });
      return mail;
    },

    markSent: (mail: Mail): Promise<void> => repository.markSent(db, mail, clock.now()),

    markDropped: (mail: Mail): Promise<void> => repository.markDropped(db, mail),

    /** Schedules a retry. @returns whether it was the last attempt */
    async markRefused(mail: Mail, error: string): Promise<{ isLast: boolean }> {
      const isLast = mail.attempts >= ATTEMPTS;
      const again = isLast ? null : plusSeconds(clock.now(), pauseAfter(mail.attempts));
      await repository.markUnsent(db, mail, error.slice(0, MAX_ERROR_LENGTH), again);
      if (again) await schedule(mail.id, mail.attempts, again);
      return { isLast };
    },

    listUnsent: () => repository.findUnsentMails(db, UNSENT_SHOWN),

    countOverdue: (): Promise<{ due: number; failed: number }> => repository.countOverdueMails(db, clock.now()),

    async retry(id: number): Promise<void> {
      const now = clock.now();
      const outcome = await repository.retryMail(db, id, now);
      if (outcome === "unknown") throw new DomainError("MAIL_NOT_FOUND");
      if (outcome === "waits") await schedule(id, now.getTime(), now);
    },
  };
}
