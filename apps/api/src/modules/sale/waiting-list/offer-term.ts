import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import type { ExpiryScheduler } from "#platform/data/expiry-jobs.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { WaitingListAnnouncer } from "./waiting-list.realtime.ts";
import * as repository from "./waiting-list.repository.ts";

const LAST_BEFORE_SHOW_SECONDS = 2 * 3600;
const LEAST_SECONDS = 15 * 60;

interface Bounds {
  startsAt: Date;
  salesCloseAt: Date;
}

const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));

/** 2 hours before the show, at least 15 minutes from now, never after the sale (decisions, section 11). */
function lastEnd(now: Date, { startsAt, salesCloseAt }: Bounds): Date {
  const before = plusSeconds(startsAt, -LAST_BEFORE_SHOW_SECONDS).getTime();
  const atLeast = plusSeconds(now, LEAST_SECONDS).getTime();
  return earliest(new Date(Math.max(before, atLeast)), salesCloseAt);
}

export const offerEnd = (now: Date, show: Bounds, offerSeconds: number): Date =>
  earliest(plusSeconds(now, offerSeconds), lastEnd(now, show));

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
    findTooLong: async (db: Db): Promise<number[]> => [...new Set((await tooLong(db)).map(({ showId }) => showId))],

    /** Notifies users once. Call with the list locked, expired offers ended. @returns whether one was shortened */
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
