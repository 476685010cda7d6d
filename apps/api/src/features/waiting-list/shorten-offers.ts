import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/database.ts";
import type { ExpiryScheduler } from "#platform/expiry-jobs.ts";
import { lastEnd } from "./offer-term.ts";
import * as repository from "./waiting-list.repository.ts";

/** A show, or the end of its sale, may be moved earlier than its open offers allowed for. */
export function createShortening({ clock, expiries }: { clock: Clock; expiries: ExpiryScheduler }) {
  const tooLong = async (db: Db, showId?: number) =>
    (await repository.findOpenOffers(db, showId)).filter((open) => lastEnd(clock.now(), open) < open.expiresAt);

  return {
    /** Their shows. */
    findTooLong: async (db: Db): Promise<number[]> => [...new Set((await tooLong(db)).map(({ showId }) => showId))],

    /** Call it with the list locked. @returns whether an offer ends sooner by it */
    async shorten({ db, onCommit }: Transaction, showId: number): Promise<boolean> {
      const offers = await tooLong(db, showId);
      const [first] = offers;
      if (!first) return false;
      const end = lastEnd(clock.now(), first);
      const ids = offers.map(({ id }) => id);
      await repository.shortenOffers(db, ids, end);
      onCommit(() => expiries.schedule(end));
      return true;
    },
  };
}
