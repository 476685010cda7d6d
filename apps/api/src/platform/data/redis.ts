import { Cluster, Redis, type RedisOptions, type SentinelConnectionOptions, SentinelConnector } from "ioredis";
import type { Logger } from "pino";
import { TIME_LIMITS, type TimeLimits } from "#platform/process/time-limits.ts";

export type RedisConnections = ReturnType<typeof connectRedis>;

const retryStrategy = (times: number): number => Math.min(50 * times, 1000);

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

/** @param address `host:port` */
function serverAt(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(`redis://${address}`);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 6379) };
}

function throughSentinels(url: string, { addresses, password }: Sentinels): SentinelOptions {
  if (addresses.length === 0) return {};
  const { protocol, hostname: name } = new URL(url);
  return {
    Connector: NextConnector,
    name,
    sentinels: addresses.map(serverAt),
    ...(password && { sentinelPassword: password }),
    ...(protocol === "rediss:" && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
    // A master that hangs does not close its connections, so the Sentinels must announce the failover.
    failoverDetector: true,
  };
}

interface ClientOptions {
  connectionName: string;
  connectTimeout: number;
  commandTimeout?: number;
  maxRetriesPerRequest: number | null;
  enableOfflineQueue?: boolean;
}

/** A command for a server that is gone is tried this often elsewhere, 0.1 s apart, while nobody may wait long. */
const REDIRECTIONS_OF_A_CALL = 3;

/** @param others servers beside the one of `url`, as `host:port` */
function joinCluster(url: string, others: readonly string[], { enableOfflineQueue = true, ...own }: ClientOptions) {
  const { protocol, host, username, password } = new URL(url);
  const client = new Cluster([serverAt(host), ...others.map(serverAt)], {
    clusterRetryStrategy: retryStrategy,
    enableOfflineQueue,
    ...(!enableOfflineQueue && { maxRedirections: REDIRECTIONS_OF_A_CALL }),
    shardedSubscribers: true,
    redisOptions: {
      ...own,
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(protocol === "rediss:" && { tls: {} }),
    },
  });
  // Otherwise the first command for a server connects to it, and the next ones meanwhile fail.
  if (!enableOfflineQueue) client.on("+node", (server: Redis) => void server.connect().catch(() => undefined));
  return client;
}

/** Whether commands can be sent: on a cluster, to each master. */
function isConnected(client: Redis | Cluster): boolean {
  return client.status === "ready" && (client instanceof Redis || client.nodes("master").every(isConnected));
}

/**
 * @param options.sentinels none: `url` is the server itself; else its host is the master's name
 * @param options.cluster none: one Redis; else `url` is one server of a cluster, and these are others, as `host:port`
 */
export function connectRedis(
  url: string,
  logger: Logger,
  options: { sentinels?: Sentinels; cluster?: readonly string[]; timeLimits?: TimeLimits } = {},
) {
  const { sentinels = { addresses: [] }, cluster = [], timeLimits = TIME_LIMITS } = options;
  const connect = (own: Omit<ClientOptions, "connectTimeout">): Redis | Cluster => {
    const all = { connectTimeout: timeLimits.redisConnection, ...own };
    return cluster.length > 0
      ? joinCluster(url, cluster, all)
      : new Redis(url, { retryStrategy, autoResubscribe: false, ...throughSentinels(url, sentinels), ...all });
  };
  // While Redis is unreachable, visitors wait for `commands`; only BullMQ's worker waits for `blocking`.
  const failFast = { enableOfflineQueue: false, maxRetriesPerRequest: 0 };
  const clients = {
    commands: connect({ ...failFast, commandTimeout: timeLimits.redisCommand, connectionName: "podium-commands" }),
    limits: connect({ ...failFast, commandTimeout: timeLimits.rateLimit, connectionName: "podium-limits" }),
    subscriber: connect({ ...failFast, commandTimeout: timeLimits.redisCommand, connectionName: "podium-subscriber" }),
    blocking: connect({ maxRetriesPerRequest: null, connectionName: "podium-blocking" }),
  };
  const closingTasks: Array<() => Promise<void>> = [];
  for (const [name, client] of Object.entries(clients)) {
    client.on("error", (error: unknown) => logger.warn({ err: error, client: name }, "Redis is unreachable"));
  }

  return {
    ...clients,
    isReady: () => isConnected(clients.commands),
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
