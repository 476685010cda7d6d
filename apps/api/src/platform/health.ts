import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import pTimeout from "p-timeout";
import { followLifecycle, type Lifecycle } from "./lifecycle.ts";
import type { Database } from "./database.ts";
import type { Queues } from "./queue.ts";
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

/** /readyz?only=process ignores Postgres and Redis: their outage must not take every process out of the proxy. */
export function setUpHealth(
  app: FastifyInstance,
  deps: { database: Database; redis: RedisConnections; queues: Queues; lifecycle: Lifecycle },
): void {
  followLifecycle(app, deps.lifecycle);

  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));

  app.get<{ Querystring: { only?: unknown } }>("/readyz", { schema: { hide: true } }, async (request, reply) => {
    const dependencies = async () => {
      const [postgres, redis, queues] = await Promise.all([
        responds(sql`select 1`.execute(deps.database.db)),
        responds(deps.redis.commands.ping()),
        responds(deps.queues.ping()),
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
