import { LRUCache } from "lru-cache";
import { type Compressed, compress } from "#platform/http/compressed.ts";
import type { Db } from "#platform/data/database.ts";
import * as repository from "./halls.repository.ts";

/** More plans than the shows of a season use; each takes at most 400 kB. */
const KEPT = 50;

/**
 * Caches published plans in compressed form. A plan never changes: it is read and compressed once, also when thousands
 * open the page at once.
 */
export function createPublishedPlans(db: Db): (id: number) => Promise<Compressed | undefined> {
  const plans = new LRUCache<number, Compressed>({
    max: KEPT,
    fetchMethod: async (id) => {
      const plan = await repository.findPlan(db, id);
      return plan && compress(Buffer.from(JSON.stringify(plan)));
    },
  });
  return (id) => plans.fetch(id);
}
