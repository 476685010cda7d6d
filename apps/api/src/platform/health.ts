import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { inTime } from "./in-time.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { Database } from "./database.ts";
import type { Queues } from "./queue.ts";
import type { RedisConnections } from "./redis.ts";

const PATIENCE_MS = 2500;

async function answers(check: Promise<unknown>): Promise<boolean> {
  try {
    await inTime(check, PATIENCE_MS);
    return true;
  } catch {
    return false;
  }
}

/** /healthz: the process lives. /readyz: what it needs answers, else 503 with what is missing (decisions, section 2). */
export function setUpHealth(
  app: FastifyInstance,
  deps: { database: Database; redis: RedisConnections; queues: Queues; lifecycle: Lifecycle },
): void {
  app.addHook("onRequest", async (_request, reply) => {
    if (deps.lifecycle.isStopping()) reply.header("connection", "close");
  });

  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));

  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const [postgres, redis, queues] = await Promise.all([
      answers(sql`select 1`.execute(deps.database.db)),
      answers(deps.redis.commands.ping()),
      answers(deps.queues.ping()),
    ]);
    const checks = { postgres, redis, queues, process: !deps.lifecycle.isStopping() };
    const missing = Object.entries(checks).flatMap(([name, ok]) => (ok ? [] : [name]));
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .send({ status: missing.length === 0 ? "ready" : "not ready", missing });
  });
}
