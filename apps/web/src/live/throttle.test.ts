import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function runs() {
  const begun: { at: number; end: () => void }[] = [];
  const run = () =>
    new Promise<void>((end) => {
      begun.push({ at: performance.now(), end });
    });
  return { begun, run };
}

describe("throttled refetches", () => {
  it("come soon after the first event, once for a burst", async () => {
    const { begun, run } = runs();
    const { ask } = throttle(run);
    for (let event = 0; event < 50; event++) ask();
    await vi.advanceTimersByTimeAsync(150);
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(begun).toHaveLength(1);
  });

  it("come at most once in 400 ms while events keep coming, and once more after the last", async () => {
    const { begun, run } = runs();
    const { ask } = throttle(run);
    let last = 0;
    for (let ms = 0; ms < 2000; ms += 30) {
      ask();
      last = performance.now();
      await vi.advanceTimersByTimeAsync(30);
      begun.at(-1)?.end();
    }
    await vi.advanceTimersByTimeAsync(1000);
    const pauses = begun.slice(1).map(({ at }, index) => at - (begun[index]?.at ?? 0));
    expect(begun.length).toBeGreaterThan(4);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(400);
    expect(begun.at(-1)?.at).toBeGreaterThan(last);
  });

  it("never overlap: an event during a slow one triggers another after it", async () => {
    const { begun, run } = runs();
    const { ask, now } = throttle(run);
    ask();
    await vi.advanceTimersByTimeAsync(100);
    for (let ms = 0; ms < 3000; ms += 100) {
      ask();
      void now();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await vi.advanceTimersByTimeAsync(150);
    expect(begun).toHaveLength(2);
  });

  it("go on after one that failed", async () => {
    const run = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("offline"));
    const { ask } = throttle(run);
    ask();
    await vi.advanceTimersByTimeAsync(1000);
    ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("stop when nobody looks, and begin anew with the next event", async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { ask, stop } = throttle(run);
    ask();
    stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).not.toHaveBeenCalled();
    ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
