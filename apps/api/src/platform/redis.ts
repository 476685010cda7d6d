import { Redis } from "ioredis";
import type { Logger } from "pino";

export interface RedisConnections {
  /** Fails fast while Redis is away: for answers that somebody waits for. */
  readonly commands: Redis;
  /** Gives up so soon that nobody notices: for rate limits, which then count in memory. */
  readonly limits: Redis;
  /** Waits for Redis to come back: for the Socket.IO adapter and BullMQ workers, which poll. */
  readonly blocking: Redis;
  /** Whether a command that is sent now would reach Redis. */
  isReady(): boolean;
  close(): Promise<void>;
}

/** A call that counts twice is then held up by less than half a second. */
const LIMITS_TIMEOUT_MS = 200;

/** Reconnects for as long as the process lives, at most a second apart, so that the product is back soon after Redis is. */
const retryStrategy = (times: number): number => Math.min(50 * times, 1000);

/**
 * The Socket.IO adapter publishes and looks away: a connection that closes meanwhile must not become an error that nobody
 * caught. Whoever waits for an answer gets the error all the same.
 */
class ForgivingRedis extends Redis {
  override sendCommand(...parts: Parameters<Redis["sendCommand"]>): unknown {
    const answer = super.sendCommand(...parts);
    if (answer instanceof Promise) answer.catch(() => undefined);
    return answer;
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
