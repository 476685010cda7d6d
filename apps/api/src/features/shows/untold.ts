import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "#platform/database.ts";
import * as repository from "./shows.repository.ts";

interface Change {
  before: repository.ShowInHall;
  after: repository.ShowInHall;
}

/**
 * Another moment or place is to be told to who holds seats. What they know stays noted from the first change on, until
 * they are told or it is again as all of them know it: who reserved since that change knows it otherwise. The show is
 * locked.
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

/** @param change gives a hall another address: the shows to come in it are then at another place */
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
