import { LRUCache } from "lru-cache";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { PlanSeats } from "./plan-seats.ts";
import { findSeenShows, findSeenStates, type SeatSeen, type SeenShow } from "./seen-seats.repository.ts";

/** Enough for all shows that sell at once; a snapshot of 3,000 seats takes about a megabyte. */
const KEPT = 20;

/** A pause that nobody notices; a crowd shares at most 200 checks a second. */
const CHECK_PAUSE_MS = 5;

/** While seats change all the time, a crowd shares some tens of reads a second, and leaves the connections to holds. */
const READ_PAUSE_MS = 25;

/** All seats of a show as visitors see them at one moment. */
export interface ShowSnapshot {
  readonly showId: number;
  readonly hallPlanId: number;
  /** Seats in numbering order. */
  readonly seats: readonly SeatSeen[];
}

export type ShowSnapshots = ReturnType<typeof createShowSnapshots>;

/**
 * Snapshots of shows, shared by all callers (decision 026). Each snapshot was read by a statement that began after
 * the call, or earlier with the same state that such a statement found. The object stays the same while nothing
 * changes, so that derived values are computed once.
 */
export function createShowSnapshots({
  database: { db },
  clock,
  planSeats,
}: {
  database: Database;
  clock: Clock;
  planSeats: Pick<PlanSeats, "inOrder">;
}) {
  const kept = new LRUCache<number, { state: string; snapshot: ShowSnapshot }>({ max: KEPT });

  const checkTogether = createBatchLoader(
    async (showIds: readonly number[]) => {
      const states = await findSeenStates(db, showIds, clock.now());
      return showIds.map((showId) => states.get(showId));
    },
    { pauseMs: CHECK_PAUSE_MS },
  );

  async function take({ showId, hallPlanId, state, seats }: SeenShow): Promise<ShowSnapshot> {
    const seen = seats.map(([seatId, status, version]): SeatSeen => ({ seatId, status, version }));
    const snapshot = { showId, hallPlanId, seats: await planSeats.inOrder(hallPlanId, seen) };
    kept.set(showId, { state, snapshot });
    return snapshot;
  }

  const readTogether = createBatchLoader(
    async (showIds: readonly number[]) => {
      const shows = await findSeenShows(db, showIds, clock.now());
      const snapshots = new Map(await Promise.all(shows.map(async (show) => [show.showId, await take(show)] as const)));
      return showIds.map((showId) => snapshots.get(showId));
    },
    { pauseMs: READ_PAUSE_MS },
  );

  return {
    /** @throws DomainError SHOW_NOT_FOUND */
    async read(showId: number): Promise<ShowSnapshot> {
      const state = await checkTogether(showId);
      const known = kept.get(showId);
      if (known !== undefined && known.state === state) return known.snapshot;
      const snapshot = state === undefined ? undefined : await readTogether(showId);
      if (!snapshot) throw new DomainError("SHOW_NOT_FOUND");
      return snapshot;
    },
  };
}
