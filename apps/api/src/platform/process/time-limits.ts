/** How long the product waits for what it needs, in milliseconds. */
export const TIME_LIMITS = {
  databaseConnection: 3000,
  /** Longer than any request takes. */
  query: 8000,
  idleInTransaction: 15_000,
  redisConnection: 3000,
  redisCommand: 3000,
  /** Rate limits count in memory after this timeout: a call that counts twice waits less than half a second. */
  rateLimit: 200,
  readiness: 2500,
  /** A figure that cannot be read must not delay the others of /metrics. */
  figure: 1500,
  /** Less than `figure`: a part that hangs must be reported as 0, and not be left out of /metrics. */
  figureOfNeeded: 1000,
  databaseClock: 1000,
  vitals: 2000,
};

export type TimeLimits = Readonly<Record<keyof typeof TIME_LIMITS, number>>;

/** @param factor how many times longer than the product usually waits (`TIME_LIMIT_FACTOR`) */
export function timeLimitsTimes(factor: number): TimeLimits {
  const limits: Record<keyof typeof TIME_LIMITS, number> = { ...TIME_LIMITS };
  for (const name of Object.keys(TIME_LIMITS) as (keyof typeof TIME_LIMITS)[]) limits[name] *= factor;
  return limits;
}

/** Timeout where no caller waits: a machine that has just started may be too busy for a quick handshake. */
export const LONG_CONNECTION_TIMEOUT_MS = 30_000;
