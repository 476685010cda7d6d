interface Waiting<Key, Result> {
  key: Key;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface Locks {
  /** Locks that two keys of one batch never share */
  exclusive: readonly string[];
  /** Locks that keys of one batch may share: `run` decides between them */
  shared: readonly string[];
}

/** Batches requests. Batches that run at the same time have no locks in common, because they would block each other. */
export function createBatcher<Key, Result>(options: {
  run: (keys: Key[]) => Promise<Result[]>;
  locks: (key: Key) => Locks;
  parallel: number;
  maxSize: number;
  /** Whether a single key may have caused the error. Each key then runs alone, so that only that one fails. */
  isOfOne: (error: unknown) => boolean;
}): (key: Key) => Promise<Result> {
  let waiting: Array<Waiting<Key, Result>> = [];
  const lockedNow = new Set<string>();
  let underWay = 0;
  let scheduled = false;

  function nextBatch(): { batch: Array<Waiting<Key, Result>>; locked: Set<string> } {
    const locked = new Set<string>();
    /** Locks of entries that stay waiting, which later entries for the same lock must not overtake */
    const waitedFor = new Set<string>();
    const batch: Array<Waiting<Key, Result>> = [];
    const rest: Array<Waiting<Key, Result>> = [];
    for (const entry of waiting) {
      const { exclusive, shared } = options.locks(entry.key);
      const isFree =
        batch.length < options.maxSize &&
        !exclusive.some((name) => locked.has(name) || lockedNow.has(name) || waitedFor.has(name)) &&
        !shared.some((name) => lockedNow.has(name));
      if (!isFree) {
        rest.push(entry);
        for (const name of exclusive) waitedFor.add(name);
        continue;
      }
      for (const name of [...exclusive, ...shared]) locked.add(name);
      batch.push(entry);
    }
    waiting = rest;
    return { batch, locked };
  }

  async function settle(batch: ReadonlyArray<Waiting<Key, Result>>): Promise<void> {
    const results = await options.run(batch.map((entry) => entry.key));
    batch.forEach((entry, index) => {
      const result = results[index];
      if (result === undefined) entry.reject(new Error("a batch returned fewer results than keys"));
      else entry.resolve(result);
    });
  }

  async function settleAlone(batch: ReadonlyArray<Waiting<Key, Result>>): Promise<void> {
    for (const entry of batch) {
      try {
        await settle([entry]);
      } catch (error) {
        entry.reject(error);
        if (!options.isOfOne(error)) throw error;
      }
    }
  }

  async function runBatch(batch: Array<Waiting<Key, Result>>, locked: Set<string>): Promise<void> {
    underWay++;
    for (const name of locked) lockedNow.add(name);
    try {
      await settle(batch).catch((error: unknown) => {
        if (batch.length === 1 || !options.isOfOne(error)) throw error;
        return settleAlone(batch);
      });
    } catch (error) {
      // Entries that have a result already keep it.
      for (const entry of batch) entry.reject(error);
    } finally {
      underWay--;
      for (const name of locked) lockedNow.delete(name);
      schedule();
    }
  }

  function runBatches(): void {
    scheduled = false;
    while (waiting.length > 0 && underWay < options.parallel) {
      const { batch, locked } = nextBatch();
      if (batch.length === 0) return;
      void runBatch(batch, locked);
    }
  }

  function schedule(): void {
    if (scheduled || waiting.length === 0 || underWay >= options.parallel) return;
    scheduled = true;
    setImmediate(runBatches);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}
