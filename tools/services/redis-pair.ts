// Two Redis and three Sentinels, as docs/scaling.md has them: when the master is gone a replica takes its place.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { freePort } from "./ports.ts";
import { spawnLogged } from "./programs.ts";
import { provideRedis } from "./redis-program.ts";
import { startRedis } from "./redis.ts";
import { storedSecret } from "./secret.ts";
import { ServerProcess, until } from "./server-process.ts";

/** The master's name, which is the host of REDIS_URL. */
const NAME = "podium";
const SENTINELS = 3;
const QUORUM = 2;
/** The recommended 5 s would only make tests longer. */
const DOWN_AFTER_MS = 1000;
/** When no Sentinel got enough votes, each tries again after twice this. */
const FAILOVER_MS = 3000;
/** For what hangs: a Sentinel also waits for 30 s each time that the machine was too busy for it. */
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
  // A Sentinel writes what it learns into its own file.
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
  // By default it asks a server every ten seconds whether it is a replica, which only makes tests longer.
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
    // Without the pause in which a master waits for more replicas to synchronize with.
    const settings = { masterauth: password, "repl-diskless-sync-delay": "0", ...replicaof };
    const redis = await startRedis({ dir: join(dir, name), passwordFile, fast: true, settings });
    starting.defer(() => redis.server.stop({ force: true }));
    return redis;
  };
  const master = await start("first");
  const { port } = new URL(master.url);
  await start("second", { replicaof: `127.0.0.1 ${port}` });

  // A Sentinel asks for replicas when it starts, and again after ten seconds.
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
    /** As a replica of the new master, which takes what was written to it meanwhile from it. */
    async returnMaster(): Promise<void> {
      await master.server.start();
      await within("the old master's return", async () =>
        (await infoOf(master.url, "replication")).includes("master_link_status:up"),
      );
    },
    stop: () => running.disposeAsync(),
  };
}
