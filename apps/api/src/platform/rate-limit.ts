import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from "fastify";
import { PausedError } from "./http-errors.ts";
import { createLimiter } from "./limiter.ts";
import { networkOf } from "./network.ts";
import type { RedisConnections } from "./redis.ts";

export interface RateLimit {
  max: number;
  seconds: number;
  /** Null: the call does not count. Default: the account, or else the address. */
  key?: (request: FastifyRequest) => string | null;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Calls of the API that do not count here count in the general limit. */
    rateLimit?: RateLimit;
    /** A second limit, for what is known only once the body is read. */
    bodyRateLimit?: RateLimit;
  }
}

const MINUTE = 60;

export function byAddress(request: FastifyRequest): string {
  return `address:${networkOf(request.ip)}`;
}

/** Of the account or the device; null when the token is not valid. */
export function byAccount({ claims }: FastifyRequest): string | null {
  return claims && `${claims.kind}:${claims.id}`;
}

const byCaller = (request: FastifyRequest): string => byAccount(request) ?? byAddress(request);

/** A whole audience may share one address. */
const GENERAL: readonly RateLimit[] = [
  { max: 900, seconds: MINUTE, key: byAccount },
  { max: 600, seconds: MINUTE, key: byAddress },
];

/** @param enabled off is for load tests only (`RATE_LIMIT`) */
export function setUpRateLimit(
  app: FastifyInstance,
  options: { redis: Pick<RedisConnections, "limits">; enabled: boolean; prefix: string },
): void {
  const { redis, enabled, prefix } = options;
  if (!enabled) return;

  const toRule = (name: string, { max, seconds, key = byCaller }: RateLimit) => ({
    max,
    key,
    limiter: createLimiter(redis, { prefix, name, points: max, seconds }),
  });

  async function apply(rules: ReadonlyArray<ReturnType<typeof toRule>>, request: FastifyRequest, reply: FastifyReply) {
    for (const { max, key, limiter } of rules) {
      const counted = key(request);
      if (counted === null) continue;
      const { consumedPoints, msBeforeNext } = await limiter.count(counted);
      const reset = Math.max(1, Math.ceil(msBeforeNext / 1000));
      if (consumedPoints > max) reply.header("retry-after", reset);
      return { max, remaining: Math.max(0, max - consumedPoints), reset, isExceeded: consumedPoints > max };
    }
    return null;
  }

  const general = GENERAL.map((limit) => toRule("general", limit));
  app.addHook("onRoute", (route) => {
    const { rateLimit: own, bodyRateLimit } = route.config ?? {};
    const isCall = route.url.startsWith("/api/");
    if (!isCall && !own) return;
    const name = `${[route.method].flat().join()} ${route.url}`;
    const rules = [...(own ? [toRule(name, own)] : []), ...(isCall ? general : [])];
    const limit: onRequestAsyncHookHandler = async (request, reply) => {
      const used = await apply(rules, request, reply);
      if (!used) return;
      const { max, remaining, reset, isExceeded } = used;
      reply.headers({ "x-ratelimit-limit": max, "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset });
      if (isExceeded) throw new PausedError("TOO_MANY_REQUESTS", reset);
    };
    // Before the access rule, so that refused calls count too.
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()];
    if (!bodyRateLimit) return;
    const bodyRules = [toRule(`${name} body`, bodyRateLimit)];
    const bodyLimit: preHandlerAsyncHookHandler = async (request, reply) => {
      const used = await apply(bodyRules, request, reply);
      if (used?.isExceeded) throw new PausedError("TOO_MANY_REQUESTS", used.reset);
    };
    route.preHandler = [bodyLimit, ...[route.preHandler ?? []].flat()];
  });
}
