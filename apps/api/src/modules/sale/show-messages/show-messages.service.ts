import { randomUUID } from "node:crypto";
import type { Audience, ShowMessageForm } from "@podium/shared/contracts/show-messages";
import { MAX_ID } from "@podium/shared/contracts/limits";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Reading, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { createSigner } from "#platform/http/signed-token.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { ShowMessagesLog } from "./show-messages.log.ts";
import * as repository from "./show-messages.repository.ts";

export type ShowMessagesService = ReturnType<typeof createShowMessagesService>;
export type { ShowMessagesLog } from "./show-messages.log.ts";
export type { Question } from "./show-messages.repository.ts";
export type SentMessage = Awaited<ReturnType<typeof repository.findMessages>>[number];
/** A message as one recipient gets it; `recipientId` is null before anything is sent. */
export type AddressedMessage = Omit<
  NonNullable<Awaited<ReturnType<typeof repository.findAddressedMessage>>>,
  "recipientId"
> & {
  recipientId: number | null;
};

/** A text that is previewed or mailed to its writer; `asks`: the mail has the button of a show change. */
type Draft = Pick<ShowMessageForm, "subject" | "text"> & { asks?: Pick<repository.Question, "kind" | "chooseBefore"> };

/** Identifies a repeated call; `chooseBefore` null: the message asks nothing; absent: not compared. */
interface ExpectedMessage extends Pick<ShowMessageForm, "subject" | "text"> {
  key: string;
  showId: number;
  chooseBefore?: Date | null;
}

export interface AnnouncedChange extends Pick<ShowMessageForm, "subject" | "text"> {
  key: string;
  showId: number;
  /** Null: the message asks for no choice. */
  changeId: number | null;
  /** Whether each recipient gets a link to choose. */
  asks: boolean;
  to: readonly number[];
  /** Audience that the reservations of `to` belong to. */
  audience: Audience;
  /** Whether the message also goes to holders to whom a payer passed tickets on; they choose nothing. */
  alsoHolders: boolean;
  actorId: number;
}

