import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash, verify } from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { buildApp } from "#app.ts";
import { readConfig } from "#config.ts";
import { createDependencies, type Dependencies, type Overrides } from "#dependencies.ts";
import { collectJobs, collectSweeps } from "#jobs.ts";
import type { Argon2 } from "#modules/identity/passwords/passwords.service.ts";
import { createDatabase, type Db } from "#platform/data/database.ts";
import type { Overload } from "#platform/http/load-shedding.ts";
import { createLogger } from "#platform/process/logger.ts";
import type { TimeLimits } from "#platform/process/time-limits.ts";
import { createTestDatabase, testEnv, urlOfRole } from "./database.ts";

export interface TestApp {
  app: FastifyInstance;
  deps: Dependencies;
  /** Runs as the database's owner, for statements that the application's role may not run. */
  asOwner<T>(ask: (db: Db) => Promise<T>): Promise<T>;
  /** Base address once `listen` was asked for. */
  url: string;
  close(): Promise<void>;
}

export interface TestAppOptions extends Overrides {
  /** Environment variables on top of the test's own. */
  env?: Record<string, string>;
  /** Shares the database, Redis and secret of another app, like two processes of one installation. */
  beside?: TestApp;
  /** Listens on a free port. */
  listen?: boolean;
  /** Runs jobs in this process. */
  work?: boolean;
  /** Runs the sweeps, as the product does. */
  sweep?: boolean;
  /** Off by default: a busy test machine must not fail tests. */
  overload?: Overload;
  /** Receives the log's lines, from the LOG_LEVEL in `env` on. */
  logTo?: DestinationStream;
}

/** A busy test machine must not fail tests. */
export const LONG_TIME_LIMITS: TimeLimits = {
  databaseConnection: 30_000,
  query: 30_000,
  idleInTransaction: 60_000,
  redisConnection: 30_000,
  redisCommand: 30_000,
  rateLimit: 30_000,
  readiness: 30_000,
  figure: 30_000,
  figureOfNeeded: 20_000,
  databaseClock: 20_000,
  vitals: 30_000,
};

/** Hashes passwords cheaply: the product's settings cost 30 ms of processor time on purpose, for each password. */
const CHEAP_ARGON2: Argon2 = {
  hash: (password, options, signal) =>
    hash(password, { ...options, memoryCost: 8, timeCost: 1, parallelism: 1 }, signal),
  verify,
};

const NEVER_OVERLOADED: Overload = { maxEventLoopDelay: 0, sampleInterval: 5000, manyCalls: 20 };

/** Starts the whole application on a database of its own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env, beside, listen, work, sweep, overload = NEVER_OVERLOADED, logTo, ...overrides } = options;
  const database = beside ? undefined : await createTestDatabase(undefined, testEnv("TEST_TEMPLATE_DATABASE"));
  const dataDir = join(tmpdir(), `podium-test-${randomBytes(6).toString("hex")}`);
  const config = readConfig({
    NODE_ENV: "test",
    DATABASE_URL: beside?.deps.config.DATABASE_URL ?? (database && urlOfRole(database.url, testEnv("TEST_APP_ROLE"))),
    REDIS_URL: beside?.deps.config.REDIS_URL ?? testEnv("TEST_REDIS_URL"),
    JWT_SECRET: beside?.deps.config.JWT_SECRET ?? randomBytes(32).toString("hex"),
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
    VERIFY_EMAIL: "off",
    CONFIRMATION_UNDO_SECONDS: "0",
    MAIL_TOGETHER_SECONDS: "0",
    LOG_LEVEL: "silent",
    ...env,
  });
  const redisPrefix = beside?.deps.redisPrefix ?? `test-${randomBytes(6).toString("hex")}`;
  const logger = createLogger({ level: config.LOG_LEVEL, ...(logTo && { destination: logTo }) });
  const deps = createDependencies(config, logger, {
    redisPrefix,
    timeLimits: LONG_TIME_LIMITS,
    argon2: CHEAP_ARGON2,
    ...overrides,
  });
  // The product refuses changes until Redis is ready.
  for (const client of [deps.redis.commands, deps.redis.limits])
    if (client.status !== "ready") await new Promise<void>((ready) => client.once("ready", () => ready()));
  const app = await buildApp(deps, { strictErrors: true, overload });
  await app.ready();
  if (listen) await app.listen({ port: 0, host: "127.0.0.1" });
  if (work) deps.queues.work(collectJobs(deps));
  const sweeps = sweep ? collectSweeps(deps) : [];
  for (const one of sweeps) one.start();
  const address: AddressInfo | string | null = listen ? app.server.address() : null;

  const testApp: TestApp = {
    app,
    deps,
    async asOwner(ask) {
      if (!database) throw new Error("Ask the application whose database it is.");
      const owners = createDatabase({ url: database.url, logger, max: 1, timeLimits: null });
      try {
        return await ask(owners.db);
      } finally {
        await owners.close();
      }
    },
    url: address && typeof address === "object" ? `http://127.0.0.1:${address.port}` : "",
    async close() {
      await Promise.all(sweeps.map((one) => one.stop()));
      await deps.realtime.close();
      await app.close();
      await deps.queues.close();
      await deps.redis.close();
      await deps.database.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
      // Vitest stores each file's fixtures until the worker ends, so this frees the application's memory.
      for (const whole of [testApp, deps]) for (const part of Object.keys(whole)) Reflect.deleteProperty(whole, part);
    },
  };
  return testApp;
}
