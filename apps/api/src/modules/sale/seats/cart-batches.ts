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

type CartRequest = { userId: number; hold: HoldRequest } | { userId: number; release: ReleaseRequest };
type CartResult = { held: HoldRow; now: Date } | { released: ReleaseRow; now: Date };

export type CartBatches = ReturnType<typeof createCartBatches>;

/** Runs simultaneous holds and releases in one transaction, whose commit costs more than they do (decision 020). */
export function createCartBatches(deps: { database: Database; clock: Clock; holdSeconds: number }) {
  const { database, clock } = deps;

  /** Locks waiting lists, then carts, then seats: the order of everything that locks several. */
  async function runTogether(batch: readonly CartRequest[]): Promise<CartResult[]> {
    const now = clock.now();
    const releases = batch.flatMap((request) => ("release" in request ? request.release : []));
    const holds = batch.flatMap((request) => ("hold" in request ? request.hold : []));
    const { released, held } = await database.pipeline({
      lists: releases.length > 0 ? shareListsOfCarts(releases.map(({ userId }) => userId)) : null,
      carts: lockCarts(batch.map(({ userId }) => userId)),
      // Releases run first, so that holds can take the released seats.
      released: releases.length > 0 ? releaseSeats(releases, now) : null,
      held: holds.length > 0 ? holdSeats(holds, now, plusSeconds(now, deps.holdSeconds)) : null,
    });
    return batch.map((request) => {
      if ("release" in request) return { released: nextRow(released), now };
      return { held: nextRow(held), now };
    });
  }

  const enqueue = createBatcher<CartRequest, CartResult>({
    parallel: PARALLEL_BATCHES,
    maxSize: LARGEST_BATCH,
    isOfOne,
    // A release touches only rows of its user.
    locks: (request) => ({
      exclusive: [`user ${request.userId}`],
      shared: "hold" in request ? [`seat ${request.hold.showId} ${request.hold.seatId}`] : [],
    }),
    run: (batch) => retried(() => runTogether(batch), ATTEMPTS),
  });

  return {
    async hold(request: HoldRequest): Promise<{ row: HoldRow; now: Date }> {
      const result = await enqueue({ userId: request.userId, hold: request });
      if (!("held" in result)) throw new Error("a hold returned the result of a release");
      return { row: result.held, now: result.now };
    },

    async release(request: ReleaseRequest): Promise<{ row: ReleaseRow; now: Date }> {
      const result = await enqueue({ userId: request.userId, release: request });
      if (!("released" in result)) throw new Error("a release returned the result of a hold");
      return { row: result.released, now: result.now };
    },
  };
}

/** The statements return their rows in the order of their requests. */
function nextRow<Row>(rows: Row[]): Row {
  const row = rows.shift();
  if (row === undefined) throw new Error("a statement returned fewer rows than requests");
  return row;
}
