import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from "rate-limiter-flexible";
import type { RedisConnections } from "./redis.ts";

/** Counts what somebody used of an allowance, in a window that begins with the first use. */
export interface Limiter {
  /** Counts, also what is over the limit, and never fails. */
  count(key: string, points?: number): Promise<RateLimiterRes>;
  /** What was counted in the present window, if there is one. */
  get(key: string): Promise<RateLimiterRes | null>;
}

/**
 * Counts in Redis, for all processes together. When Redis is away, hangs, is full or read-only, each process counts in
 * its own memory, so that a limit still holds.
 *
 * @param options.name distinguishes its keys from those of other limiters
 */
export function createLimiter(
  redis: Pick<RedisConnections, "limits">,
  options: { prefix: string; name: string; points: number; seconds: number },
): Limiter {
  const { points, seconds: duration } = options;
  const keyPrefix = `${options.prefix}:limit:${options.name}`;
  const memory = new RateLimiterMemory({ points, duration, keyPrefix });
  const limiter = new RateLimiterRedis({
    storeClient: redis.limits,
    points,
    duration,
    keyPrefix,
    insuranceLimiter: memory,
  });

  return {
    count: (key, used = 1) => limiter.penalty(key, used),

    async get(key) {
      // A Redis that is full or read-only still reads, while what is counted goes to memory.
      const [shared, own] = await Promise.all([limiter.get(key), memory.get(key)]);
      return (own?.consumedPoints ?? 0) > (shared?.consumedPoints ?? 0) ? own : shared;
    },
  };
}
