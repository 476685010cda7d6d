import { type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { seatStatusAt } from "#database/seats.sql.ts";
import type { SeatStatus } from "#database/tables/seats.ts";
import { anyOf, type Database, type Db } from "#platform/data/database.ts";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import type { Clock } from "#platform/process/clock.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { SeatChange } from "./seats.repository.ts";
import type { PlanSeats } from "./plan-seats.ts";

/** Null without seats. The highest version says too little: others change below it, an expiring hold changes none. */
function seenState(now: Date): RawBuilder<string | null> {
  return sql`shows.hall_plan_id || ':' ||
    bit_xor(hashtextextended(seats.seat_id || ':' || ${seatStatusAt(now)}, seats.version))`;
}

export async function findSeenStates(db: Db, showIds: readonly number[], now: Date): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; state: string }>`
    select shows.id, seen.state from shows
    cross join lateral (select ${seenState(now)} as state from seats where seats.show_id = shows.id) seen
    where shows.id = ${anyOf(showIds)} and seen.state is not null`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

export type SeatSeen = Pick<SeatChange, "seatId" | "status" | "version">;

export interface SeenShow {
  showId: number;
  hallPlanId: number;
  /** The state as in `findSeenStates`, read at the same moment as the seats */
  state: string;
  seats: Array<[seatId: string, status: SeatStatus, version: number]>;
}

export async function findSeenShows(db: Db, showIds: readonly number[], now: Date): Promise<SeenShow[]> {
  const { rows } = await sql<SeenShow>`
    select shows.id as show_id, shows.hall_plan_id, seen.state, seen.seats from shows
    cross join lateral (
      select ${seenState(now)} as state,
        json_agg(json_build_array(seats.seat_id, ${seatStatusAt(now)}, seats.version)) as seats
      from seats where seats.show_id = shows.id
    ) seen
    where shows.id = ${anyOf(showIds)} and seen.state is not null`.execute(db);
  return rows;
}

/** Enough for all shows that sell at once */
const CACHED_SHOWS = 20;
/** Seats of all cached snapshots together; 3,000 take about a megabyte. */
const CACHED_SEATS = 200_000;

/** A pause that nobody notices; a crowd shares at most 200 checks a second. */
const CHECK_PAUSE_MS = 5;

/** While seats change all the time, a crowd shares some tens of reads a second, and leaves the connections to holds. */
const READ_PAUSE_MS = 25;

export interface ShowSnapshot {
  readonly showId: number;
  readonly hallPlanId: number;
  /** Seats in numbering order. */
  readonly seats: readonly SeatSeen[];
}

export type ShowSnapshots = ReturnType<typeof createShowSnapshots>;

/**
 * Snapshots shared by all callers (decision 021): read after the call, or earlier with a state that was still the same
 * after it. The object stays the same while nothing changes, so that derived values are computed once.
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
  const cache = new LRUCache<number, { state: string; snapshot: ShowSnapshot }>({
    max: CACHED_SHOWS,
    maxSize: CACHED_SEATS,
    sizeCalculation: ({ snapshot }) => Math.max(1, snapshot.seats.length),
  });

  const checkTogether = createBatchLoader(
    async (showIds: readonly number[]) => {
      const states = await findSeenStates(db, showIds, clock.now());
      return showIds.map((showId) => states.get(showId));
    },
    { pauseMs: CHECK_PAUSE_MS },
  );

  async function cacheSnapshot({ showId, hallPlanId, state, seats }: SeenShow): Promise<ShowSnapshot> {
    const seen = seats.map(([seatId, status, version]): SeatSeen => ({ seatId, status, version }));
    const snapshot = { showId, hallPlanId, seats: await planSeats.inOrder(hallPlanId, seen) };
    cache.set(showId, { state, snapshot });
    return snapshot;
  }

  const readTogether = createBatchLoader(
    async (showIds: readonly number[]) => {
      const shows = await findSeenShows(db, showIds, clock.now());
      const snapshots = new Map(
        await Promise.all(shows.map(async (show) => [show.showId, await cacheSnapshot(show)] as const)),
      );
      return showIds.map((showId) => snapshots.get(showId));
    },
    { pauseMs: READ_PAUSE_MS },
  );

  return {
    /** @throws DomainError SHOW_NOT_FOUND */
    async read(showId: number): Promise<ShowSnapshot> {
      const state = await checkTogether(showId);
      const known = cache.get(showId);
      if (known !== undefined && known.state === state) return known.snapshot;
      const snapshot = state === undefined ? undefined : await readTogether(showId);
      if (!snapshot) throw new DomainError("SHOW_NOT_FOUND");
      return snapshot;
    },
  };
}
