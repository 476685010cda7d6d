import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Dependencies } from "./dependencies.ts";
import { setUpErrors } from "./platform/http/error-handler.ts";
import { setUpHealth } from "./platform/http/health.ts";
import { followLifecycle } from "./platform/process/lifecycle.ts";
import { setUpMetrics } from "./platform/http/monitoring.ts";

export function buildWorkerApp(deps: Dependencies): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.logger;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
  });
  setUpErrors(app);
  followLifecycle(app, deps.lifecycle);
  setUpHealth(app, deps);
  setUpMetrics(app, { metrics: deps.metrics, token: deps.config.METRICS_TOKEN });
  return app;
}
