import { Redis } from "ioredis";
import type { Logger } from "pino";

export interface RedisConnections {
  /** Fails fast while Redis is away: for answers that somebody waits for. */
  readonly commands: Redis;
  /** Waits for Redis to come back: for the Socket.IO adapter and BullMQ workers, which poll. */
  readonly patient: Redis;
  /** Whether a command that is sent now would reach Redis. */
  isReady(): boolean;
  close(): Promise<void>;
}

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
  const commands = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 3000,
    connectTimeout: 3000,
    retryStrategy,
    connectionName: "podium-commands",
  });
  const patient = new ForgivingRedis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 3000,
    retryStrategy,
    connectionName: "podium-patient",
  });
  for (const [name, client] of Object.entries({ commands, patient })) {
    client.on("error", (error) => logger.warn({ err: error, client: name }, "Redis is away"));
  }

  return {
    commands,
    patient,
    isReady: () => commands.status === "ready",
    async close() {
      await Promise.allSettled([commands.quit(), patient.quit()]);
      commands.disconnect();
      patient.disconnect();
    },
  };
}
