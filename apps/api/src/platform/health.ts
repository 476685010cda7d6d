import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import pTimeout from "p-timeout";
import { createBatchLoader } from "./batch-loader.ts";
import { followLifecycle, type Lifecycle } from "./lifecycle.ts";
import type { Database } from "./database.ts";
import type { Queues } from "./queue.ts";
import { byAddress, type RateLimit } from "./rate-limit.ts";
import type { RedisConnections } from "./redis.ts";

const TIMEOUT_MS = 2500;

async function responds(check: Promise<unknown>): Promise<boolean> {
  try {
    await pTimeout(check, { milliseconds: TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}

const isOfProcess = ({ query }: FastifyRequest): boolean => (query as { only?: unknown }).only === "process";

/** Ten monitors that ask every second; what asks nobody else, as proxies do each second, costs nothing. */
const LIMIT: RateLimit = {
  max: 600,
  seconds: 60,
  key: (request) => (isOfProcess(request) ? null : byAddress(request)),
};

/** /readyz?only=process ignores Postgres and Redis: their outage must not take every process out of the proxy. */
export function setUpHealth(
  app: FastifyInstance,
  deps: { database: Database; redis: RedisConnections; queues: Queues; lifecycle: Lifecycle },
): void {
  followLifecycle(app, deps.lifecycle);

  const checkDependencies = createBatchLoader(async (asked: readonly "all"[]) => {
    const [postgres, redis, queues] = await Promise.all([
      responds(sql`select 1`.execute(deps.database.db)),
      responds(deps.redis.commands.ping()),
      responds(deps.queues.ping()),
    ]);
    return asked.map(() => ({ postgres, redis, queues }));
  });

  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));

  app.get("/readyz", { schema: { hide: true }, config: { rateLimit: LIMIT } }, async (request, reply) => {
    const checks = {
      ...(!isOfProcess(request) && (await checkDependencies("all"))),
      process: !deps.lifecycle.isDraining(),
    };
    const missing = Object.entries(checks).flatMap(([name, ok]) => (ok ? [] : [name]));
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .send({ status: missing.length === 0 ? "ready" : "not ready", missing });
  });
}
