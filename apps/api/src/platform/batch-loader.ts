import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import DataLoader from "dataloader";

/**
 * Combines the requests that come while a load is under way in the next one, and asks for each key once: however many
 * ask, they use one connection. Caches nothing: what a caller gets was read after it asked.
 *
 * @param options.pauseMs the least time between the beginnings of two loads; who asks after a longer one does not wait
 */
export function createBatchLoader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<Value[]>,
  { maxBatchSize = 1000, pauseMs = 0 }: { maxBatchSize?: number; pauseMs?: number } = {},
): (key: Key) => Promise<Value> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value>(
    (keys) => {
      // From now on whoever asks for the same key needs another load.
      loader.clearAll();
      const loading = load(keys);
      underWay = Promise.allSettled([loading, pauseMs > 0 && sleep(pauseMs)]);
      return loading;
    },
    // DataLoader's own schedule ends a batch with each request; a turn reads many.
    { maxBatchSize, batchScheduleFn: (run) => void underWay.then(() => nextTurn()).then(run) },
  );
  return (key) => loader.load(key);
}
