import { PausedError } from "#platform/process/domain-error.ts";
import { createLimiter, type Limiter } from "#platform/data/limiter.ts";
import { networksOf } from "#platform/http/network.ts";
import type { RedisConnections } from "#platform/data/redis.ts";

const HOUR = 3600;
const PER_HOUR = { points: 15, seconds: HOUR };
const PER_DAY = { points: 30, seconds: 24 * HOUR };

export type CodeQuota = ReturnType<typeof createCodeQuota>;

type MakeLimit = (name: string, limit: { points: number; seconds: number }) => Pick<Limiter, "count">;

interface ShownCode {
  userId: number;
  kind: "app" | "recovery";
  network: string;
  isKnown: boolean;
}

/**
 * Limits codes of an account, over all challenges; each needs the password first. Somebody who only knows the
 * password cannot use up the owner's quota: a network from which the account signed in has its own, and so has each
 * network for recovery codes. Guessing stays hopeless:
 *
 * - A code of the app is right 3 times in 1,000,000 (the current one, the one before, the one after). All strange
 *   networks together enter 30 a day: an even chance takes ln 2 / (30 x 0.000003) = 7,700 days, 21 years. Somebody
 *   who shares a network with the owner has 15 an hour: 640 days, each with its 360 wrong codes.
 * - One of 10 recovery codes is right 10 times in 30^12 = 5 x 10^17. A million networks that enter 15 an hour each
 *   need 260,000 years.
 * @param makeLimit for tests
 */
export function createCodeQuota(
  options: { redis: Pick<RedisConnections, "limits">; enabled: boolean; prefix: string },
  makeLimit: MakeLimit = (name, limit) => createLimiter(options.redis, { prefix: options.prefix, name, ...limit }),
) {
  if (!options.enabled) return { charge: async () => undefined };
  const perHour = { ...PER_HOUR, ...makeLimit("codes an hour", PER_HOUR) };
  const perDay = { ...PER_DAY, ...makeLimit("codes a day", PER_DAY) };

  return {
    /** Call before a code is compared. @throws PausedError TOO_MANY_CODES */
    async charge({ userId, kind, network, isKnown }: ShownCode): Promise<void> {
      async function count(limit: typeof perHour, key: string, times = 1): Promise<void> {
        const { consumedPoints, msBeforeNext } = await limit.count(key);
        if (consumedPoints > limit.points * times)
          throw new PausedError("TOO_MANY_CODES", Math.ceil(msBeforeNext / 1000));
      }
      if (kind === "app" && !isKnown) {
        for (const limit of [perHour, perDay]) await count(limit, `${userId}:app`);
        return;
      }
      const [own, ...wider] = networksOf(network);
      for (const one of isKnown ? [own] : [own, ...wider])
        await count(perHour, `${userId}:${kind}:${one.network}`, one.times);
    },
  };
}
