import { createHash, createHmac } from "node:crypto";
import { LINK_MAILS } from "@podium/shared/contracts/mails";
import type { LinkPurpose } from "#database/tables/users.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { refusedField } from "#platform/process/domain-error.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import * as repository from "./account-links.repository.ts";

export type AccountLinksService = ReturnType<typeof createAccountLinksService>;

/** Lifetime of each kind of link, and how many an account gets in an hour, so that nobody can fill its mailbox. */
const KINDS = {
  PASSWORD_RESET: { seconds: 3600, perHour: 3 },
  SIGN_IN: { seconds: 900, perHour: 3 },
  VERIFY_EMAIL: { seconds: 24 * 3600, perHour: 3 },
  UNDO_EMAIL: { seconds: 72 * 3600, perHour: Infinity },
  UNDO_SECOND_STEP: { seconds: 72 * 3600, perHour: Infinity },
  /** The usual term of a waiting list offer. */
  OPEN_OFFER: { seconds: 24 * 3600, perHour: Infinity },
  /** The term of a payment (decision 064). */
  OPEN_RESERVATION: { seconds: 7 * 24 * 3600, perHour: Infinity },
  /** Counted by session, so that a session opened by a passed-on mail does not use up the owner's codes. */
  PROOF_CODE: { seconds: 900, perHour: 3 },
} as const satisfies Record<LinkPurpose, { seconds: number; perHour: number }>;

type MailedPurpose = (typeof LINK_MAILS)[number];
const isMailed = (purpose: LinkPurpose): purpose is MailedPurpose => LINK_MAILS.some((mail) => mail === purpose);

const HOUR_SECONDS = 3600;

export const linkSeconds = (purpose: LinkPurpose): number => KINDS[purpose].seconds;

type Used = NonNullable<Awaited<ReturnType<typeof repository.useLink>>>;

interface Addressee extends repository.LinkSubject {
  userId: number;
  email: string;
}

const CODE_DIGITS = 8;
/** Tries of each code: at three codes an hour, one session in forty thousand guesses one within its week. */
const MAX_TRIES = 5;

/** Makes the code that a mail shows in place of a link; the same in a retried mail, because the token is the same. */
const codeOf = (token: string): string => {
  const number = digest(`code:${token}`).readUIntBE(0, 6) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, "0");
};

const digest = (token: string): Buffer => createHash("sha256").update(token).digest();

