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
 * A network from which the account signed in has its own quota, so that a thief of the password cannot use up the
 * owner's; for recovery codes each network has one. A code of the app is right 3 times in 1,000,000: all strange
 * networks together enter 30 a day, an even chance in 21 years; one shared with the owner 15 an hour, in 640 days.
 * One of 10 recovery codes is right 10 times in 30^12: a million networks with 15 an hour need 260,000 years.
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
