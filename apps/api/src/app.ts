import { randomUUID } from "node:crypto";
import { MAX_BODY_BYTES } from "@podium/shared/contracts/limits";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Dependencies } from "./dependencies.ts";
import { setUpOpenApi } from "./openapi/openapi.ts";
import { watchAddresses } from "./platform/http/address-watch.ts";
import { compressLargeResponses } from "#platform/http/compressed.ts";
import { acceptEmptyJson, setCacheControl, type RouteSummary } from "./platform/http/endpoint-route.ts";
import { setUpErrors } from "./platform/http/error-handler.ts";
import { type Overload, shedLoad } from "./platform/http/load-shedding.ts";
import { observeRequests, setUpMetrics } from "./platform/http/monitoring.ts";
import { setUpHealth } from "./platform/http/health.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { followLifecycle } from "./platform/process/lifecycle.ts";
import { setUpRateLimit } from "#platform/http/rate-limit.ts";
import { setSecurityHeaders } from "#platform/http/security-headers.ts";
import { trustOf } from "./platform/http/trusted-proxies.ts";
import { readBodiesToTheEnd } from "./platform/http/unread-bodies.ts";
import { setUpWeb } from "./platform/http/web.ts";
import { setUpSockets } from "./sockets.ts";

// Refuses slow requests (slowloris). Equals the timeout of the proxy in front (deploy/caddy/Caddyfile), so that a phone
// with 2 Mbit/s can upload a photo of 15 MB.
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 10_000;

export async function buildApp(
  deps: Dependencies,
  { strictErrors = false, overload }: { strictErrors?: boolean; overload?: Overload } = {},
): Promise<FastifyInstance> {
  await deps.society.refresh();
  const loggerInstance: FastifyBaseLogger = deps.logger;
  const secure = deps.config.PUBLIC_URL.startsWith("https:");
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2000 },
    trustProxy: trustOf(deps.config),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
  });
  const routeList: RouteSummary[] = [];
  app.decorate("routeList", routeList);
  app.addHook("onRoute", ({ method, url, config }) => {
    for (const one of [method].flat()) routeList.push({ method: one, url, access: config?.access });
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setUpErrors(app, { strict: strictErrors });
  acceptEmptyJson(app);
  observeRequests(app, deps);
  followLifecycle(app, deps.lifecycle);
  watchAddresses(app, deps.addressWatch);

  readBodiesToTheEnd(app);
  setCacheControl(app);
  compressLargeResponses(app);
  setSecurityHeaders(app, { secure });
  // Load shedding is off when the rate limits are off: in load tests a busy machine must not refuse requests.
  if (deps.config.RATE_LIMIT || overload) await shedLoad(app, deps.lifecycle, overload);

  setUpOpenApi(app, { publicUrl: deps.config.PUBLIC_URL });

  // A change whose event and job cannot be sent is refused (decisions, 022).
  app.addHook("onRequest", (request, _reply, done) => {
    const changes = request.method !== "GET" && request.method !== "HEAD" && request.method !== "OPTIONS";
    const needsRedis = changes && request.url.startsWith("/api/") && !request.routeOptions.config.worksWithoutRedis;
    done(needsRedis && !deps.redis.isReady() ? new DomainError("UNAVAILABLE") : undefined);
  });

  for (const module of deps.modules) module.hooks?.(app);
  setUpRateLimit(app, { redis: deps.redis, enabled: deps.config.RATE_LIMIT, prefix: deps.redisPrefix });
  setUpHealth(app, deps);

  for (const module of deps.modules) await module.routes(app);
  setUpMetrics(app, { metrics: deps.metrics, token: deps.config.METRICS_TOKEN });
  await setUpWeb(app, { folder: deps.webFolder, pages: deps.webPages, publicUrl: deps.config.PUBLIC_URL });

  setUpSockets({ ...deps, tokens: app.tokens });
  deps.realtime.attach(app.server);
  return app;
}
