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

/** @param change changes a hall's address, and so the place of its coming shows */
export async function noteUntoldOfHall<Result>(
  transaction: Transaction,
  hallId: number,
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> {
  const shows = await repository.lockShowsOfHall(transaction.db, hallId, now);
  const changed = await change();
  for (const before of shows) {
    const after = await repository.showInHall(transaction.db, before.id);
    if (after) await noteUntold(transaction, { before, after }, now);
  }
  return changed;
}
