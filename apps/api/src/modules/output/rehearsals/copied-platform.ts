import { createDatabase } from "#platform/data/database.ts";
import type { Platform } from "#platform/platform.ts";
import { createEvents } from "#platform/process/events.ts";
import { createMetrics } from "#platform/process/metrics.ts";

/**
 * The platform on the tables of a rehearsal: its messages reach no screen, it queues no job, sends no mail and counts
 * in no metric. Networks have no limits, since all that is simulated comes from this process.
 */
export function copyPlatform(
  platform: Platform,
  schema: string,
  onEmit: (room: string, event: string, payload: unknown) => void,
): Platform {
  const { config, logger, timeLimits, redisPrefix } = platform;
  const nothing = (): void => undefined;
  return {
    ...platform,
    config: { ...config, RATE_LIMIT: false, VERIFY_EMAIL: false },
    redisPrefix: `${redisPrefix}:${schema}`,
    database: createDatabase({ url: config.DATABASE_URL, logger, timeLimits, schema }),
    metrics: createMetrics(timeLimits),
    events: createEvents(),
    queues: { ...platform.queues, enqueue: async () => undefined },
    realtime: {
      ...platform.realtime,
      emit: onEmit,
      emitLocal: nothing,
      onForwarded: nothing,
      announceSessionsChange: nothing,
      onSessionsChange: nothing,
      announceContentChange: nothing,
      onContentChange: nothing,
    },
  };
}
