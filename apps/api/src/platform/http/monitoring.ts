import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Vitals } from "#platform/data/vitals.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Metrics } from "#platform/process/metrics.ts";
import { checkNeeded, type Needed } from "./health.ts";
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

export function addGauges(
  metrics: Pick<Metrics, "gauge" | "figure">,
  deps: Needed & { countSockets: () => number; vitals: Vitals; clock: Clock },
): void {
  const { database, queues, countSockets, vitals, clock } = deps;
  metrics.gauge("podium_queue_jobs", "Jobs in the queue, of all processes together, by state", "state", () =>
    queues.queue.getJobCounts("waiting", "delayed", "active", "failed"),
  );
  metrics.gauge("podium_sockets", "Sockets that this process serves", "kind", () => ({ open: countSockets() }));
  metrics.gauge("podium_db_connections", "Connections of this process to the database, by use", "use", () => {
    const { totalCount, idleCount, waitingCount } = database.pool;
    return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
  });
  metrics.figure("podium_queue_oldest_seconds", "How long the oldest job waits for a worker", async () => {
    const oldest = await queues.oldestWaiting();
    return oldest ? Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000) : 0;
  });
  metrics.figure("podium_queue_failed_lately", "Jobs that ran out of attempts within the last hour, at most 50", () =>
    queues.countFailedLately(),
  );
  metrics.gauge("podium_dependency_up", "Whether what the product needs responds (1) or not (0)", "part", async () => {
    const checks = await checkNeeded(deps, deps.timeLimits.figureOfNeeded);
    return Object.fromEntries(Object.entries(checks).map(([part, responds]) => [part, Number(responds)]));
  });
  metrics.gauge("podium_disk_free_bytes", "Room on the disk of a folder, for this process", "folder", vitals.disks);
  metrics.figure("podium_clock_offset_seconds", "How far this clock is ahead of the database's", vitals.clockSeconds);
  metrics.gauge(
    "podium_processes",
    "Processes that live, of all machines together, by what they do",
    "does",
    async () => {
      const roles = (await vitals.all())?.map(({ role }) => role);
      // Zero processes is a figure, but an unknown number is not.
      if (!roles) return {};
      return {
        serve: roles.filter((role) => role !== "worker").length,
        work: roles.filter((role) => role !== "web").length,
      };
    },
  );
}
