import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import pTimeout from "p-timeout";
import { followLifecycle, type Lifecycle } from "./lifecycle.ts";
import type { Database } from "./database.ts";
import type { Queues } from "./queue.ts";
import type { RedisConnections } from "./redis.ts";

const TIMEOUT_MS = 2500;

async function answers(check: Promise<unknown>): Promise<boolean> {
  try {
    await pTimeout(check, { milliseconds: TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}

/**
 * /healthz: the process lives. /readyz: what it needs answers, else 503 with what is missing (decisions, section 2).
 * /readyz?only=process leaves out PostgreSQL and Redis: without them every process answers what it can, so a proxy that
 * took all of them out would make a small outage a whole one.
 */
export function setUpHealth(
  app: FastifyInstance,
  deps: { database: Database; redis: RedisConnections; queues: Queues; lifecycle: Lifecycle },
): void {
  followLifecycle(app, deps.lifecycle);

  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));

  app.get<{ Querystring: { only?: unknown } }>("/readyz", { schema: { hide: true } }, async (request, reply) => {
    const dependencies = async () => {
      const [postgres, redis, queues] = await Promise.all([
        answers(sql`select 1`.execute(deps.database.db)),
        answers(deps.redis.commands.ping()),
        answers(deps.queues.ping()),
      ]);
      return { postgres, redis, queues };
    };
    const checks = {
      ...(request.query.only !== "process" && (await dependencies())),
      process: !deps.lifecycle.isDraining(),
    };
    const missing = Object.entries(checks).flatMap(([name, ok]) => (ok ? [] : [name]));
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .send({ status: missing.length === 0 ? "ready" : "not ready", missing });
  });
}
