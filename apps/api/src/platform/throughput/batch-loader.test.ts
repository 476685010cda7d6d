import { expect, test } from "vitest";
import { createBatchLoader } from "./batch-loader.ts";

/** A loader whose loads the test ends. Each returns its own number. */
function startLoader() {
  const loads: Array<{ keys: string[]; end: () => void; fail: () => void }> = [];
  const ask = createBatchLoader((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const number = loads.length + 1;
    loads.push({
      keys: [...keys],
      end: () => resolve(keys.map((key) => `${key}${number}`)),
      fail: () => reject(new Error("away")),
    });
    return promise;
  });
  /** Returns the load with this number, once it has begun. */
  const load = async (number: number) => {
    await expect.poll(() => loads.length).toBe(number);
    const found = loads[number - 1];
    if (!found) throw new Error("no such load");
    return found;
  };
  return { ask, load, loads };
}

test("asks once for each key that is asked for in the same moment", async () => {
  const { ask, load } = startLoader();
  const asked = ["a", "b", "a", "a"].map(ask);
  const { keys, end } = await load(1);
  expect(keys).toEqual(["a", "b"]);
  end();
  expect(await Promise.all(asked)).toEqual(["a1", "b1", "a1", "a1"]);
});

test("who asks while a load is under way gets the next, which begins when that one ends, and shares it with all others", async () => {
  const { ask, load, loads } = startLoader();
  const early = ask("a");
  const first = await load(1);
  const late: Array<Promise<string>> = [];
  for (let turn = 0; turn < 20; turn++) {
    late.push(ask("a"), ask("b"));
    await new Promise((next) => setImmediate(next));
  }
  expect(loads).toHaveLength(1);
  first.end();
  expect(await early).toBe("a1");
  const second = await load(2);
  expect(second.keys).toEqual(["a", "b"]);
  second.end();
  expect(new Set(await Promise.all(late))).toEqual(new Set(["a2", "b2"]));
});

test("a load that fails fails for those who asked for it, and the next goes on", async () => {
  const { ask, load } = startLoader();
  const early = ask("a");
  const first = await load(1);
  const late = ask("a");
  first.fail();
  await expect(early).rejects.toThrow("away");
  (await load(2)).end();
  expect(await late).toBe("a2");
});

test("with a pause between loads no two of them begin within it", async () => {
  const beginnings: number[] = [];
  const ask = createBatchLoader(
    async (keys: readonly string[]) => {
      beginnings.push(performance.now());
      return [...keys];
    },
    { pauseMs: 20 },
  );
  for (let load = 0; load < 3; load++) await Promise.all(["a", "b", "a"].map(ask));
  const pauses = beginnings.slice(1).map((at, index) => at - (beginnings[index] ?? 0));
  expect(pauses).toHaveLength(2);
  // Timers only have millisecond precision.
  for (const pause of pauses) expect(pause).toBeGreaterThan(18);
});
