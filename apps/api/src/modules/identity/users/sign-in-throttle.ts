import { PausedError } from "#platform/process/domain-error.ts";
import { createLimiter, type Limiter } from "#platform/data/limiter.ts";
import { networksOf } from "#platform/http/network.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";

const HOUR = 3600;
/** Limits of tries at an account from a network (decisions, section 9). */
const PER_MINUTE = { points: 10, seconds: 60 };
const PER_HOUR = { points: 50, seconds: HOUR };
/**
 * Wrong passwords for an account in an hour, from networks where it never signed in, before tries are delayed: as many
 * as two networks may try in a minute.
 */
const WRONG_BEFORE_DELAY = 20;
const MAX_DELAY_SECONDS = 120;
const MANY = 1_000_000;

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

type MakeLimit = (
  name: string,
  limit: { points: number; seconds: number },
) => Pick<Limiter, "count" | "get" | "giveBack">;

/** Returns 2 seconds after twenty wrong passwords, doubled for each twenty more. */
function delayAfter(wrong: number): number {
  const times = Math.floor(wrong / WRONG_BEFORE_DELAY);
  return times === 0 ? 0 : Math.min(2 ** times, MAX_DELAY_SECONDS);
}

function pause(milliseconds: number): never {
  throw new PausedError("SIGN_IN_PAUSED", Math.max(1, Math.ceil(milliseconds / 1000)));
}

/**
 * Slows guesses at a password, but locks nobody out: a network's own tries count, and the tries of other networks
 * only delay networks where the account never signed in.
 * @param makeLimit for tests
 */
export function createSignInThrottle(
  deps: {
    redis: Pick<RedisConnections, "limits">;
    prefix: string;
    enabled: boolean;
    sessions: Pick<SessionsService, "hasComeFrom">;
  },
  makeLimit: MakeLimit = (name, limit) => createLimiter(deps.redis, { prefix: deps.prefix, name, ...limit }),
) {
  if (!deps.enabled) return { begin: async () => ({ end: async () => undefined }) };
  const perMinute = makeLimit("sign-ins a minute", PER_MINUTE);
  const perHour = makeLimit("sign-ins an hour", PER_HOUR);
  const wrong = makeLimit("wrong passwords", { points: MANY, seconds: HOUR });

  return {
    /** Counts a try before its password is checked. @throws PausedError SIGN_IN_PAUSED */
    async begin({ email, userId = 0, network }: { email: string; userId: number | undefined; network: string }) {
      const isKnown = await deps.sessions.hasComeFrom(userId, network);
      const [own, ...wider] = networksOf(network);
      // Neighbours of a known network must not use up the owner's tries.
      const keys = (isKnown ? [own] : [own, ...wider]).map((one) => ({ ...one, key: `${one.network}:${email}` }));
      const giveBack = () => Promise.all(keys.map(({ key }) => perHour.giveBack(key)));

      for (const { key, times } of keys) {
        const minute = await perMinute.count(key);
        if (minute.consumedPoints > PER_MINUTE.points * times) pause(minute.msBeforeNext);
      }
      const delay = isKnown ? 0 : delayAfter((await wrong.get(email))?.consumedPoints ?? 0);
      let early = 0;
      for (const { key, times } of keys) {
        const hour = await perHour.count(key);
        if (hour.consumedPoints > PER_HOUR.points * times) pause(hour.msBeforeNext);
        const sinceFirstTry = HOUR * 1000 - hour.msBeforeNext;
        early = Math.max(early, (hour.consumedPoints / times) * delay * 1000 - sinceFirstTry);
      }
      if (early > 0) {
        // A try during the wait does not count, so that it makes the wait no longer.
        await giveBack();
        pause(early);
      }

      return {
        async end(isRight: boolean): Promise<void> {
          // Devices that share an account and a network do not use up each other's tries.
          if (isRight) await giveBack();
          else if (!isKnown) await wrong.count(email);
        },
      };
    },
  };
}
