import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "./http-errors.ts";
import type { Metrics } from "#platform/process/metrics.ts";
import { isLoopback } from "./network.ts";
import { isShed, type RecentCalls } from "#platform/process/recent-calls.ts";
import { isSame } from "./signed-token.ts";

/** Adds the request's id to the response's headers, so that its log line can be found. */
export function observeRequests(
  app: FastifyInstance,
  { metrics, calls }: { metrics: Pick<Metrics, "countRequest" | "countShed">; calls: Pick<RecentCalls, "count"> },
): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });

  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const { url: route = "unknown" } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    metrics.countRequest(elapsedTime / 1000, { method, route, status });
    calls.count({ route, status, error: request.errorCode });
    const isOfApi = route.startsWith("/api/");
    if (isOfApi && isShed(request.errorCode)) metrics.countShed();
    const level = isOfApi ? "info" : "debug";
    request.log[level]({ method, route, status, ms: Math.round(elapsedTime) }, "request completed");
    done();
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

function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? "";
  return isLoopback(address) && !FORWARDING_HEADERS.some((name) => name in request.headers);
}

export function setUpMetrics(
  app: FastifyInstance,
  deps: { metrics: Pick<Metrics, "registry">; token: string | undefined },
): void {
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    const allowed =
      deps.token === undefined ? isLocal(request) : isSame(request.headers.authorization ?? "", `Bearer ${deps.token}`);
    if (!allowed) throw new DomainError("NOT_FOUND");
    const { registry } = deps.metrics;
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}
