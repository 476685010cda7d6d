import { LRUCache } from "lru-cache";
import { keyPrefixOf, type LimiterOptions } from "#platform/data/limiter.ts";
import type { RedisConnections } from "#platform/data/redis.ts";

const SHARE_EVERY_MS = 100;
const MAX_STORED = 10_000;

/** A window begins with its first use. A full or read-only Redis adds nothing, but still returns the counts. */
const SHARE = `
local counts = {}
for i, key in ipairs(KEYS) do
  local used = tonumber(ARGV[i + 1])
  if used > 0 then
    redis.pcall('set', key, 0, 'EX', ARGV[1], 'NX')
    redis.pcall('incrby', key, used)
  end
  counts[2 * i - 1] = tonumber(redis.call('get', key) or 0)
  counts[2 * i] = redis.call('pttl', key)
end
return counts`;

interface Counted {
  consumedPoints: number;
  msBeforeNext: number;
}

interface Window {
  consumed: number;
  endsAt: number;
}

export type BatchedLimiter = ReturnType<typeof createBatchedLimiter>;

/** Counts of other processes come late: do not use it to protect secrets. While Redis fails, each counts alone. */
export function createBatchedLimiter(
  redis: Pick<RedisConnections, "limits" | "beforeClose">,
  { seconds, ...options }: Omit<LimiterOptions, "points">,
) {
  const keyPrefix = keyPrefixOf(options);
  const windows = new LRUCache<string, Window>({ max: MAX_STORED });
  /** Uses by key that Redis has not received yet; 0: the key is only read. */
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let sharing: Promise<void> | undefined;

  function current(key: string, now: number): Window | undefined {
    const window = windows.get(key);
    return window && window.endsAt > now ? window : undefined;
  }

  function learn(key: string, shared: number, msLeft: number, now: number): void {
    if (shared === 0 || msLeft <= 0) return;
    const consumed = shared + (waiting.get(key) ?? 0);
    const endsAt = now + msLeft;
    const own = current(key, now);
    // Another process may have begun the window, or it may have ended during the request: the earlier end counts.
    if (own) Object.assign(own, { consumed: Math.max(own.consumed, consumed), endsAt: Math.min(own.endsAt, endsAt) });
    else windows.set(key, { consumed, endsAt });
  }

  async function share(): Promise<void> {
    const batch = [...waiting];
    waiting = new Map();
    const keys = batch.map(([key]) => `${keyPrefix}:${key}`);
    const used = batch.map(([, count]) => count);
    try {
      const counts = (await redis.limits.eval(SHARE, keys.length, ...keys, seconds, ...used)) as number[];
      const now = performance.now();
      for (const [index, [key]] of batch.entries()) learn(key, counts[2 * index] ?? 0, counts[2 * index + 1] ?? 0, now);
    } catch {
      // Not sent again, because Redis may have counted it without a response. The count in memory stays.
    }
  }

  /** Sends one batch at a time, so that requests do not pile up while Redis hangs. */
  function shareSoon(): void {
    if (timer || sharing) return;
    timer = setTimeout(() => {
      timer = undefined;
      sharing = share().finally(() => {
        sharing = undefined;
        if (waiting.size > 0) shareSoon();
      });
    }, SHARE_EVERY_MS);
    timer.unref();
  }

  redis.beforeClose(async () => {
    clearTimeout(timer);
    await sharing;
    if (waiting.size > 0) await share();
  });

  return {
    count(key: string, used = 1): Counted {
      const now = performance.now();
      const window = current(key, now) ?? { consumed: 0, endsAt: now + seconds * 1000 };
      window.consumed += used;
      windows.set(key, window);
      waiting.set(key, (waiting.get(key) ?? 0) + used);
      shareSoon();
      return { consumedPoints: window.consumed, msBeforeNext: window.endsAt - now };
    },

    /** Returns the count that this process knows, and requests the current one for the next call. */
    get(key: string): Counted | null {
      const now = performance.now();
      const window = current(key, now);
      if (!waiting.has(key)) waiting.set(key, 0);
      shareSoon();
      return window ? { consumedPoints: window.consumed, msBeforeNext: window.endsAt - now } : null;
    },
  };
}
