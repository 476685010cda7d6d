/** The server's clock, estimated from its responses: a visitor's own may be wrong. Countdowns and deadlines use it. */
import { useSyncExternalStore } from "react";

interface Sample {
  /** Server time minus the browser's, in milliseconds. */
  offset: number;
  /** Error bound of the offset, in milliseconds. */
  uncertainty: number;
}

/** All in milliseconds; `sentAt` and `receivedAt` by the browser's clock. */
interface Reading {
  serverTime: number;
  /** Resolution of the server's time: 1000 in a Date header. */
  resolution: number;
  sentAt: number;
  receivedAt: number;
}

let best: Sample | undefined;

/** Milliseconds; the browser's clock until the first response. */
export function serverNow(): number {
  return Date.now() + (best?.offset ?? 0);
}

/** Whether a response came since the page opened: before, the clock may be wrong, and nothing is ended or deleted. */
export function knowsServerTime(): boolean {
  return best !== undefined;
}

/** Adds a sample. The server's time belongs to the middle of the round trip, so the shortest one is best. */
export function learnServerTime({ serverTime, resolution, sentAt, receivedAt }: Reading): void {
  const roundTrip = receivedAt - sentAt;
  if (Number.isNaN(serverTime) || roundTrip < 0) return;
  const offset = serverTime + resolution / 2 - (sentAt + receivedAt) / 2;
  const uncertainty = (roundTrip + resolution) / 2;
  // The samples contradict each other: the browser's clock was changed.
  const contradicts = best && Math.abs(offset - best.offset) > uncertainty + best.uncertainty;
  if (!best || contradicts || uncertainty <= best.uncertainty) best = { offset, uncertainty };
}

interface Ticker {
  read: () => number;
  subscribe: (listener: () => void) => () => void;
}

/** Tickers by interval, so that all countdowns of a page show the same second. */
const tickers = new Map<number, Ticker>();

/** Longer than a render takes: a stopped ticker keeps its time for this long. */
const ONE_RENDER_MS = 50;

function createTicker(everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let now = serverNow();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = (): void => {
    now = serverNow();
    for (const listener of listeners) listener();
  };
  return {
    read: () => {
      if (listeners.size === 0 && Math.abs(serverNow() - now) > ONE_RENDER_MS) now = serverNow();
      return now;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        timer = setInterval(tick, everyMs);
        // Background tabs tick slowly; update as soon as the tab is visible.
        document.addEventListener("visibilitychange", tick);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener("visibilitychange", tick);
      };
    },
  };
}

/** In milliseconds; updated every `everyMs`. */
export function useServerNow(everyMs = 1000): number {
  return useAtServerTime((now) => now, everyMs);
}

/** Returns what `read` says of this second, by the server's clock; redraws only when that changes. */
export function useAtServerTime<Value extends string | number | boolean | null>(
  read: (now: number) => Value,
  everyMs = 1000,
): Value {
  const ticker = tickers.get(everyMs) ?? createTicker(everyMs);
  tickers.set(everyMs, ticker);
  const snapshot = (): Value => read(ticker.read());
  return useSyncExternalStore(ticker.subscribe, snapshot, snapshot);
}
