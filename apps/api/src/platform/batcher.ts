interface Waiting<Key, Answer> {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects single requests that come while earlier ones are under way, so that many share one statement.
 * An idle batcher runs a request in the same tick; nobody waits for company.
 *
 * @param run answers a batch: one answer per key, in order
 * @param slots what a key wants for itself; two keys of one batch never share a slot, the later one waits for the next batch
 * @param parallel batches under way at once
 */
export function createBatcher<Key, Answer>(options: {
  run: (keys: Key[]) => Promise<Answer[]>;
  slots: (key: Key) => string[];
  parallel: number;
  maxSize: number;
}): (key: Key) => Promise<Answer> {
  let waiting: Array<Waiting<Key, Answer>> = [];
  let underWay = 0;
  let scheduled = false;

  function takeBatch(): Array<Waiting<Key, Answer>> {
    const used = new Set<string>();
    const batch: Array<Waiting<Key, Answer>> = [];
    const rest: Array<Waiting<Key, Answer>> = [];
    for (const entry of waiting) {
      const slots = options.slots(entry.key);
      if (batch.length >= options.maxSize || slots.some((slot) => used.has(slot))) rest.push(entry);
      else {
        for (const slot of slots) used.add(slot);
        batch.push(entry);
      }
    }
    waiting = rest;
    return batch;
  }

  async function runBatch(batch: Array<Waiting<Key, Answer>>): Promise<void> {
    underWay++;
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
      schedule();
    }
  }

  function schedule(): void {
    if (scheduled || waiting.length === 0 || underWay >= options.parallel) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (waiting.length > 0 && underWay < options.parallel) void runBatch(takeBatch());
    });
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}
