import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { type Database, isOfOne, retried } from "#platform/data/database.ts";
import { createBatcher } from "./batcher.ts";
import { type AreaRequest, type AreaRow, holdAreaPlaces } from "./area-holds.repository.ts";
import { holdParties, type PartyRequest, type PartyRow } from "./best-holds.repository.ts";
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

type CartRequest =
  | { userId: number; hold: HoldRequest }
  | { userId: number; area: AreaRequest }
  | { userId: number; party: PartyRequest }
  | { userId: number; release: ReleaseRequest };
type CartResult =
  | { held: HoldRow; now: Date }
  | { heldInArea: AreaRow; now: Date }
  | { heldByParty: PartyRow; now: Date }
  | { released: ReleaseRow; now: Date };

export type CartBatches = ReturnType<typeof createCartBatches>;

/** Runs simultaneous holds and releases in one transaction, whose commit costs more than they do (decision 020). */
export function createCartBatches(deps: { database: Database; clock: Clock; holdSeconds: number }) {
  const { database, clock } = deps;

  /** Locks waiting lists, then carts, then seats: the order of everything that locks several. */
  async function runTogether(batch: readonly CartRequest[]): Promise<CartResult[]> {
    const now = clock.now();
    const releases = batch.flatMap((request) => ("release" in request ? request.release : []));
    const holds = batch.flatMap((request) => ("hold" in request ? request.hold : []));
    const areas = batch.flatMap((request) => ("area" in request ? request.area : []));
    const parties = batch.flatMap((request) => ("party" in request ? request.party : []));
    const expiresAt = plusSeconds(now, deps.holdSeconds);
    // Behind seats that the transaction has locked out of order, waiting for others could go in a circle.
    const waits = holds.length === 0 && areas.length === 0;
    const { released, held, heldInArea, heldByParty } = await database.pipeline({
      lists: releases.length > 0 ? shareListsOfCarts(releases.map(({ userId }) => userId)) : null,
      carts: lockCarts(batch.map(({ userId }) => userId)),
      // Releases run first, so that holds can take the released seats.
      released: releases.length > 0 ? releaseSeats(releases, now) : null,
      held: holds.length > 0 ? holdSeats(holds, now, expiresAt) : null,
      heldInArea: areas.length > 0 ? holdAreaPlaces(areas, now, expiresAt) : null,
      heldByParty: parties.length > 0 ? holdParties(parties, now, expiresAt, { waits }) : null,
    });
    return batch.map((request) => {
      if ("release" in request) return { released: nextRow(released), now };
      if ("area" in request) return { heldInArea: nextRow(heldInArea), now };
      if ("party" in request) return { heldByParty: nextRow(heldByParty), now };
      return { held: nextRow(held), now };
    });
  }

  const enqueue = createBatcher<CartRequest, CartResult>({
    parallel: PARALLEL_BATCHES,
    maxSize: LARGEST_BATCH,
    isOfOne,
    locks: (request) => ({ exclusive: [`user ${request.userId}`], shared: locksShared(request) }),
    run: (batch) => retried(() => runTogether(batch), ATTEMPTS),
  });

  return {
    async hold(request: HoldRequest): Promise<{ row: HoldRow; now: Date }> {
      const result = await enqueue({ userId: request.userId, hold: request });
      if (!("held" in result)) throw new Error("a hold returned the result of a release");
      return { row: result.held, now: result.now };
    },

    async holdArea(request: AreaRequest): Promise<{ row: AreaRow; now: Date }> {
      const result = await enqueue({ userId: request.userId, area: request });
      if (!("heldInArea" in result)) throw new Error("a hold of places returned another result");
      return { row: result.heldInArea, now: result.now };
    },

    async holdParty(request: PartyRequest): Promise<{ row: PartyRow; now: Date }> {
      const result = await enqueue({ userId: request.userId, party: request });
      if (!("heldByParty" in result)) throw new Error("a hold of several seats returned another result");
      return { row: result.heldByParty, now: result.now };
    },

    async release(request: ReleaseRequest): Promise<{ row: ReleaseRow; now: Date }> {
      const result = await enqueue({ userId: request.userId, release: request });
      if (!("released" in result)) throw new Error("a release returned the result of a hold");
      return { row: result.released, now: result.now };
    },
  };
}

/** A release touches only rows of its user. */
function locksShared(request: CartRequest): string[] {
  if ("hold" in request) return [`seat ${request.hold.showId} ${request.hold.seatId}`];
  if ("party" in request) return request.party.seatIds.map((seatId) => `seat ${request.party.showId} ${seatId}`);
  return "area" in request ? [`area ${request.area.showId} ${request.area.groupId}`] : [];
}

/** The statements return their rows in the order of their requests. */
function nextRow<Row>(rows: Row[]): Row {
  const row = rows.shift();
  if (row === undefined) throw new Error("a statement returned fewer rows than requests");
  return row;
}
