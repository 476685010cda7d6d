import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 25;

/** Acts on all items, evenly spread over `overMs` whatever their number; catches up after a delay. */
export async function spread<Item>(
  items: readonly Item[],
  overMs: number,
  act: (item: Item) => void,
  time = { now: () => performance.now(), sleep: (ms: number): Promise<unknown> => sleep(ms) },
): Promise<void> {
  const began = time.now();
  for (let done = 0; done < items.length;) {
    const due = 1 + Math.floor((items.length * (time.now() - began)) / overMs);
    for (const item of items.slice(done, due)) act(item);
    done = due;
    if (done < items.length) await time.sleep(STEP_MS);
  }
}
