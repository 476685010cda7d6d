interface Waiting<Key, Answer> {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** What a key touches, by name: no two batches under way touch the same. */
interface Touched {
  /** Nor do two keys of one batch. */
  alone: readonly string[];
  /** Keys of one batch may: `run` settles it between them. */
  together: readonly string[];
}

/**
 * Collects single requests that come while earlier ones are under way, so that many share one statement.
 * An idle batcher runs a request in the same tick; nobody waits for company, only for a batch that touches the same:
 * two statements that want the same row would wait for each other in the database, each with a connection in its hand.
 *
 * @param run answers a batch: one answer per key, in order
 * @param parallel batches under way at once
 */
export function createBatcher<Key, Answer>(options: {
  run: (keys: Key[]) => Promise<Answer[]>;
  touches: (key: Key) => Touched;
  parallel: number;
  maxSize: number;
}): (key: Key) => Promise<Answer> {
  let waiting: Array<Waiting<Key, Answer>> = [];
  const touchedNow = new Set<string>();
  let underWay = 0;
  let scheduled = false;

  function takeBatch(): { batch: Array<Waiting<Key, Answer>>; touched: Set<string> } {
    const touched = new Set<string>();
    const batch: Array<Waiting<Key, Answer>> = [];
    const rest: Array<Waiting<Key, Answer>> = [];
    for (const entry of waiting) {
      const { alone, together } = options.touches(entry.key);
      const isFree =
        batch.length < options.maxSize &&
        !alone.some((name) => touched.has(name) || touchedNow.has(name)) &&
        !together.some((name) => touchedNow.has(name));
      if (!isFree) {
        rest.push(entry);
        continue;
      }
      for (const name of [...alone, ...together]) touched.add(name);
      batch.push(entry);
    }
    waiting = rest;
    return { batch, touched };
  }

  async function runBatch(batch: Array<Waiting<Key, Answer>>, touched: Set<string>): Promise<void> {
    underWay++;
    for (const name of touched) touchedNow.add(name);
    try {
      const answers = await options.run(batch.map((entry) => entry.key));
      batch.forEach((entry, index) => {
        const answer = answers[index];
        if (answer === undefined) entry.reject(new Error("a batch gave fewer answers than it has keys"));
        else entry.resolve(answer);
      });
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    } finally {
      underWay--;
      for (const name of touched) touchedNow.delete(name);
      schedule();
    }
  }

  function runAsManyAsMay(): void {
    scheduled = false;
    while (waiting.length > 0 && underWay < options.parallel) {
      const { batch, touched } = takeBatch();
      // Everyone who waits, waits for a batch under way; its end comes back here.
      if (batch.length === 0) return;
      void runBatch(batch, touched);
    }
  }

  function schedule(): void {
    if (scheduled || waiting.length === 0 || underWay >= options.parallel) return;
    scheduled = true;
    setImmediate(runAsManyAsMay);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}
