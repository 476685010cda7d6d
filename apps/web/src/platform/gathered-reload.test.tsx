import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gather, useGatheredReload } from "./gathered-reload.ts";
import { queryClient } from "./query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Readings that end when the test says so. */
function readings() {
  const begun: { at: number; end: () => void }[] = [];
  const read = () =>
    new Promise<void>((end) => {
      begun.push({ at: performance.now(), end });
    });
  return { begun, read };
}

describe("gathered readings", () => {
  it("come soon after the first news, once for a burst", async () => {
    const { begun, read } = readings();
    const { ask } = gather(read);
    for (let news = 0; news < 50; news++) ask();
    await vi.advanceTimersByTimeAsync(150);
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(begun).toHaveLength(1);
  });

  it("come at most once in 400 ms while news keeps coming, and once more after the last", async () => {
    const { begun, read } = readings();
    const { ask } = gather(read);
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

  it("do not run beside one another: news during a slow one is read after it", async () => {
    const { begun, read } = readings();
    const { ask } = gather(read);
    ask();
    await vi.advanceTimersByTimeAsync(100);
    for (let ms = 0; ms < 3000; ms += 100) {
      ask();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await vi.advanceTimersByTimeAsync(150);
    expect(begun).toHaveLength(2);
  });

  it("stop when nobody looks, and begin anew with the next news", async () => {
    const read = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { ask, stop } = gather(read);
    ask();
    stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).not.toHaveBeenCalled();
    ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

it("lets a request that is under way end, and asks once more, as it began before the news", async () => {
  const asked: { signal: AbortSignal; answer: (value: string) => void }[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      query: useQuery({
        queryKey: ["news", "list"],
        queryFn: ({ signal }) =>
          new Promise<string>((answer) => {
            asked.push({ signal, answer });
          }),
      }),
      reload: useGatheredReload(["news"]),
    }),
    { wrapper },
  );
  expect(asked).toHaveLength(1);
  result.current.reload();
  await act(() => vi.advanceTimersByTimeAsync(500));
  result.current.reload();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect([asked.length, asked[0]?.signal.aborted]).toEqual([1, false]);
  asked[0]?.answer("old");
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.query.data).toBe("old");
  expect(asked).toHaveLength(2);
  asked[1]?.answer("new");
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.query.data).toBe("new");
});
