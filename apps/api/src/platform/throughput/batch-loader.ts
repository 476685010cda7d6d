import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import DataLoader from "dataloader";

// The requests that arrive during a load share the next, so that any number of requests uses one connection. Caches
// nothing: each result was read after its request. An `Error` among the results is of its own request alone. `pauseMs`
// is the least time between the starts of two loads.
export function createBatchLoader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<Array<Value | Error>>,
  { maxBatchSize = 1000, pauseMs = 0 }: { maxBatchSize?: number; pauseMs?: number } = {},
): (key: Key) => Promise<Value> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value>(
    (keys) => {
      // Later requests for the same key need another load.
      loader.clearAll();
      const loading = load(keys);
      underWay = Promise.allSettled([loading, pauseMs > 0 && sleep(pauseMs)]);
      return loading;
    },
    // DataLoader's own schedule would end a batch with each request; a turn of the event loop reads many.
    { maxBatchSize, batchScheduleFn: (run) => void underWay.then(() => nextTurn()).then(run) },
  );
  return (key) => loader.load(key);
}
