import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "./http-errors.ts";
import type { Metrics } from "./metrics.ts";

/** The route's pattern: there are few of them, and they name nobody. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "unknown";
}

/** Logs and measures every response, and puts the request's id in its headers, to find the line again. */
export function observeRequests(app: FastifyInstance, metrics: Pick<Metrics, "countRequest">): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });

  app.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    const route = routeOf(request);
    const { statusCode: status, elapsedTime } = reply;
    metrics.countRequest({ method, route, status, seconds: elapsedTime / 1000 });
    // Files and health checks are many and say little.
    const level = route.startsWith("/api/") ? "info" : "debug";
    request.log[level]({ method, route, status, ms: Math.round(elapsedTime) }, "request completed");
  });
}

const FORWARDING_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

/** Whether a request comes from this machine, and not through a proxy on it. */
function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  const loopback = address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
  return loopback && !FORWARDING_HEADERS.some((name) => name in request.headers);
}

function bears(request: FastifyRequest, token: string): boolean {
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * GET /metrics, for Prometheus: for whoever has the token or, without one, for this machine. 404 for everybody else.
 */
export function setUpMetrics(
  app: FastifyInstance,
  deps: { metrics: Pick<Metrics, "print">; token: string | undefined },
): void {
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    const allowed = deps.token === undefined ? isLocal(request) : bears(request, deps.token);
    if (!allowed) throw new DomainError("NOT_FOUND");
    const { contentType, text } = await deps.metrics.print();
    return reply.type(contentType).header("cache-control", "no-store").send(text);
  });
}
