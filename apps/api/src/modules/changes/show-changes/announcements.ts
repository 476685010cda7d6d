import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError, refusedField } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { ShowMessagesLog, ShowMessagesService } from "#modules/sale/show-messages/show-messages.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { ShowChangesLog } from "./show-changes.log.ts";
import * as repository from "./show-changes.repository.ts";

export interface MessageText {
  key: string;
  subject: string;
  text: string;
}

export interface AnnouncementsDependencies {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<ShowChangesLog & ShowMessagesLog>, "record">;
  shows: Pick<ShowsService, "requireLocked" | "markAnnounced">;
  showMessages: Pick<ShowMessagesService, "sendIn" | "wasSent">;
}

/** Announces another date or place once, to everybody with a ticket, and reminds holders who were asked to choose. */
export function createAnnouncements({ database, clock, audit, shows, showMessages }: AnnouncementsDependencies) {
  /** Rolls a repeated call back without an error. */
  const once = (run: (transaction: Transaction) => Promise<void>): Promise<void> =>
    database.transact(run).catch((error: unknown) => {
      if (!(error instanceof AlreadyDone)) throw error;
    });

  return {
    /**
     * Unpaid holders are notified too, and choose nothing; payers who gave all tickets back, when their seats are sold.
     * @param message.chooseBefore null: nobody is asked to choose
     * @throws DomainError SHOW_NOT_FOUND, SHOW_CANCELLED, NOTHING_TO_TELL when somebody else was first,
     *   MAIL_SENT_OTHERWISE, LAST_DAY_WRONG, NOBODY_TO_WRITE
     */
    announce: (
      showId: number,
      { chooseBefore, ...message }: MessageText & { chooseBefore: Date | null },
      actorId: number,
    ) =>
      once(async (transaction) => {
        const { db: trx } = transaction;
        const { show, wasUnannounced } = await shows.markAnnounced(transaction, showId);
        // A repeated call is done even when the show changed again since: that change needs another message.
        if (await showMessages.wasSent(transaction, { ...message, showId, chooseBefore })) throw new AlreadyDone();
        if (show.cancelledAt !== null) throw new DomainError("SHOW_CANCELLED");
        if (!wasUnannounced) throw new DomainError("NOTHING_TO_TELL");
        const active = (await repository.lockReservations(trx, showId)).filter(({ hasTickets }) => hasTickets);
        const to = active.map(idOf);
        const asks = chooseBefore !== null;
        const madeAt = clock.now();
        // A change without a question is not stored, because it would hide the previous question.
        let changeId: number | null = null;
        if (asks) {
          const isInTime = madeAt < chooseBefore && chooseBefore <= show.startsAt;
          if (!isInTime) throw refusedField("LAST_DAY_WRONG", "chooseBefore");
          const made = { showId, kind: "CHANGED", madeBy: actorId, madeAt, chooseBefore } as const;
          changeId = await repository.insertChange(trx, made);
          await repository.insertChoices(trx, changeId, active.filter(isConfirmed).map(idOf));
        }
        const addressed = {
          ...message,
          showId,
          changeId,
          asks,
          to,
          audience: "ACTIVE",
          alsoHolders: true,
          actorId,
        } as const;
        const people = await showMessages.sendIn(transaction, addressed);
        // The show is locked, so only a message of another show can have the key now.
        if (people === null) throw new DomainError("MAIL_SENT_OTHERWISE");
        if (people === 0) throw new DomainError("NOBODY_TO_WRITE");
        await audit.record(transaction, {
          actorId,
          action: "SHOW_CHANGE_TOLD",
          subject: { type: "show", id: showId },
          details: { show: show.name, people, asks },
        });
      }),

    /** Closes a change whose holders were telephoned, or that was a slip. @throws DomainError SHOW_NOT_FOUND */
    close: (showId: number, actorId: number): Promise<void> =>
      database.transact(async (transaction) => {
        const { show, wasUnannounced } = await shows.markAnnounced(transaction, showId);
        if (!wasUnannounced) return;
        await audit.record(transaction, {
          actorId,
          action: "SHOW_CHANGE_TOLD",
          subject: { type: "show", id: showId },
          details: { show: show.name, people: null, asks: false },
        });
      }),

    /** @throws DomainError SHOW_NOT_FOUND, CHOICE_CLOSED, MAIL_SENT_OTHERWISE, NOBODY_TO_WRITE once everybody chose */
    remind: (showId: number, message: MessageText, actorId: number): Promise<void> =>
      database.transact(async (transaction) => {
        const { db: trx } = transaction;
        const show = await shows.requireLocked(transaction, showId);
        if (await showMessages.wasSent(transaction, { ...message, showId })) return;
        const change = await repository.findChange(trx, showId);
        if (change && change.chooseBefore <= clock.now()) throw new DomainError("CHOICE_CLOSED");
        const to = change ? await repository.findUndecided(trx, change.id) : [];
        const recipients = { to, audience: "CONFIRMED", alsoHolders: false } as const;
        const addressed = { ...message, showId, changeId: change?.id ?? null, asks: true, ...recipients, actorId };
        const people = to.length === 0 ? 0 : await showMessages.sendIn(transaction, addressed);
        if (people === null) throw new DomainError("MAIL_SENT_OTHERWISE");
        if (people === 0) throw new DomainError("NOBODY_TO_WRITE");
        await audit.record(transaction, {
          actorId,
          action: "SHOW_MESSAGE_SENT",
          subject: { type: "show", id: showId },
          details: { show: show.name, subject: message.subject, people },
        });
      }),
  };
}

class AlreadyDone extends Error {}

export const isConfirmed = ({ status }: repository.Holder): boolean => status === "CONFIRMED";
export const idOf = ({ id }: repository.Holder): number => id;
