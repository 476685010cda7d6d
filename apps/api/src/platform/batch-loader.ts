import DataLoader from "dataloader";

/**
 * Reads in one query what is asked for in one turn of the event loop: when a sale opens, thousands ask at once. Nothing
 * is cached.
 *
 * @param load gives one value per key, in their order; keys may repeat
 */
export function createBatchLoader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<Value[]>,
  maxBatchSize = 1000,
): (key: Key) => Promise<Value> {
  // DataLoader's own schedule ends a batch with each request that is read; a turn of the loop reads many.
  const loader = new DataLoader(load, { cache: false, maxBatchSize, batchScheduleFn: (run) => void setImmediate(run) });
  return (key) => loader.load(key);
}
