import { randomUUID } from "node:crypto";
import type { ShowMessageForm } from "@podium/shared/contracts/show-messages";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import type { ShowsService } from "#features/shows/shows.service.ts";
import * as repository from "./show-messages.repository.ts";

export type ShowMessagesService = ReturnType<typeof createShowMessagesService>;
export type SentMessage = Awaited<ReturnType<typeof repository.findMessages>>[number];
export type Letter = NonNullable<Awaited<ReturnType<typeof repository.findLetter>>>;

type Draft = Pick<ShowMessageForm, "subject" | "text">;

/** Messages to who holds tickets of a show: a row for each person, and a mail in the outbox for each row. */
export function createShowMessagesService(deps: {
  database: Database;
  clock: Clock;
  mails: Pick<MailsService, "enqueueMany">;
  audit: Pick<AuditService, "record">;
  shows: Pick<ShowsService, "require">;
}) {
  const { database, clock, mails, audit, shows } = deps;
  const { db } = database;
  const kind = "SHOW_MESSAGE";

  return {
    /** Whom a next one would reach, and those before it. @throws DomainError SHOW_NOT_FOUND */
    async list(showId: number) {
      await shows.require(db, showId);
      const [confirmed, active, items] = await Promise.all([
        repository.countReach(db, showId, "CONFIRMED"),
        repository.countReach(db, showId, "ACTIVE"),
        repository.findMessages(db, { showId }),
      ]);
      return { reach: { CONFIRMED: confirmed, ACTIVE: active }, items };
    },

    /**
     * All or nothing: the people are those of this moment. Asked for twice with the same key it is sent once.
     * @throws DomainError SHOW_NOT_FOUND, NOBODY_TO_WRITE
     */
    async send(
      showId: number,
      { key, audience, subject, text: body }: ShowMessageForm & { key: string },
      actorId: number,
    ): Promise<SentMessage> {
      await database.transact(async (transaction) => {
        const { db: trx } = transaction;
        const show = await shows.require(trx, showId);
        const message = { key, showId, purpose: "MESSAGE", audience, subject, body } as const;
        const id = await repository.insertMessage(trx, { ...message, sentBy: actorId, createdAt: clock.now() });
        if (id === undefined) return;
        const subjectIds = await repository.insertHolders(trx, { messageId: id, showId, audience });
        if (subjectIds.length === 0) throw new DomainError("NOBODY_TO_WRITE");
        await mails.enqueueMany(transaction, { kind, subjectIds });
        await audit.record(transaction, {
          actorId,
          action: "SHOW_MESSAGE_SENT",
          subject: { type: "show", id: showId },
          details: { show: show.name, subject, people: subjectIds.length },
        });
      });
      const [sent] = await repository.findMessages(db, { key });
      // Somebody else's key, of another show: as good as unknown.
      if (sent?.showId !== showId) throw new DomainError("SHOW_NOT_FOUND");
      return sent;
    },

    /** @throws DomainError SHOW_NOT_FOUND */
    async sendTest(showId: number, { subject, text: body }: Draft, actorId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const { db: trx } = transaction;
        await shows.require(trx, showId);
        const message = { key: randomUUID(), showId, purpose: "TEST", audience: "CONFIRMED", subject, body } as const;
        const id = await repository.insertMessage(trx, { ...message, sentBy: actorId, createdAt: clock.now() });
        if (id === undefined) return;
        const subjectIds = [await repository.insertRecipient(trx, id, actorId)];
        await mails.enqueueMany(transaction, { kind, subjectIds });
      });
    },

    /** What one recipient is told; undefined once it is gone. */
    letterTo: (recipientId: number) => repository.findLetter(db, recipientId),

    /** As the caller would get it. */
    async letterToSelf(showId: number, { subject, text: body }: Draft, callerId: number): Promise<Letter> {
      const reader = await repository.findReader(db, callerId);
      return { ...reader, isGuest: false, purpose: "TEST", showId, subject, body, reservationIds: [] };
    },
  };
}
