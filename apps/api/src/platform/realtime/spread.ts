import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 25;

/** Handles all items, evenly spread over `overMs` whatever their number; catches up after a delay. */
export async function spread<Item>(
  items: readonly Item[],
  overMs: number,
  handle: (item: Item) => void,
  time = { now: () => performance.now(), sleep: (ms: number): Promise<unknown> => sleep(ms) },
): Promise<void> {
  const began = time.now();
  for (let done = 0; done < items.length;) {
    const due = 1 + Math.floor((items.length * (time.now() - began)) / overMs);
    for (const item of items.slice(done, due)) handle(item);
    done = due;
    if (done < items.length) await time.sleep(STEP_MS);
  }
}
