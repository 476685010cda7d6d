import { describe, expect, test } from "vitest";
import { createBatcher } from "./batcher.ts";

interface Key {
  name: string;
  exclusive?: string[];
  shared?: string[];
}

/** A batcher whose batches end when the test says so */
function batcher(options: { parallel: number; maxSize?: number }) {
  const batches: Array<{ names: string[]; end: (error?: Error) => void }> = [];
  const arrivals: Array<() => void> = [];
  const request = createBatcher<Key, string>({
    parallel: options.parallel,
    maxSize: options.maxSize ?? 100,
    locks: ({ exclusive = [], shared = [] }) => ({ exclusive, shared }),
    isOfOne: (error) => error instanceof RangeError,
    run: (keys) =>
      new Promise((resolve, reject) => {
        const names = keys.map(({ name }) => name);
        batches.push({ names, end: (error) => (error ? reject(error) : resolve(names.map((name) => `${name}!`))) });
        arrivals.shift()?.();
      }),
  });
  return {
    request,
    /** Waits for the batch that began as the nth. */
    async nth(index: number) {
      while (batches.length <= index) await new Promise<void>((resolve) => arrivals.push(resolve));
      const batch = batches[index];
      if (!batch) throw new Error("no such batch");
      return batch;
    },
    count: () => batches.length,
  };
}

describe("a batcher", () => {
  test("runs a single request at once, and those that come meanwhile in one batch", async () => {
    const { request, nth } = batcher({ parallel: 1 });
    const first = request({ name: "a" });
    expect((await nth(0)).names).toEqual(["a"]);
    const rest = [request({ name: "b" }), request({ name: "c" })];
    (await nth(0)).end();
    expect((await nth(1)).names).toEqual(["b", "c"]);
    (await nth(1)).end();
    expect(await Promise.all([first, ...rest])).toEqual(["a!", "b!", "c!"]);
  });

  test("never has two keys with the same exclusive lock in one batch", async () => {
    const { request, nth } = batcher({ parallel: 2 });
    const responses = [
      request({ name: "a", exclusive: ["user 1"] }),
      request({ name: "b", exclusive: ["user 1"] }),
      request({ name: "c", exclusive: ["user 2"] }),
    ];
    expect((await nth(0)).names).toEqual(["a", "c"]);
    (await nth(0)).end();
    expect((await nth(1)).names).toEqual(["b"]);
    (await nth(1)).end();
    await Promise.all(responses);
  });

  test("lets keys of one batch share a lock, and no key that locks what a batch under way locks", async () => {
    const { request, nth, count } = batcher({ parallel: 2 });
    const early = [request({ name: "a", shared: ["seat 1"] }), request({ name: "b", shared: ["seat 1"] })];
    expect((await nth(0)).names).toEqual(["a", "b"]);
    const late = [request({ name: "c", shared: ["seat 1"] }), request({ name: "d", shared: ["seat 2"] })];
    expect((await nth(1)).names).toEqual(["d"]);
    expect(count()).toBe(2);
    (await nth(0)).end();
    expect((await nth(2)).names).toEqual(["c"]);
    (await nth(1)).end();
    (await nth(2)).end();
    expect(await Promise.all([...early, ...late])).toEqual(["a!", "b!", "c!", "d!"]);
  });

  test("lets nothing overtake a key with the same exclusive lock that waits", async () => {
    const { request, nth } = batcher({ parallel: 2 });
    const early = request({ name: "a", shared: ["seat 1"] });
    expect((await nth(0)).names).toEqual(["a"]);
    const late = [
      request({ name: "b", exclusive: ["user 2"], shared: ["seat 1"] }),
      request({ name: "c", exclusive: ["user 2"], shared: ["seat 2"] }),
      request({ name: "d", exclusive: ["user 3"], shared: ["seat 2"] }),
    ];
    expect((await nth(1)).names).toEqual(["d"]);
    (await nth(0)).end();
    expect((await nth(2)).names).toEqual(["b"]);
    (await nth(1)).end();
    (await nth(2)).end();
    expect((await nth(3)).names).toEqual(["c"]);
    (await nth(3)).end();
    expect(await Promise.all([early, ...late])).toEqual(["a!", "b!", "c!", "d!"]);
  });

  test("has no more batches under way, and no larger ones, than it may", async () => {
    const { request, nth, count } = batcher({ parallel: 2, maxSize: 2 });
    const responses = ["a", "b", "c", "d", "e"].map((name) => request({ name }));
    expect((await nth(0)).names).toEqual(["a", "b"]);
    expect((await nth(1)).names).toEqual(["c", "d"]);
    expect(count()).toBe(2);
    (await nth(1)).end();
    expect((await nth(2)).names).toEqual(["e"]);
    (await nth(0)).end();
    (await nth(2)).end();
    await Promise.all(responses);
  });

  test("runs each of a batch alone that failed for the sake of one", async () => {
    const { request, nth } = batcher({ parallel: 1 });
    const [one, other] = [request({ name: "a" }), request({ name: "b" })];
    (await nth(0)).end(new RangeError("one of them"));
    expect((await nth(1)).names).toEqual(["a"]);
    (await nth(1)).end(new RangeError("a"));
    expect((await nth(2)).names).toEqual(["b"]);
    (await nth(2)).end();
    await expect(one).rejects.toThrow("a");
    expect(await other).toBe("b!");
  });

  test("gives everyone of a batch that failed its error, and goes on", async () => {
    const { request, nth } = batcher({ parallel: 1 });
    const failing = Promise.allSettled([request({ name: "a", exclusive: ["x"] }), request({ name: "b" })]);
    (await nth(0)).end(new Error("away"));
    expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const next = request({ name: "c", exclusive: ["x"] });
    (await nth(1)).end();
    expect(await next).toBe("c!");
  });
});
