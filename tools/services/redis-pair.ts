// Two Redis servers and three Sentinels, as in docs/scaling.md: a replica replaces a dead master.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { freePort } from "./ports.ts";
import { spawnLogged } from "./programs.ts";
import { provideRedis, startRedis } from "./redis.ts";
import { storedSecret } from "./secret.ts";
import { ServerProcess, until } from "./server-process.ts";

/** The master's name, which is the host of REDIS_URL. */
const NAME = "podium";
const SENTINELS = 3;
const QUORUM = 2;
/** The recommended 5 s would only make tests longer. */
const DOWN_AFTER_MS = 1000;
/** If no Sentinel gets enough votes, each retries after twice this time. */
const FAILOVER_MS = 3000;
/** Limit for steps that hang; generous, because a Sentinel also pauses for 30 s if the machine was too busy. */
const TIMEOUT_MS = 300_000;

async function ask<Answer>(url: string, question: (client: Redis) => Promise<Answer>): Promise<Answer | undefined> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, commandTimeout: 5000 });
  client.on("error", () => undefined);
  try {
    return await question(client);
  } catch {
    return undefined;
  } finally {
    client.disconnect();
  }
}

const infoOf = (url: string, section: string): Promise<string> =>
  ask(url, (client) => client.info(section)).then((info = "") => info);

async function startSentinel(dir: string, master: { port: string; password: string }) {
  const { command, env } = await provideRedis(() => undefined);
  const port = await freePort();
  const file = `${dir}.conf`;
  const logFile = `${dir}.log`;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lines = [
    "bind 127.0.0.1",
    `port ${port}`,
    `dir "${dir}"`,
    `sentinel monitor ${NAME} 127.0.0.1 ${master.port} ${QUORUM}`,
    `sentinel auth-pass ${NAME} ${master.password}`,
    `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
    `sentinel failover-timeout ${NAME} ${FAILOVER_MS}`,
  ];
  // A Sentinel writes its state into its configuration file.
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  const url = `redis://127.0.0.1:${port}`;
  const server = new ServerProcess({
    name: "Sentinel",
    spawn: () => spawnLogged(logFile, command, [file, "--sentinel"], { env }),
    ready: (signal) =>
      until(async () => (await infoOf(url, "sentinel")).includes(`name=${NAME},status=ok,`), signal, 100),
    stopping: [{ signal: "SIGTERM", timeoutMs: 2000 }],
    logFile,
  });
  await server.start();
  // The default, asking a server every ten seconds for its role, would only make tests longer.
  await ask(url, (client) => client.call("SENTINEL", "DEBUG", "INFO-PERIOD", "500"));
  return { url, address: `127.0.0.1:${port}`, server };
}

async function within(what: string, question: () => Promise<boolean>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await until(question, signal);
  if (signal.aborted) throw new Error(`${what} took longer than ${TIMEOUT_MS} ms`);
}

export type RedisPair = Awaited<ReturnType<typeof startRedisPair>>;

export async function startRedisPair(dir: string) {
  await using starting = new AsyncDisposableStack();
  const passwordFile = `${dir}.password`;
  const { value: password } = storedSecret(passwordFile);
  const start = async (name: string, replicaof: Record<string, string> = {}) => {
    // The delay of 0 skips the wait for more replicas before a synchronization.
    const settings = { masterauth: password, "repl-diskless-sync-delay": "0", ...replicaof };
    const redis = await startRedis({ dir: join(dir, name), passwordFile, fast: true, settings });
    starting.defer(() => redis.server.stop({ force: true }));
    return redis;
  };
  const master = await start("first");
  const { port } = new URL(master.url);
  await start("second", { replicaof: `127.0.0.1 ${port}` });

  // The replica must be known first, because a Sentinel asks for replicas only at its start and ten seconds later.
  await within("the first copy", async () => (await infoOf(master.url, "replication")).includes("state=online"));
  const sentinels = await Promise.all(
    Array.from({ length: SENTINELS }, async (_, index) => {
      const sentinel = await startSentinel(join(dir, `sentinel-${index}`), { port, password });
      starting.defer(() => sentinel.server.stop({ force: true }));
      return sentinel;
    }),
  );

  const each = async (fits: (info: string) => boolean): Promise<boolean> =>
    (await Promise.all(sentinels.map(({ url }) => infoOf(url, "sentinel")))).every(fits);
  await within("the Sentinels' acquaintance", () => each((info) => info.includes(`slaves=1,sentinels=${SENTINELS}`)));

  const running = starting.move();
  return {
    url: `redis://:${password}@${NAME}`,
    sentinels: sentinels.map(({ address }) => address).join(","),
    /** Resolves once the Sentinels know the other server as master. */
    async killMaster(): Promise<void> {
      await master.server.kill();
      await within("the failover", () => each((info) => /status=ok,/.test(info) && !info.includes(`:${port},`)));
    },
    /** Restarts the old master as a replica, and waits until it has the new master's data. */
    async returnMaster(): Promise<void> {
      await master.server.start();
      await within("the old master's return", async () =>
        (await infoOf(master.url, "replication")).includes("master_link_status:up"),
      );
    },
    stop: () => running.disposeAsync(),
  };
}
