import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError, refusedField } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { ShowMessagesLog, ShowMessagesService } from "#modules/sale/show-messages/show-messages.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { ShowChangesLog } from "./show-changes.log.ts";
import * as repository from "./show-changes.repository.ts";

/** Message that an administrator writes. */
export interface Told {
  key: string;
  subject: string;
  text: string;
}

export interface TellingDependencies {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<ShowChangesLog & ShowMessagesLog>, "record">;
  shows: Pick<ShowsService, "requireLocked" | "markTold">;
  showMessages: Pick<ShowMessagesService, "sendIn" | "wasSent">;
}

/** Announces another date or place once, to everybody with a ticket, and reminds holders who were asked to choose. */
export function createTelling({ database, clock, audit, shows, showMessages }: TellingDependencies) {
  /** Rolls a repeated call back without an error. */
  const once = (act: (transaction: Transaction) => Promise<void>): Promise<void> =>
    database.transact(act).catch((error: unknown) => {
      if (!(error instanceof AlreadyDone)) throw error;
    });

  return {
    /**
     * Announces a change, also to holders who have not paid: they keep their seats, and have nothing to choose.
     * Payers who gave all tickets back are left out: they hear when their seats are sold.
     * @param told.chooseBefore null: nobody is asked to choose
     * @throws DomainError SHOW_NOT_FOUND, SHOW_CANCELLED, NOTHING_TO_TELL when somebody else was first,
     * MAIL_SENT_OTHERWISE, LAST_DAY_WRONG, NOBODY_TO_WRITE
     */
    announce: (showId: number, { chooseBefore, ...told }: Told & { chooseBefore: Date | null }, actorId: number) =>
      once(async (transaction) => {
        const { db: trx } = transaction;
        const { show, wasUntold } = await shows.markTold(transaction, showId);
        // A repeated call is done even when the show changed again since: that change needs another letter.
        if (await showMessages.wasSent(transaction, { ...told, showId, chooseBefore })) throw new AlreadyDone();
        if (show.cancelledAt !== null) throw new DomainError("SHOW_CANCELLED");
        if (!wasUntold) throw new DomainError("NOTHING_TO_TELL");
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
        const letter = { ...told, showId, changeId, asks, to, audience: "ACTIVE", alsoHolders: true, actorId } as const;
        const people = await showMessages.sendIn(transaction, letter);
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

    /**
     * Closes a change without a letter: holders were telephoned, or it was a slip.
     * @throws DomainError SHOW_NOT_FOUND
     */
    close: (showId: number, actorId: number): Promise<void> =>
      database.transact(async (transaction) => {
        const { show, wasUntold } = await shows.markTold(transaction, showId);
        if (!wasUntold) return;
        await audit.record(transaction, {
          actorId,
          action: "SHOW_CHANGE_TOLD",
          subject: { type: "show", id: showId },
          details: { show: show.name, people: null, asks: false },
        });
      }),

    /**
     * Writes once more to the holders who have not chosen.
     * @throws DomainError SHOW_NOT_FOUND, CHOICE_CLOSED, NOBODY_TO_WRITE when everybody chose, or nothing was asked,
     * MAIL_SENT_OTHERWISE
     */
    remind: (showId: number, told: Told, actorId: number): Promise<void> =>
      database.transact(async (transaction) => {
        const { db: trx } = transaction;
        const show = await shows.requireLocked(transaction, showId);
        if (await showMessages.wasSent(transaction, { ...told, showId })) return;
        const change = await repository.findChange(trx, showId);
        if (change && change.chooseBefore <= clock.now()) throw new DomainError("CHOICE_CLOSED");
        const to = change ? await repository.findUndecided(trx, change.id) : [];
        const whom = { to, audience: "CONFIRMED", alsoHolders: false } as const;
        const letter = { ...told, showId, changeId: change?.id ?? null, asks: true, ...whom, actorId };
        const people = to.length === 0 ? 0 : await showMessages.sendIn(transaction, letter);
        // The same reason as in `announce`.
        if (people === null) throw new DomainError("MAIL_SENT_OTHERWISE");
        if (people === 0) throw new DomainError("NOBODY_TO_WRITE");
        await audit.record(transaction, {
          actorId,
          action: "SHOW_MESSAGE_SENT",
          subject: { type: "show", id: showId },
          details: { show: show.name, subject: told.subject, people },
        });
      }),
  };
}

/** Rolls the transaction back when the letter was sent before. */
class AlreadyDone extends Error {}

export const isConfirmed = ({ status }: repository.Holder): boolean => status === "CONFIRMED";
export const idOf = ({ id }: repository.Holder): number => id;
