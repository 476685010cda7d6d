import { DomainError } from "#platform/http-errors.ts";
import { createLimiter } from "#platform/limiter.ts";
import type { RedisConnections } from "#platform/redis.ts";

/** Of a million codes three are right at a time: who knows a password needs some years of guessing. */
const CODES = 15;
const WINDOW_SECONDS = 3600;

export type CodeQuota = ReturnType<typeof createCodeQuota>;

/** Limits codes per account, over all challenges; each needs the password first. */
export function createCodeQuota(options: {
  redis: Pick<RedisConnections, "limits">;
  enabled: boolean;
  prefix: string;
}) {
  if (!options.enabled) return { charge: async () => undefined };
  const limiter = createLimiter(options.redis, {
    prefix: options.prefix,
    name: "second-step",
    points: CODES,
    seconds: WINDOW_SECONDS,
  });

  return {
    /** Before a code is compared. @throws DomainError TOO_MANY_CODES */
    async charge(userId: number): Promise<void> {
      const { consumedPoints } = await limiter.count(String(userId));
      if (consumedPoints > CODES) throw new DomainError("TOO_MANY_CODES");
    },
  };
}
