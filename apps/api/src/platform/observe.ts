import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "./http-errors.ts";
import type { Metrics } from "./metrics.ts";

/** What a request was for, without what was asked: patterns are few and name nobody. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "unknown";
}

/** A log line and a measurement for every answer, and the request's id in its headers, to find the line again. */
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
    request.log[level]({ method, route, status, ms: Math.round(elapsedTime) }, "answered");
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

/** Whether a request comes from this very machine and through nobody else's hands. */
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
 * GET /metrics, for Prometheus. With a token: for whoever bears it. Without: for this machine itself, and not through
 * a proxy on it. For everybody else there is no such page.
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
