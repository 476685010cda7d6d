import { DomainError, PausedError } from "#platform/process/domain-error.ts";
import { createLimiter, type Limiter } from "#platform/data/limiter.ts";
import { networksOf, type Origin } from "#platform/http/network.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { Passwords } from "#modules/identity/passwords/passwords.service.ts";

const HOUR = 3600;
/** Limits of tries at an account from a network (decisions, section 9). */
const PER_MINUTE = { points: 10, seconds: 60 };
const PER_HOUR = { points: 50, seconds: HOUR };
/** As many wrong passwords in an hour, from strange networks, as two networks may try in a minute. */
const WRONG_BEFORE_DELAY = 20;
const MAX_DELAY_SECONDS = 120;
const MANY = 1_000_000;

type SignInThrottle = ReturnType<typeof createSignInThrottle>;

type MakeLimit = (
  name: string,
  limit: { points: number; seconds: number },
) => Pick<Limiter, "count" | "get" | "giveBack">;

function delayAfter(wrong: number): number {
  const times = Math.floor(wrong / WRONG_BEFORE_DELAY);
  return times === 0 ? 0 : Math.min(2 ** times, MAX_DELAY_SECONDS);
}

function pause(milliseconds: number): never {
  throw new PausedError("SIGN_IN_PAUSED", Math.max(1, Math.ceil(milliseconds / 1000)));
}

/** Locks nobody out: tries of other networks only delay networks where the account never signed in. */
export function createSignInThrottle(
  deps: {
    redis: Pick<RedisConnections, "limits">;
    prefix: string;
    enabled: boolean;
    sessions: Pick<SessionsService, "hasSignedInFrom">;
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
      const isKnown = await deps.sessions.hasSignedInFrom(userId, network);
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

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** The only check of a password, so that a thief with a session cannot guess faster than by signing in. */
export function createPasswordCheck({ passwords, signIns }: { passwords: Passwords; signIns: SignInThrottle }) {
  /** @param account undefined: unknown address, which takes as long @throws PausedError SIGN_IN_PAUSED */
  async function isRight(
    email: string,
    account: { id: number; passwordHash: string } | undefined,
    password: string,
    { network }: Origin,
  ): Promise<boolean> {
    const attempt = await signIns.begin({ email, userId: account?.id, network });
    const right = await passwords.verify(account?.passwordHash ?? null, password);
    await attempt.end(right);
    return right;
  }

  return {
    isRight,

    /** @throws DomainError PASSWORD_WRONG, SIGN_IN_PAUSED */
    async requireRight(
      user: { id: number; email: string; passwordHash: string },
      password: string,
      origin: Origin,
      refusal = new DomainError("PASSWORD_WRONG"),
    ): Promise<void> {
      if (!(await isRight(user.email, user, password, origin))) throw refusal;
    },
  };
}
