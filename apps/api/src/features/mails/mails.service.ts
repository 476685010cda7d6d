import type { MailKind, UnsentMail } from "@podium/shared/contracts/mails";
import type { Logger } from "pino";
import type { MailRow } from "#database/tables/mails.ts";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { Mailer, OutgoingMail } from "#platform/mailer.ts";
import type { JobQueue } from "#platform/queue.ts";
import type { Letter, Sender } from "#platform/letter/letter.ts";
import { letterHtml, pictureId } from "#platform/letter/letter-html.ts";
import { letterText } from "#platform/letter/letter-text.ts";
import { sendMail } from "./mails.jobs.ts";
import {
  claimDueMails,
  countOverdueMails,
  findUnsentMails,
  insertMail,
  insertMailAgain,
  insertMails,
  markDropped,
  markSent,
  markUnsent,
  retryMail,
} from "./mails.repository.ts";

export type MailsService = ReturnType<typeof createMailsService>;

/** Writes the letter about a subject as things are now; null when it no longer applies. */
export type Composer = (subjectId: number) => Promise<Letter | null>;

/** Longer than composing and the mailer's own patience together. */
const CLAIM_SECONDS = 180;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3600;
/** With pauses that double up to an hour: about two days. */
const ATTEMPTS = 56;
const SWEEP_LIMIT = 50;
/** As many as a volunteer looks at. */
const UNSENT_SHOWN = 50;

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_SECONDS);

/** @param deps.domain the right half of the message ids */
export function createMailsService(deps: {
  database: Database;
  clock: Clock;
  queue: JobQueue;
  mailer: Mailer;
  sender: Sender;
  domain: string;
  composers: () => Readonly<Record<MailKind, Composer>>;
  logger: Logger;
}) {
  const { database, clock, logger } = deps;

  /** A job that cannot be asked for now is found by the sweep. */
  async function schedule(mailId: number, attempt: number, at: Date): Promise<void> {
    try {
      await deps.queue.enqueue(sendMail, { mailId, attempt }, at);
    } catch (error) {
      logger.warn({ err: error, mailId }, "a mail could not be queued; the sweep will find it");
    }
  }

  function finish(mail: MailRow, letter: Letter): OutgoingMail {
    const pictures = letter.blocks.flatMap((block) => (block.kind === "picture" ? [block] : []));
    const inline = pictures.map(({ png }, index) => ({
      filename: `qr-code-${index + 1}.png`,
      content: png,
      contentType: "image/png",
      cid: pictureId(index),
    }));
    return {
      messageId: `${mail.kind.toLowerCase()}-${mail.subjectId}-${mail.createdAt.getTime()}@${deps.domain}`,
      to: letter.to,
      ...(letter.replyTo && { replyTo: letter.replyTo }),
      subject: letter.subject,
      text: letterText(letter, deps.sender),
      html: letterHtml(letter, deps.sender),
      date: mail.createdAt,
      attachments: [...inline, ...(letter.attachments ?? [])],
    };
  }

  async function deliver(mail: MailRow): Promise<void> {
    try {
      const letter = await deps.composers()[mail.kind](mail.subjectId);
      // A guest for whom a volunteer reserved may have no address.
      if (!letter?.to) return await markDropped(database.db, mail);
      await deps.mailer.send(finish(mail, letter));
    } catch (error) {
      const again = mail.attempts < ATTEMPTS ? plusSeconds(clock.now(), pauseAfter(mail.attempts)) : null;
      logger[again ? "warn" : "error"](
        { err: error, mailId: mail.id, kind: mail.kind, attempts: mail.attempts },
        "a mail was not taken",
      );
      await markUnsent(database.db, mail, error instanceof Error ? error.message.slice(0, 500) : "unknown", again);
      if (again) await schedule(mail.id, mail.attempts, again);
      return;
    }
    await markSent(database.db, mail, clock.now());
  }

  /** Claims and delivers one mail. @returns whether there was one */
  async function deliverNext(only?: number): Promise<boolean> {
    const now = clock.now();
    const claim = { now, until: plusSeconds(now, CLAIM_SECONDS), limit: 1 };
    const [mail] = await claimDueMails(database.db, only === undefined ? claim : { ...claim, only });
    if (mail) await deliver(mail);
    return mail !== undefined;
  }

  return {
    /**
     * Has a mail sent when, and only when, the transaction commits. One mail a kind and subject, however often it is asked for.
     * @param mail.dueAt not before this moment; none: at once
     */
    async enqueue(
      { db, onCommit }: Transaction,
      mail: { kind: MailKind; subjectId: number; dueAt?: Date },
    ): Promise<void> {
      const now = clock.now();
      const dueAt = mail.dueAt ?? now;
      const id = await insertMail(db, { kind: mail.kind, subjectId: mail.subjectId, dueAt, createdAt: now });
      if (id !== undefined) onCommit(() => schedule(id, 0, dueAt));
    },

    /** The same about many subjects at once. */
    async enqueueMany(
      { db, onCommit }: Transaction,
      mails: { kind: MailKind; subjectIds: readonly number[] },
    ): Promise<void> {
      const now = clock.now();
      const ids = await insertMails(db, { ...mails, dueAt: now, createdAt: now });
      onCommit(async () => {
        for (const id of ids) await schedule(id, 0, now);
      });
    },

    /** Has a mail sent although one of this kind and subject may have gone out before. */
    async enqueueAgain({ db, onCommit }: Transaction, mail: { kind: MailKind; subjectId: number }): Promise<void> {
      const now = clock.now();
      const id = await insertMailAgain(db, { ...mail, dueAt: now, createdAt: now });
      // The attempts begin anew, and a job of the first round may still be remembered by its id: this one has its own.
      onCommit(() => schedule(id, now.getTime(), now));
    },

    /** One try at one mail, if it is due and nobody else has it. */
    async send(mailId: number): Promise<void> {
      await deliverNext(mailId);
    },

    /** Mails that were refused and have not gone out since; the first of them, and how many there are. */
    async listUnsent(): Promise<{ items: UnsentMail[]; total: number }> {
      return findUnsentMails(database.db, UNSENT_SHOWN);
    },

    /** For whoever watches from outside. */
    async countOverdue(): Promise<{ due: number; failed: number }> {
      return countOverdueMails(database.db, clock.now());
    },

    /** Tries a refused mail again now; one that has gone out or is under way is left alone. @throws DomainError MAIL_NOT_FOUND */
    async retry(id: number): Promise<void> {
      const now = clock.now();
      const outcome = await retryMail(database.db, id, now);
      if (outcome === "unknown") throw new DomainError("MAIL_NOT_FOUND");
      if (outcome === "waits") await schedule(id, now.getTime(), now);
    },

    /** The sweep: sends whatever is due and has no job any more. */
    async sweep(): Promise<void> {
      for (let count = 0; count < SWEEP_LIMIT && (await deliverNext()); count++);
    },
  };
}
