import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "#platform/data/database.ts";
import * as repository from "./shows.repository.ts";

interface Change {
  before: repository.ShowInHall;
  after: repository.ShowInHall;
}

/**
 * Notes the moment and place that seat holders know when a show gets others. The note stays until they are notified,
 * or until the show is back at it and nobody reserved since the first change. Call with the show locked.
 */
export async function noteUntold({ db }: Transaction, { before, after }: Change, now: Date): Promise<void> {
  const isNoted = before.toldStartsAt !== null;
  const known = {
    toldStartsAt: before.toldStartsAt ?? before.startsAt,
    toldVenue: isNoted ? before.toldVenue : before.venue,
  };
  const isAsKnown =
    known.toldStartsAt.getTime() === after.startsAt.getTime() && isDeepStrictEqual(known.toldVenue, after.venue);
  if (isAsKnown) {
    if (isNoted && !(await repository.hasReservations(db, after.id, before.toldSince)))
      await repository.markTold(db, after.id);
  } else if (!isNoted && (await repository.hasReservations(db, after.id)))
    await repository.noteKnown(db, after.id, { ...known, toldSince: now });
}

/**
 * Locks the hall's coming shows before its address changes, and so their place.
 * @returns a function that notes the changed shows, to call after the change
 */
export async function lockUntoldOfHall(
  transaction: Transaction,
  hallId: number,
  now: Date,
): Promise<() => Promise<void>> {
  const shows = await repository.lockShowsOfHall(transaction.db, hallId, now);
  return async () => {
    for (const before of shows) {
      const after = await repository.showInHall(transaction.db, before.id);
      if (after) await noteUntold(transaction, { before, after }, now);
    }
  };
}