/** Messages to ticket holders of a show: a row for each recipient, and a mail in the outbox for each row. */
export function createShowMessagesService(deps: {
  database: Database;
  clock: Clock;
  mails: Pick<MailsService, "enqueueMany" | "enqueueAgain">;
  audit: Pick<AuditService<ShowMessagesLog>, "record">;
  shows: Pick<ShowsService, "require">;
  secret: string;
}) {
  const { database, clock, mails, audit, shows } = deps;
  const { db } = database;
  const { sign, isSigned } = createSigner(deps.secret, "show-choice");
  const kind = "SHOW_MESSAGE";

  /** Text that a link signs. It contains the address, so that a link to a wrong address ends once that is corrected. */
  const proved = (recipientId: number, email: string): string => `${recipientId}:${email.toLowerCase()}`;

  return {
    async list(showId: number) {
      await shows.require(db, showId);
      const [confirmed, active, items] = await Promise.all([
        repository.countReach(db, showId, "CONFIRMED"),
        repository.countReach(db, showId, "ACTIVE"),
        repository.findMessages(db, { showId }),
      ]);
      return { reach: { CONFIRMED: confirmed, ACTIVE: active }, items };
    },

    /** Sends to all or nobody, once a key. @throws DomainError SHOW_NOT_FOUND, NOBODY_TO_WRITE, MAIL_SENT_OTHERWISE */
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
        const payers = await repository.insertHolders(trx, id, { showId, audience });
        const subjectIds = [...payers, ...(await repository.insertOtherHolders(trx, id, showId))];
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
      // The key is of another show's message, and so counts as unknown.
      if (sent?.showId !== showId) throw new DomainError("SHOW_NOT_FOUND");
      const isSame = sent.audience === audience && sent.subject === subject && sent.body === body;
      if (!isSame) throw new DomainError("MAIL_SENT_OTHERWISE");
      return sent;
    },

    /** @throws DomainError SHOW_NOT_FOUND */
    async sendTest(showId: number, { subject, text: body, asks }: Draft, actorId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const { db: trx } = transaction;
        await shows.require(trx, showId);
        const tried = asks && { asks: true, triedKind: asks.kind, triedChooseBefore: asks.chooseBefore };
        const draft = { showId, subject, body, ...tried };
        const message = { ...draft, key: randomUUID(), purpose: "TEST", audience: "CONFIRMED" } as const;
        const id = await repository.insertMessage(trx, { ...message, sentBy: actorId, createdAt: clock.now() });
        if (id === undefined) return;
        const subjectIds = [await repository.insertRecipient(trx, id, actorId)];
        await mails.enqueueMany(transaction, { kind, subjectIds });
      });
    },

    /** Sends also when nobody has an address. @param to reservations @returns how many people; null: sent before */
    async sendIn(
      transaction: Transaction,
      { to, actorId, changeId, alsoHolders, ...message }: AnnouncedChange,
    ): Promise<number | null> {
      const { db: trx } = transaction;
      const { key, showId, subject, text: body, asks, audience } = message;
      const row = { key, showId, subject, body, asks, changeId, purpose: "MESSAGE", audience } as const;
      const id = await repository.insertMessage(trx, { ...row, sentBy: actorId, createdAt: clock.now() });
      if (id === undefined) return null;
      const payers = await repository.insertHolders(trx, id, { reservationIds: to });
      const others = alsoHolders ? await repository.insertOtherHolders(trx, id, showId) : [];
      const subjectIds = [...payers, ...others];
      await mails.enqueueMany(transaction, { kind, subjectIds });
      return subjectIds.length;
    },

    /** Sends the first message about a change to more of the people that it concerns. @param to reservations */
    async sendMore(transaction: Transaction, changeId: number, to: readonly number[]): Promise<void> {
      const { db: trx } = transaction;
      const id = await repository.findFirstOf(trx, changeId);
      if (id === undefined || to.length === 0) return;
      for (const subjectId of await repository.insertHolders(trx, id, { reservationIds: to }))
        await mails.enqueueAgain(transaction, { kind, subjectId });
    },

    /** Mails the open questions again to a user whose address was corrected. */
    async sendAgain(transaction: Transaction, userId: number): Promise<void> {
      for (const subjectId of await repository.findOpenQuestions(transaction.db, userId))
        await mails.enqueueAgain(transaction, { kind, subjectId });
    },

    /** Whether this message was sent. @throws DomainError MAIL_SENT_OTHERWISE when its key sent another one */
    async wasSent(
      { db: reading }: Reading,
      { key, showId, subject, text, chooseBefore }: ExpectedMessage,
    ): Promise<boolean> {
      const sent = await repository.findByKey(reading, key);
      if (!sent) return false;
      const isSame = sent.showId === showId && sent.subject === subject && sent.body === text;
      const hasSameDeadline = chooseBefore === undefined || sent.chooseBefore?.getTime() === chooseBefore?.getTime();
      if (!isSame || !hasSameDeadline) throw new DomainError("MAIL_SENT_OTHERWISE");
      return true;
    },

    tokenFor: (recipientId: number, email: string): string => `${recipientId}.${sign(proved(recipientId, email))}`,

    /** Finds the reader of a link. @returns undefined for a link that was sent to nobody, or whose reader is gone */
    async readToken(token: string) {
      const [id = "", proof = ""] = token.split(".");
      const recipientId = Number(id);
      if (!Number.isInteger(recipientId) || recipientId < 1 || recipientId > MAX_ID) return undefined;
      const reader = await repository.findQuestionReader(db, recipientId);
      return reader && isSigned(proved(recipientId, reader.email), proof) ? reader : undefined;
    },

    messageTo: (recipientId: number) => repository.findAddressedMessage(db, recipientId),

    async messageToSelf(
      showId: number,
      { subject, text: body, asks }: Draft,
      callerId: number,
    ): Promise<AddressedMessage> {
      const reader = await repository.findReader(db, callerId);
      return {
        ...reader,
        recipientId: null,
        passedId: null,
        isGuest: false,
        purpose: "TEST",
        showId,
        subject,
        body,
        asks: asks ? { ...asks, isOfReader: true, isOfGiver: false } : null,
        reservationIds: [],
      };
    },
  };
}
