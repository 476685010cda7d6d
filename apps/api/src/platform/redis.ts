import { Redis } from "ioredis";
import type { Logger } from "pino";

export interface RedisConnections {
  /** Fails fast while Redis is away: for what a person waits for. */
  readonly commands: Redis;
  /** Times out after 200 ms: for limits, which then count in memory. */
  readonly limits: Redis;
  /** Waits for Redis to come back: for the Socket.IO adapter and BullMQ workers, which poll. */
  readonly blocking: Redis;
  /** Whether a command that is sent now would reach Redis. */
  isReady(): boolean;
  close(): Promise<void>;
}

/** A call that counts twice waits for less than half a second while Redis hangs. */
const LIMITS_TIMEOUT_MS = 200;

/** Reconnects for ever, at most a second apart, so that the product is back soon after Redis is. */
const retryStrategy = (times: number): number => Math.min(50 * times, 1000);

/**
 * The Socket.IO adapter does not await what it publishes: a connection that closes meanwhile would become an unhandled
 * rejection. Callers that await still get the error.
 */
class ForgivingRedis extends Redis {
  override sendCommand(...parts: Parameters<Redis["sendCommand"]>): unknown {
    const reply = super.sendCommand(...parts);
    if (reply instanceof Promise) reply.catch(() => undefined);
    return reply;
  }
}

/** @param url redis:// or rediss:// */
export function connectRedis(url: string, logger: Logger): RedisConnections {
  const common = { connectTimeout: 3000, retryStrategy };
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
    client.on("error", (error) => logger.warn({ err: error, client: name }, "Redis is away"));
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