export function createAccountLinksService(deps: {
  database: Database;
  clock: Clock;
  mails: Pick<MailsService, "enqueue" | "forget">;
  secret: string;
}) {
  const { database, clock, mails } = deps;

  /**
   * Derives the token from the secret, so that only the hash is stored and a retry has the same link. A
   * `createSigner` would not do: after an upgrade a mail must still match the hash that the previous version stored.
   */
  const tokenOf = ({ id, purpose, createdAt }: { id: number; purpose: LinkPurpose; createdAt: Date }): string =>
    createHmac("sha256", deps.secret).update(`${purpose}:${id}:${createdAt.getTime()}`).digest("base64url");

  /** @param to null: no addressee, at the same cost @returns the link's id, with which a mail finds it */
  async function make({ db }: Transaction, purpose: LinkPurpose, to: Addressee | null): Promise<number> {
    const now = clock.now();
    const expiresAt = plusSeconds(now, KINDS[purpose].seconds);
    const about = to && { reservationId: to.reservationId ?? null, sessionId: to.sessionId ?? null };
    const { userId, email } = to ?? { userId: null, email: null };
    const id = await repository.insertLink(db, { purpose, userId, email, createdAt: now, expiresAt, ...about });
    await repository.storeTokenHash(db, id, digest(tokenOf({ id, purpose, createdAt: now })));
    return id;
  }

  /** @param to locked, so that simultaneous requests count each other; undefined: no addressee, at the same cost */
  async function send(
    transaction: Transaction,
    purpose: MailedPurpose,
    to: Addressee | undefined,
    { always = false }: { always?: boolean } = {},
  ): Promise<{ isSent: boolean }> {
    const since = plusSeconds(clock.now(), -HOUR_SECONDS);
    const before = await repository.countLinksSince(transaction.db, purpose, to ?? { userId: 0 }, since);
    const isSent = to !== undefined && (always || before < KINDS[purpose].perHour);
    const id = await make(transaction, purpose, isSent ? to : null);
    // Also enqueued without an addressee, so that the cost reveals nothing; a mail without a link is dropped.
    await mails.enqueue(transaction, { kind: purpose, subjectId: id });
    return { isSent };
  }

  /** @returns the link's account, locked; undefined when the link was used, has expired, or never existed */
  async function use({ db }: Transaction, purpose: LinkPurpose, token: string) {
    const hash = digest(token);
    await repository.lockAccountOf(db, hash);
    return repository.useLink(db, { hash, purpose }, clock.now());
  }

  return {
    send,
    make,

    /** Makes a link for a mail that is being composed; composing again makes another one. @returns the token */
    makeAlone: (purpose: LinkPurpose, to: Addressee): Promise<string> =>
      database.transact(async (transaction) => {
        const id = await make(transaction, purpose, to);
        const link = await repository.findLiveLink(transaction.db, { id }, clock.now());
        // An account that was closed, or has another address, gets no token, because its link would open nothing.
        return link ? tokenOf(link) : "";
      }),

    /** Sends a link; the response and the cost are the same for an unknown address. */
    async sendTo(purpose: MailedPurpose, email: string): Promise<void> {
      await database.transact(async (transaction) => {
        await send(transaction, purpose, await repository.lockByEmail(transaction.db, email));
      });
    },

    /** Returns the link for its mail; null when the link opens nothing any more. */
    async linkFor(id: number) {
      const link = await repository.findLiveLink(database.db, { id }, clock.now());
      if (!link) return null;
      const token = tokenOf(link);
      return { ...link, token, code: codeOf(token) };
    },

    /**
     * Checks the code that was mailed for this session, and counts a try, right or wrong.
     * @returns a function that ends the code, to call in the transaction of the action; it returns the locked account
     * @throws DomainError MAILED_CODE_WRONG, now or from that function
     */
    async verifyCode(sessionId: string, code: string): Promise<(transaction: Transaction) => Promise<Used>> {
      const wrong = refusedField("MAILED_CODE_WRONG", "mailedCode");
      const link = await repository.countTry(database.db, sessionId, clock.now(), MAX_TRIES);
      if (!link || codeOf(tokenOf(link)) !== code) throw wrong;
      return async (transaction) => {
        const used = await use(transaction, "PROOF_CODE", tokenOf(link));
        if (!used) throw wrong;
        return used;
      };
    },

    async isLive(purpose: LinkPurpose, token: string): Promise<boolean> {
      return Boolean(await repository.findLiveLink(database.db, { hash: digest(token), purpose }, clock.now()));
    },

    use,

    /** Whether the link, used or expired, went to an address that is proved and still the account's. */
    async isDone(purpose: LinkPurpose, token: string): Promise<boolean> {
      return Boolean(await repository.findProvedLink(database.db, { hash: digest(token), purpose }));
    },

    /** Whether the link was used, or ended by another link that did more. */
    wasUsed: (purpose: LinkPurpose, token: string): Promise<boolean> =>
      repository.isUsed(database.db, { hash: digest(token), purpose }),

    end: ({ db }: Transaction, userId: number, purposes: readonly LinkPurpose[]) =>
      repository.endLinks(db, userId, purposes, clock.now()),

    endEach: ({ db }: Transaction, ids: readonly number[]) => repository.endEach(db, ids, clock.now()),

    /** Deletes the links with their mails, because the stored response of a mail server may contain the address. */
    async forget(transaction: Transaction, userId: number): Promise<void> {
      const links = await repository.deleteLinks(transaction.db, userId);
      for (const { id, purpose } of links) if (isMailed(purpose)) await mails.forget(transaction, purpose, id);
    },

    endVerifying: ({ db }: Transaction, address: { userId: number; email: string }) =>
      repository.endVerifying(db, address, clock.now()),

    /** @param undosFrom undos of address changes older than it stay @param secondStepUndos true: those stay too */
    endAll: (
      { db }: Transaction,
      userId: number,
      { undosFrom = 0, secondStepUndos = false }: { undosFrom?: number | undefined; secondStepUndos?: boolean } = {},
    ) => repository.endAllLinks(db, userId, { undosFrom, secondStepUndos }, clock.now()),
  };
}
