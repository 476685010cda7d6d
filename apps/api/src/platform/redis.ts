import { Redis } from "ioredis";
import type { Logger } from "pino";

export type RedisConnections = ReturnType<typeof connectRedis>;

/** Limits count in memory after it: a call that counts twice waits less than half a second. */
const LIMITS_TIMEOUT_MS = 200;

/** Reconnects for ever, at most a second apart. */
const retryStrategy = (times: number): number => Math.min(50 * times, 1000);

/** The Socket.IO adapter does not await its publishes: a closing connection would cause unhandled rejections. */
class ForgivingRedis extends Redis {
  override sendCommand(...parts: Parameters<Redis["sendCommand"]>): unknown {
    const reply = super.sendCommand(...parts);
    if (reply instanceof Promise) reply.catch(() => undefined);
    return reply;
  }
}

export function connectRedis(url: string, logger: Logger) {
  const common = { connectTimeout: 3000, retryStrategy };
  // While Redis is unreachable a visitor waits for `commands`, and only Socket.IO and BullMQ for `blocking`.
  const failFast = { ...common, enableOfflineQueue: false, maxRetriesPerRequest: 0 };
  const commands = new Redis(url, { ...failFast, commandTimeout: 3000, connectionName: "podium-commands" });
  const limits = new Redis(url, { ...failFast, commandTimeout: LIMITS_TIMEOUT_MS, connectionName: "podium-limits" });
  const blocking = new ForgivingRedis(url, {
    ...common,
    maxRetriesPerRequest: null,
    connectionName: "podium-blocking",
  });
  const clients = { commands, limits, blocking };
  for (const [name, client] of Object.entries(clients)) {
    client.on("error", (error) => logger.warn({ err: error, client: name }, "Redis is unreachable"));
  }

  return {
    ...clients,
    isReady: () => commands.status === "ready",
    async close() {
      const all = Object.values(clients);
      await Promise.allSettled(all.map((client) => client.quit()));
      for (const client of all) client.disconnect();
    },
  };
}
