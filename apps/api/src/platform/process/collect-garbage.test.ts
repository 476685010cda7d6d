import { expect, it } from "vitest";
import { collectGarbage, collectWhenQuiet } from "./collect-garbage.ts";

it("gives back what nobody needs any more when the process does little, and again after a rest", async () => {
  const left = new WeakRef({ large: "x".repeat(1000) });
  let isBusy = true;
  const collections: boolean[] = [];
  const stop = collectWhenQuiet({
    lookEveryMs: 30,
    restMs: 30,
    async collect() {
      collections.push(isBusy);
      await collectGarbage();
    },
  });
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const working = setInterval(() => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      if (end - began < 300) return;
      clearInterval(working);
      isBusy = false;
      resolve();
    }, 1);
  });
  await expect.poll(() => left.deref() === undefined).toBe(true);
  await expect.poll(() => collections.length).toBeGreaterThan(1);
  stop();
  expect(collections).not.toContain(true);
});
