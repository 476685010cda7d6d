import { setImmediate as nextTurn } from "node:timers/promises";
import type { Hall } from "@podium/shared/halls/hall";
import { createProposer, type Proposer } from "@podium/shared/halls/propose-seats";
import { proposeWithWheelchair } from "@podium/shared/halls/propose-with-wheelchair";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { LRUCache } from "lru-cache";
import type { Clock } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { findFreeSeats } from "./best-holds.repository.ts";
import type { HallCacheService } from "./hall-cache.service.ts";
import type { HoldResult } from "./holds.ts";

/** A hold of seats of which one was not free; nothing was held. */
export class SeatsGone extends Error {}

interface Party {
  readonly count: number;
  readonly wheelchair: boolean;
}

interface Waiting {
  readonly party: Party;
  /** @throws SeatsGone */
  readonly hold: (seatIds: readonly SeatId[]) => Promise<HoldResult>;
  readonly resolve: (result: HoldResult) => void;
  readonly reject: (error: unknown) => void;
}

/** The proposer of a show, which knows what it found in groups where nothing changed since. */
interface Search {
  readonly hall: Hall;
  readonly proposer: Proposer;
}

/** More than the shows in whose first minutes many let seats be chosen for them */
const SEARCHED_SHOWS = 10;

/**
 * A queue per show for the best free seats. Its requests are served in rounds: a round reads what is free, proposes
 * seats to one request after the other, without those that it proposed before, and holds them. A request whose seats
 * somebody else took, in another process or by hand, is in the next round too; it is refused only when a round had no
 * seats for it and nobody before it in that round had got any.
 */
export function createPartyQueues({
  database: { db },
  clock,
  halls,
}: {
  database: Pick<Database, "db">;
  clock: Clock;
  halls: HallCacheService;
}) {
  const queues = new Map<number, Waiting[]>();
  const searches = new LRUCache<number, Search>({ max: SEARCHED_SHOWS });

  async function searchFor(showId: number, hallPlanId: number): Promise<Search> {
    const hall = await halls.read(db, hallPlanId);
    const known = searches.get(showId);
    if (known?.hall === hall) return known;
    const search = { hall, proposer: createProposer(hall) };
    searches.set(showId, search);
    return search;
  }

  /** @returns the requests for the next round */
  async function serve(showId: number, round: readonly Waiting[]): Promise<Waiting[]> {
    const found = await findFreeSeats(db, showId, clock.now());
    if (!found) throw new DomainError("SHOW_NOT_FOUND");
    const { hall, proposer } = await searchFor(showId, found.hallPlanId);
    // Ids of the database are well-formed.
    const free = new Set(found.seatIds as SeatId[]);
    proposer.show(free);
    const again = new Set<Waiting>();
    const holds: Array<Promise<void>> = [];
    for (const waiting of round) {
      const { count, wheelchair } = waiting.party;
      const seatIds = wheelchair ? proposeWithWheelchair(hall, free, count) : proposer.propose(count);
      if (seatIds.length > 0) {
        for (const id of seatIds) free.delete(id);
        proposer.take(seatIds);
        const back = (error: unknown): void => {
          if (error instanceof SeatsGone) again.add(waiting);
          else waiting.reject(error);
        };
        holds.push(waiting.hold(seatIds).then(waiting.resolve, back));
      } else if (holds.length > 0) again.add(waiting);
      else waiting.reject(new DomainError("TOO_FEW_SEATS"));
      // Other requests come in between; so do the holds of this round.
      await nextTurn();
    }
    await Promise.all(holds);
    return round.filter((waiting) => again.has(waiting));
  }

  async function run(showId: number, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const round = queue.splice(0);
      try {
        queue.unshift(...(await serve(showId, round)));
      } catch (error) {
        // Requests that have a result already keep it.
        for (const { reject } of round) reject(error);
      }
    }
    queues.delete(showId);
  }

  return {
    /** @param hold tries to hold seats @throws DomainError TOO_FEW_SEATS, and those of `hold` */
    hold(
      { showId, count, wheelchair }: Party & { showId: number },
      hold: (seatIds: readonly SeatId[]) => Promise<HoldResult>,
    ): Promise<HoldResult> {
      return new Promise((resolve, reject) => {
        const waiting = { party: { count, wheelchair }, hold, resolve, reject };
        const queue = queues.get(showId);
        if (queue) return void queue.push(waiting);
        const begun = [waiting];
        queues.set(showId, begun);
        void run(showId, begun);
      });
    },
  };
}
