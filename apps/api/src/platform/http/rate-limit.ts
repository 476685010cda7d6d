import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  preHandlerHookHandler,
} from "fastify";
import { createBatchedLimiter } from "#platform/throughput/batched-limiter.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
import { PausedError } from "#platform/process/domain-error.ts";
import { createLimiter } from "#platform/data/limiter.ts";
import { networkOf, networksOf } from "./network.ts";

interface Key {
  readonly key: string;
  /** As a multiple of `max`. */
  readonly times: number;
}

export interface RateLimit {
  max: number;
  seconds: number;
  /** Null: the call does not count. Default: the account, or else the address. */
  key?: (request: FastifyRequest) => string | readonly Key[] | null;
  /** Counts in memory like the general limit, without waiting for Redis: unsuitable where a limit protects secrets. */
  inMemory?: boolean;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Calls of the API that do not count here count in the general limit. */
    rateLimit?: RateLimit;
    countsAsCall?: boolean;
    /** A second limit, for what is known only once the body is read. */
    bodyRateLimit?: RateLimit;
  }
}

const MINUTE = 60;

export function byAddress(request: FastifyRequest): readonly Key[] {
  return networksOf(networkOf(request.ip)).map(({ network, times }) => ({ key: `address:${network}`, times }));
}

/** Null when the token is not valid. */
export function byAccount({ claims }: FastifyRequest): string | null {
  return claims && `${claims.kind}:${claims.id}`;
}

const byCaller = (request: FastifyRequest): string | readonly Key[] => byAccount(request) ?? byAddress(request);

const keysOf = (counted: string | readonly Key[]): readonly Key[] =>
  typeof counted === "string" ? [{ key: counted, times: 1 }] : counted;

/** A whole audience may share one address. */
const GENERAL = [
  { max: 900, seconds: MINUTE, key: byAccount },
  { max: 600, seconds: MINUTE, key: byAddress },
] as const satisfies readonly RateLimit[];

interface Counted {
  consumedPoints: number;
  msBeforeNext: number;
}

interface Used {
  max: number;
  remaining: number;
  /** Seconds. */
  reset: number;
  refusal: PausedError | undefined;
}

function usedOf(max: number, { consumedPoints, msBeforeNext }: Counted): Used {
  const reset = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const refusal = consumedPoints > max ? new PausedError("TOO_MANY_REQUESTS", reset) : undefined;
  return { max, remaining: Math.max(0, max - consumedPoints), reset, refusal };
}

/** A wider network does not count what the narrower one refuses: one subscriber uses up no neighbour's limit. */
function leastOf(used: Used | undefined, next: Used): Used {
  return used && !next.refusal && used.remaining <= next.remaining ? used : next;
}

function sayWhatIsLeft(reply: FastifyReply, { max, remaining, reset, refusal }: Used): void {
  reply.headers({ "x-ratelimit-limit": max, "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset });
  if (refusal) reply.header("retry-after", reset);
}

/** @param enabled off is for load tests only (`RATE_LIMIT`) */
export function setUpRateLimit(
  app: FastifyInstance,
  options: { redis: Pick<RedisConnections, "limits" | "beforeClose">; enabled: boolean; prefix: string },
): void {
  const { redis, enabled, prefix } = options;
  if (!enabled) return;

  const general = GENERAL.map(({ max, seconds, key }) => ({
    max,
    key,
    limiter: createBatchedLimiter(redis, { prefix, name: "general", seconds }),
  }));
  function countGeneral(request: FastifyRequest): Used | undefined {
    for (const { max, key, limiter } of general) {
      const counted = key(request);
      if (counted === null) continue;
      let used: Used | undefined;
      for (const one of keysOf(counted)) {
        used = leastOf(used, usedOf(max * one.times, limiter.count(one.key)));
        if (used.refusal) break;
      }
      return used;
    }
    return undefined;
  }

  /** @returns undefined, without a wait, for a call that does not count */
  function countOwn(name: string, { max, seconds, key = byCaller, inMemory = false }: RateLimit) {
    const limiter = inMemory
      ? createBatchedLimiter(redis, { prefix, name, seconds })
      : createLimiter(redis, { prefix, name, points: max, seconds });
    async function count(keys: readonly Key[]): Promise<Used | undefined> {
      let used: Used | undefined;
      for (const one of keys) {
        used = leastOf(used, usedOf(max * one.times, await limiter.count(one.key)));
        if (used.refusal) break;
      }
      return used;
    }
    return (request: FastifyRequest): Promise<Used | undefined> | undefined => {
      const counted = key(request);
      return counted === null ? undefined : count(keysOf(counted));
    };
  }

  app.addHook("onRoute", (route) => {
    const { rateLimit: own, bodyRateLimit, countsAsCall = false } = route.config ?? {};
    const isCall = countsAsCall || route.url.startsWith("/api/");
    if (!isCall && !own) return;
    const name = `${[route.method].flat().join()} ${route.url}`;
    const count = own && countOwn(name, own);
    const limit: onRequestHookHandler = (request, reply, done) => {
      const conclude = (used: Used | undefined): void => {
        if (used) sayWhatIsLeft(reply, used);
        done(used?.refusal);
      };
      const counting = count?.(request);
      // The general limit counts in memory, so the call goes on without waiting for a promise.
      if (counting) void counting.then(conclude, done);
      else conclude(isCall ? countGeneral(request) : undefined);
    };
    // The limit runs before the access rule, so that refused calls count too.
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()];
    if (!bodyRateLimit) return;
    const countBody = countOwn(`${name} body`, bodyRateLimit);
    const bodyLimit: preHandlerHookHandler = (request, reply, done) => {
      const conclude = (used: Used | undefined): void => {
        if (used?.refusal) reply.header("retry-after", used.reset);
        done(used?.refusal);
      };
      const counting = countBody(request);
      if (counting) void counting.then(conclude, done);
      else done();
    };
    route.preHandler = [bodyLimit, ...[route.preHandler ?? []].flat()];
  });
}

/** Whether a body has a code; cheap, because each hold calls this. */
function hasCode(body: unknown): boolean {
  if (typeof body !== "object" || body === null) return false;
  const { ticketCode, vouchers }: { ticketCode?: unknown; vouchers?: unknown } = body;
  return (
    (typeof ticketCode === "string" && ticketCode.trim() !== "") || (Array.isArray(vouchers) && vouchers.length > 0)
  );
}

export const CODES_PER_ACCOUNT: RateLimit = {
  max: 30,
  seconds: 60,
  key: (request: FastifyRequest) => (hasCode(request.body) ? byAccount(request) : null),
};
