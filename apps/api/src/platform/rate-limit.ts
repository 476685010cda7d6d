import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import type { RouteLimit } from "./endpoint-route.ts";
import { DomainError } from "./http-errors.ts";
import type { RedisConnections } from "./redis.ts";

/** Per minute. A hall full of people may sit behind one address, so an address may do much; one account a little more. */
const GENERAL_PER_ADDRESS = 600;
const GENERAL_PER_ACCOUNT = 900;

const ACCOUNT = "account:";

/** A limit beside the route's own. */
export interface SecondLimit extends Required<RouteLimit> {
  /** Calls that do not count. */
  spares?: (request: FastifyRequest) => boolean;
}

declare module "fastify" {
  interface FastifyInstance {
    /**
     * A second limit on a route, for what is known only once the body is read. The plugin runs one limit a request;
     * this one runs beside it.
     */
    limitAlso(limit: SecondLimit): preHandlerAsyncHookHandler;
  }
}

/** Counts by address, whoever is signed in. IPv6: by the /64 that one subscriber has. */
export function byAddress(request: FastifyRequest): string {
  return `address:${rateLimit.normalizeIP(request.ip)}`;
}

/** Counts by account when the token is genuine, else by address. */
function byCaller(request: FastifyRequest): string {
  return request.claims ? `${ACCOUNT}${request.claims.id}` : byAddress(request);
}

/** A limit of its own, a minute, for calls of one account; whoever has none keeps to the general limit of an address. */
export function perAccount(max: number): RouteLimit {
  return { max: (_request, key) => (key.startsWith(ACCOUNT) ? max : GENERAL_PER_ADDRESS), timeWindow: "1 minute" };
}

/**
 * Limits how often anyone may call the API; `mount`'s last argument sets another limit for one endpoint.
 * Without Redis nothing is limited: a limit must not be what takes the product down.
 *
 * @param enabled off is for load tests only (`RATE_LIMIT`)
 * @param prefix keeps several products, or tests, apart on one Redis
 */
export async function setUpRateLimit(
  app: FastifyInstance,
  options: { redis: Pick<RedisConnections, "commands">; enabled: boolean; prefix?: string },
): Promise<void> {
  if (!options.enabled) {
    app.decorate("limitAlso", () => async () => undefined);
    return;
  }

  // Pages and pictures are files; only calls cost something.
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/api/")) route.config = { ...route.config, rateLimit: false };
  });

  await app.register(rateLimit, {
    redis: options.redis.commands,
    nameSpace: `${options.prefix ?? "podium"}:limit:`,
    skipOnError: true,
    keyGenerator: byCaller,
    max: (_request, key) => (key.startsWith(ACCOUNT) ? GENERAL_PER_ACCOUNT : GENERAL_PER_ADDRESS),
    timeWindow: "1 minute",
    errorResponseBuilder: () => new DomainError("TOO_MANY_REQUESTS"),
  });

  // The plugin appends its hook; put before the access rule it also counts the calls that are refused.
  app.addHook("onRoute", (route) => {
    if (route.config?.rateLimit === false || !Array.isArray(route.onRequest)) return;
    route.onRequest = [...route.onRequest.slice(-1), ...route.onRequest.slice(0, -1)];
  });

  app.decorate("limitAlso", ({ spares, ...limit }) => {
    const count = app.createRateLimit({ ...limit, ...(spares && { allowList: spares }) });
    return async (request, reply) => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      reply.header("retry-after", result.ttlInSeconds);
      throw new DomainError("TOO_MANY_REQUESTS");
    };
  });
}
