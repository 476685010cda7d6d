import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { pino, type Logger } from "pino";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { migrate } from "./database/migrate.ts";
import { createDependencies, type Overrides } from "./dependencies.ts";

export interface HarnessOptions extends Overrides { logger?: Logger; env?: Record<string, string>; databaseUrl?: string }

export async function startTestApp(options: HarnessOptions = {}) {
  const admin = process.env.TEST_DATABASE_URL ?? "";
  let url = options.databaseUrl;
  if (!url) {
    const name = `t_${randomBytes(6).toString("hex")}`;
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    url = admin.replace(/\/[^/]*$/, `/${name}`);
  }
  const logger = options.logger ?? pino({ level: "silent" });
  const config = readConfig({ DATABASE_URL: url, REDIS_URL: process.env.TEST_REDIS_URL, JWT_SECRET: "s".repeat(40), NODE_ENV: "test", ...options.env });
  const deps = createDependencies(config, logger, { redisPrefix: options.redisPrefix ?? randomUUID(), ...(options.clock && { clock: options.clock }) });
  await migrate(deps.database);
  const app = await buildApp(deps);
  await app.ready();
  if (!deps.redis.isReady()) await new Promise((resolve) => deps.redis.commands.once("ready", resolve));
  return {
    app, deps, url, db: deps.database.db, redisPrefix: deps.prefix,
    async close() {
      await deps.realtime.close();
      await app.close();
      await deps.queues.close();
      await deps.redis.close();
      await deps.database.close();
    },
  };
}
