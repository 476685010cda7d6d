import { Redis, type RedisOptions, type SentinelConnectionOptions, SentinelConnector } from "ioredis";
import type { Logger } from "pino";
import { TIME_LIMITS, type TimeLimits } from "#platform/process/time-limits.ts";

export type RedisConnections = ReturnType<typeof connectRedis>;

const retryStrategy = (times: number): number => Math.min(50 * times, 1000);

/** Handles rejections that the Socket.IO adapter does not: of its publishes, and of its duplicate's subscription. */
class ForgivingRedis extends Redis {
  override duplicate = ((override?: Partial<RedisOptions>) =>
    new ForgivingRedis({ ...this.options, ...override } as RedisOptions & {
      replyMapping: "legacy";
    })) as Redis["duplicate"];

  override sendCommand(...parts: Parameters<Redis["sendCommand"]>): unknown {
    const reply = super.sendCommand(...parts);
    if (reply instanceof Promise) reply.catch(() => undefined);
    return reply;
  }
}

/** Stops the last connection's failover listener, which would end the next attempt to connect: ioredis would stop. */
class NextConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions);
  }

  override connect(...parts: Parameters<SentinelConnector["connect"]>): ReturnType<SentinelConnector["connect"]> {
    this.disconnect();
    return super.connect(...parts);
  }
}

/** Servers that know which Redis is the master: each connection asks them first, and again after a failover. */
interface Sentinels {
  /** `host:port` */
  addresses: readonly string[];
  password?: string | undefined;
}

type SentinelOptions = Pick<
  RedisOptions,
  | "Connector"
  | "name"
  | "sentinels"
  | "sentinelPassword"
  | "enableTLSForSentinelMode"
  | "sentinelTLS"
  | "failoverDetector"
>;

function throughSentinels(url: string, { addresses, password }: Sentinels): SentinelOptions {
  if (addresses.length === 0) return {};
  const { protocol, hostname: name } = new URL(url);
  return {
    Connector: NextConnector,
    name,
    sentinels: addresses.map((address) => {
      const { hostname, port } = new URL(`redis://${address}`);
      return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
    }),
    ...(password && { sentinelPassword: password }),
    ...(protocol === "rediss:" && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
    // A master that hangs does not close its connections, so the Sentinels must announce the failover.
    failoverDetector: true,
  };
}

/** @param options.sentinels none: `url` is the server itself; else its host is the master's name */
export function connectRedis(
  url: string,
  logger: Logger,
  options: { sentinels?: Sentinels; timeLimits?: TimeLimits } = {},
) {
  const { sentinels = { addresses: [] }, timeLimits = TIME_LIMITS } = options;
  const common = { connectTimeout: timeLimits.redisConnection, retryStrategy, ...throughSentinels(url, sentinels) };
  // While Redis is unreachable, visitors wait for `commands`; only Socket.IO and BullMQ wait for `blocking`.
  const failFast = { ...common, enableOfflineQueue: false, maxRetriesPerRequest: 0 };
  const commands = new Redis(url, {
    ...failFast,
    commandTimeout: timeLimits.redisCommand,
    connectionName: "podium-commands",
  });
  const limits = new Redis(url, { ...failFast, commandTimeout: timeLimits.rateLimit, connectionName: "podium-limits" });
  const blocking = new ForgivingRedis(url, {
    ...common,
    maxRetriesPerRequest: null,
    connectionName: "podium-blocking",
  });
  const clients = { commands, limits, blocking };
  const closingTasks: Array<() => Promise<void>> = [];
  for (const [name, client] of Object.entries(clients)) {
    client.on("error", (error) => logger.warn({ err: error, client: name }, "Redis is unreachable"));
  }

  return {
    ...clients,
    isReady: () => commands.status === "ready",
    /** @param send writes data that is still in memory; must fail by itself when Redis does not respond */
    beforeClose: (send: () => Promise<void>): void => void closingTasks.push(send),
    async close() {
      await Promise.allSettled(closingTasks.map((send) => send()));
      const all = Object.values(clients);
      await Promise.allSettled(all.map((client) => client.quit()));
      for (const client of all) client.disconnect();
    },
  };
}
