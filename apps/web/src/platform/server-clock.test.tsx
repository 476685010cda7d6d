import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testCart } from "#test/test-cart.ts";
import { pending } from "#test/network.ts";
import { api } from "./api-client.ts";
import { learnServerTime, serverNow, useServerNow } from "./server-clock.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const ahead = () => serverNow() - Date.now();
/** A response with a round trip of `roundTrip` and a clock `offset` from the browser's. */
const learn = (offset: number, roundTrip: number, resolution = 0) =>
  learnServerTime({
    serverTime: Math.floor((NOW + offset) / (resolution || 1)) * (resolution || 1),
    resolution,
    sentAt: NOW - roundTrip / 2,
    receivedAt: NOW + roundTrip / 2,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  // Contradicts the samples of the previous test.
  learn(-1e9, 0);
  learn(0, 0);
  learn(-1e9, 10_000);
});
afterEach(() => void vi.useRealTimers());

it("uses the sample with the shortest round trip", () => {
  learn(-1e9 + 3000, 2000);
  expect(ahead()).toBe(-1e9 + 3000);
  learn(-1e9 + 3100, 200);
  expect(ahead()).toBe(-1e9 + 3100);
  learn(-1e9 + 2800, 1500);
  expect(ahead()).toBe(-1e9 + 3100);
});

it("prefers a time with milliseconds to a Date header, which has whole seconds", () => {
  learn(-1e9 + 3456, 300);
  learn(-1e9 + 3456, 20, 1000);
  expect(ahead()).toBe(-1e9 + 3456);
});

it("learns anew when the browser's clock was set", () => {
  learn(-1e9, 20);
  learn(3_600_000, 800);
  expect(ahead()).toBe(3_600_000);
});

it("ignores a response without a time", () => {
  learnServerTime({ serverTime: Number.NaN, resolution: 1000, sentAt: NOW, receivedAt: NOW });
  expect(ahead()).toBe(-1e9);
});

it("uses the time in a response body", async () => {
  const reading = pending("getCart");
  const cart = api.getCart();
  await vi.advanceTimersByTimeAsync(100);
  await reading.respond({ ...testCart([]), now: new Date(NOW + 50 + 7_200_123).toISOString() });
  await cart;
  expect(ahead()).toBe(7_200_123);
});

it("ticks with the server's time", () => {
  learn(5000, 0);
  const { result } = renderHook(() => useServerNow(1000));
  expect(result.current).toBe(NOW + 5000);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(NOW + 6000);
});

it("shows one and the same time to all that ask, however long after each other they began", () => {
  const first = renderHook(() => useServerNow());
  act(() => void vi.advanceTimersByTime(700));
  const second = renderHook(() => useServerNow());
  const shown = () => [first.result.current - NOW, second.result.current - NOW].map((time) => time + 1e9);
  expect(shown()).toEqual([0, 0]);
  act(() => void vi.advanceTimersByTime(300));
  expect(shown()).toEqual([1000, 1000]);
  first.unmount();
  act(() => void vi.advanceTimersByTime(1000));
  expect(second.result.current).toBe(NOW - 1e9 + 2000);
});

it("begins with the present time when nobody asked for a while", () => {
  renderHook(() => useServerNow()).unmount();
  act(() => void vi.advanceTimersByTime(5400));
  expect(renderHook(() => useServerNow()).result.current).toBe(NOW - 1e9 + 5400);
});
