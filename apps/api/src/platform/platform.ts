import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#config.ts";
import { createDatabase } from "#platform/data/database.ts";
import { createQueues } from "#platform/data/queue.ts";
import { connectRedis } from "#platform/data/redis.ts";
import { createMailFiles } from "#platform/files/mail-files.ts";
import { createAddressWatch } from "#platform/http/address-watch.ts";
import { createRealtime } from "#platform/realtime/realtime.ts";
import { type Clock, systemClock } from "./process/clock.ts";
import { createEvents } from "./process/events.ts";
import { createLifecycle } from "./process/lifecycle.ts";
import { addGauges } from "#platform/http/monitoring.ts";
import { createMetrics } from "./process/metrics.ts";
import { createRecentCalls } from "./process/recent-calls.ts";
import { type TimeLimits, timeLimitsTimes } from "./process/time-limits.ts";
import { version } from "./process/version.ts";
import { createVitals } from "#platform/data/vitals.ts";

export interface PlatformOverrides {
  clock?: Clock;
  /** Separates products, or tests, on one Redis. */
  redisPrefix?: string;
  databaseConnections?: number;
  timeLimits?: TimeLimits;
}

export type Platform = ReturnType<typeof createPlatform>;

export function createPlatform(config: Config, logger: Logger, overrides: PlatformOverrides) {
  const { clock = systemClock, redisPrefix: name = "podium" } = overrides;
  const { timeLimits = timeLimitsTimes(config.TIME_LIMIT_FACTOR) } = overrides;
  // A cluster keeps all keys with these braces on one shard, as jobs and scripts need; channels spread over all.
  const redisPrefix = config.REDIS_CLUSTER.length > 0 ? `{${name}}` : name;
  const metrics = createMetrics(timeLimits);
  const database = createDatabase({ url: config.DATABASE_URL, logger, max: overrides.databaseConnections, timeLimits });
  const redis = connectRedis(config.REDIS_URL, logger, {
    sentinels: { addresses: config.REDIS_SENTINELS, password: config.REDIS_SENTINEL_PASSWORD },
    cluster: config.REDIS_CLUSTER,
    timeLimits,
  });
  const queues = createQueues({ redis, clock, logger, prefix: redisPrefix });
  const realtime = createRealtime({ redis, logger, metrics, prefix: name, publicUrl: config.PUBLIC_URL });
  const calls = createRecentCalls();
  const vitals = createVitals({
    redis,
    database,
    clock,
    calls,
    prefix: redisPrefix,
    role: config.ROLE,
    version,
    folders: { data: config.DATA_DIR, ...(config.BACKUP_DIR && { backups: config.BACKUP_DIR }) },
    timeLimits,
  });
  addGauges(metrics, {
    database,
    redis,
    queues,
    countSockets: () => realtime.socketCount(),
    vitals,
    clock,
    timeLimits,
  });
  return {
    config,
    logger,
    clock,
    timeLimits,
    lifecycle: createLifecycle(),
    addressWatch: createAddressWatch({ clock, logger, behindTls: config.PUBLIC_URL.startsWith("https:") }),
    metrics,
    database,
    redis,
    redisPrefix,
    queues,
    realtime,
    events: createEvents(),
    mailFiles: createMailFiles(join(config.DATA_DIR, "outbox")),
    calls,
    vitals,
  };
}
