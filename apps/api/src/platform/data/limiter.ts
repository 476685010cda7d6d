import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from "rate-limiter-flexible";
import type { RedisConnections } from "./redis.ts";

export type Limiter = ReturnType<typeof createLimiter>;

export interface LimiterOptions {
  /** Separates products, or tests, on one Redis. */
  prefix: string;
  name: string;
  points: number;
  seconds: number;
}

export const keyPrefixOf = ({ prefix, name }: Pick<LimiterOptions, "prefix" | "name">): string =>
  `${prefix}:limit:${name}`;

/** Counts in memory while Redis fails, so that a limit still applies. */
export function createLimiter(redis: Pick<RedisConnections, "limits">, options: LimiterOptions) {
  const { points, seconds: duration } = options;
  const keyPrefix = keyPrefixOf(options);
  const memory = new RateLimiterMemory({ points, duration, keyPrefix });
  const limiter = new RateLimiterRedis({
    storeClient: redis.limits,
    points,
    duration,
    keyPrefix,
    insuranceLimiter: memory,
  });

  return {
    /** Counts, also beyond the limit, and never fails. */
    count: (key: string, used = 1): Promise<RateLimiterRes> => limiter.penalty(key, used),

    giveBack: (key: string): Promise<RateLimiterRes> => limiter.reward(key, 1),

    async get(key: string): Promise<RateLimiterRes | null> {
      // A full or read-only Redis still returns a count, while memory has the newer one.
      const [shared, own] = await Promise.all([limiter.get(key), memory.get(key)]);
      return (own?.consumedPoints ?? 0) > (shared?.consumedPoints ?? 0) ? own : shared;
    },
  };
}
