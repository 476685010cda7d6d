import DataLoader from "dataloader";

/** Combines the requests of one turn of the event loop in one query; caches nothing. */
export function createBatchLoader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<Value[]>,
  maxBatchSize = 1000,
): (key: Key) => Promise<Value> {
  // DataLoader's own schedule ends a batch with each request; a turn reads many.
  const loader = new DataLoader(load, { cache: false, maxBatchSize, batchScheduleFn: (run) => void setImmediate(run) });
  return (key) => loader.load(key);
}
