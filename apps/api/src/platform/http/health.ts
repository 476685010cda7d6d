import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import pTimeout from "p-timeout";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import type { Lifecycle } from "#platform/process/lifecycle.ts";
import type { Database } from "#platform/data/database.ts";
import type { Queues } from "#platform/data/queue.ts";
import { byAddress, type RateLimit } from "./rate-limit.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
import type { TimeLimits } from "#platform/process/time-limits.ts";

async function responds(check: Promise<unknown>, milliseconds: number): Promise<boolean> {
  try {
    await pTimeout(check, { milliseconds });
    return true;
  } catch {
    return false;
  }
}

export interface Needed {
  database: Database;
  redis: RedisConnections;
  queues: Queues;
  timeLimits: TimeLimits;
}

export async function checkNeeded({ database, redis, queues }: Omit<Needed, "timeLimits">, milliseconds: number) {
  const [postgres, redisResponds, queuesRespond] = await Promise.all([
    responds(sql`select 1`.execute(database.db), milliseconds),
    responds(redis.commands.ping(), milliseconds),
    responds(queues.ping(), milliseconds),
  ]);
  return { postgres, redis: redisResponds, queues: queuesRespond };
}

const isOfProcess = ({ query }: FastifyRequest): boolean => (query as { only?: unknown }).only === "process";

/** Ten monitors that ask every second; checks of the process alone are cheap and unlimited. */
const LIMIT: RateLimit = {
  max: 600,
  seconds: 60,
  key: (request) => (isOfProcess(request) ? null : byAddress(request)),
};

/** /readyz?only=process ignores Postgres and Redis: their outage must not take every process out of the proxy. */
export function setUpHealth(app: FastifyInstance, deps: Needed & { lifecycle: Lifecycle }): void {
  const checkDependencies = createBatchLoader(async (asked: readonly "all"[]) => {
    const checks = await checkNeeded(deps, deps.timeLimits.readiness);
    return asked.map(() => checks);
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
