import type { Clock } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import type { ExpiryScheduler } from "#platform/data/expiry-jobs.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import { lastEnd } from "./offer-term.ts";
import type { WaitingListAnnouncer } from "./waiting-list.realtime.ts";
import * as repository from "./waiting-list.repository.ts";

/** Shortens open offers when a show, or the end of its sale, moved to an earlier time. */
export function createShortening(deps: {
  clock: Clock;
  expiries: ExpiryScheduler;
  mails: Pick<MailsService, "enqueueAgain">;
  announce: Pick<WaitingListAnnouncer, "offerMade">;
}) {
  const { clock } = deps;

  const tooLong = async (db: Db, showId?: number) =>
    (await repository.findOpenOffers(db, showId)).filter((open) => lastEnd(clock.now(), open) < open.expiresAt);

  return {
    /** Finds the shows with offers that end too late. */
    findTooLong: async (db: Db): Promise<number[]> => [...new Set((await tooLong(db)).map(({ showId }) => showId))],

    /**
     * Shortens a show's offers, and notifies their users once, by mail and live. Call with the list locked, after
     * expired offers have ended.
     * @returns whether an offer was shortened
     */
    async shorten(transaction: Transaction, showId: number): Promise<boolean> {
      const { db, onCommit } = transaction;
      const offers = await tooLong(db, showId);
      const [first] = offers;
      if (!first) return false;
      const expiresAt = lastEnd(clock.now(), first);
      const ids = offers.map(({ id }) => id);
      for (const { userId, ...offer } of await repository.shortenOffers(db, ids, expiresAt)) {
        await deps.mails.enqueueAgain(transaction, { kind: "WAITING_OFFER", subjectId: offer.offerId });
        onCommit(() => deps.announce.offerMade(userId, { ...offer, expiresAt }));
      }
      onCommit(() => deps.expiries.schedule(expiresAt));
      return true;
    },
  };
}
