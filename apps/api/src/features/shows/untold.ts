import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "#platform/database.ts";
import * as repository from "./shows.repository.ts";

interface Change {
  before: repository.ShowInHall;
  after: repository.ShowInHall;
}

/**
 * Another moment or place is to be told to who holds seats. What they know stays noted from the first change on, until
 * they are told or it is again as they know it. The show is locked.
 */
export async function noteUntold({ db }: Transaction, { before, after }: Change): Promise<void> {
  const isNoted = before.toldStartsAt !== null;
  const known = {
    toldStartsAt: before.toldStartsAt ?? before.startsAt,
    toldVenue: isNoted ? before.toldVenue : before.venue,
  };
  const isAsKnown =
    known.toldStartsAt.getTime() === after.startsAt.getTime() && isDeepStrictEqual(known.toldVenue, after.venue);
  if (isAsKnown) {
    if (isNoted) await repository.markTold(db, after.id);
  } else if (!isNoted && (await repository.hasReservations(db, after.id)))
    await repository.noteKnown(db, after.id, known);
}
