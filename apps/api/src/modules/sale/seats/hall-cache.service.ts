import { setImmediate as nextTurn } from "node:timers/promises";
import { type Hall, readHall } from "@podium/shared/halls/hall";
import { prepareProposals } from "@podium/shared/halls/propose-seats";
import { LRUCache } from "lru-cache";
import type { Db } from "#platform/data/database.ts";
import { findPlan } from "./best-holds.repository.ts";

/** More than the shows in whose first minutes many let seats be chosen for them, or that have a waiting list */
const CACHED_HALLS = 10;
/** Seats of all cached halls together; one takes about half a kilobyte. */
const CACHED_SEATS = 100_000;
/** Longest work between two turns of the event loop */
const STEP_MS = 5;

export type HallCacheService = ReturnType<typeof createHallCacheService>;

/** Caches halls of published plans, which never change, prepared for proposals. */
export function createHallCacheService() {
  const halls = new LRUCache<number, Hall, Db>({
    max: CACHED_HALLS,
    maxSize: CACHED_SEATS,
    sizeCalculation: ({ size }) => Math.max(1, size),
    fetchMethod: async (hallPlanId, _stale, { context: db }) => {
      const hall = readHall(await findPlan(db, hallPlanId));
      let began = performance.now();
      for (const _ of prepareProposals(hall)) {
        if (performance.now() - began < STEP_MS) continue;
        await nextTurn();
        began = performance.now();
      }
      return hall;
    },
  });

  return {
    /** @param db the caller's transaction, if it has one: it must not wait for another connection */
    async read(db: Db, hallPlanId: number): Promise<Hall> {
      const hall = await halls.fetch(hallPlanId, { context: db });
      if (!hall) throw new Error("a hall was not read");
      return hall;
    },
  };
}
