import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { type Database, isOfOne, retried } from "#platform/data/database.ts";
import { createBatcher } from "./batcher.ts";
import { lockCarts } from "./carts.repository.ts";
import {
  type HoldRequest,
  type HoldRow,
  holdSeats,
  type ReleaseRequest,
  type ReleaseRow,
  releaseSeats,
} from "./holds.repository.ts";
import { shareListsOfCarts } from "./offered-seats.repository.ts";

/** Two, since one may wait for a lock; fewer batches at a time mean more requests in a transaction */
export const PARALLEL_BATCHES = 2;
/** A limit, since the statements compare all of their requests with each other */
const LARGEST_BATCH = 100;
const ATTEMPTS = 10;

type Asked = { userId: number; hold: HoldRequest } | { userId: number; release: ReleaseRequest };
type Answer = { held: HoldRow; now: Date } | { released: ReleaseRow; now: Date };

export type CartBatches = ReturnType<typeof createCartBatches>;

/**
 * Runs holds and releases that arrive while others are under way in one transaction, whose commit costs more than they
 * do (decision 020). Requests of one person run one after the other.
 */
export function createCartBatches(deps: { database: Database; clock: Clock; holdSeconds: number }) {
  const { database, clock } = deps;

  /** Locks waiting lists, then carts, then seats: the order of everything that locks several. */
  async function runTogether(batch: readonly Asked[]): Promise<Answer[]> {
    const now = clock.now();
    const releases = batch.flatMap((asked) => ("release" in asked ? asked.release : []));
    const holds = batch.flatMap((asked) => ("hold" in asked ? asked.hold : []));
    const { released, held } = await database.pipeline({
      lists: releases.length > 0 ? shareListsOfCarts(releases.map(({ userId }) => userId)) : null,
      carts: lockCarts(batch.map(({ userId }) => userId)),
      // Releases run first, so that holds can take the released seats.
      released: releases.length > 0 ? releaseSeats(releases, now) : null,
      held: holds.length > 0 ? holdSeats(holds, now, plusSeconds(now, deps.holdSeconds)) : null,
    });
    return batch.map((asked) => {
      if ("release" in asked) return { released: taken(released), now };
      return { held: taken(held), now };
    });
  }

  const ask = createBatcher<Asked, Answer>({
    parallel: PARALLEL_BATCHES,
    maxSize: LARGEST_BATCH,
    isOfOne,
    // A release touches only rows of its user.
    locks: (asked) => ({
      exclusive: [`user ${asked.userId}`],
      shared: "hold" in asked ? [`seat ${asked.hold.showId} ${asked.hold.seatId}`] : [],
    }),
    run: (batch) => retried(() => runTogether(batch), ATTEMPTS),
  });

  return {
    async hold(request: HoldRequest): Promise<{ row: HoldRow; now: Date }> {
      const answer = await ask({ userId: request.userId, hold: request });
      if (!("held" in answer)) throw new Error("a hold was answered with a release");
      return { row: answer.held, now: answer.now };
    },

    async release(request: ReleaseRequest): Promise<{ row: ReleaseRow; now: Date }> {
      const answer = await ask({ userId: request.userId, release: request });
      if (!("released" in answer)) throw new Error("a release was answered with a hold");
      return { row: answer.released, now: answer.now };
    },
  };
}

/** The statements return their rows in the order of their requests. */
function taken<Row>(rows: Row[]): Row {
  const row = rows.shift();
  if (row === undefined) throw new Error("a statement returned fewer rows than requests");
  return row;
}
