import { mkdirSync, rmSync } from "node:fs";
import { Redis } from "ioredis";
import { freePort } from "./ports.ts";
import { spawnLogged } from "./programs.ts";
import { provideRedis } from "./redis-program.ts";
import { storedSecret } from "./secret.ts";
import { ServerProcess, type ServerOptions, startPastObstacles, until } from "./server-process.ts";

/** Whether Redis accepts commands; false also while it loads its file. */
async function acceptsCommands(url: string): Promise<boolean> {
  const client = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    retryStrategy: () => null,
    connectTimeout: 5000,
    commandTimeout: 5000,
  });
  client.on("error", () => undefined);
  try {
    return (await client.ping()) === "PONG";
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

/** Starts Redis with a password, because every account of the machine can reach loopback. */
export async function startRedis(
  options: {
    dir: string;
    fast?: boolean;
    passwordFile?: string;
    /** Lines of redis.conf, such as `replicaof`. */
    settings?: Record<string, string>;
  } & Pick<ServerOptions, "keepAlive" | "say" | "onStarted">,
): Promise<{ url: string; server: ServerProcess }> {
  const { dir, fast = false, keepAlive, say = () => undefined, onStarted } = options;
  const { passwordFile = `${dir}.password`, settings: further = {} } = options;
  const program = await provideRedis(say);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { value: password } = storedSecret(passwordFile);
  const logFile = `${dir}.log`;
  rmSync(logFile, { force: true });
  let port = await freePort();
  const urlOf = (at: number): string => `redis://:${password}@127.0.0.1:${at}`;

  const spawnServer = () => {
    const settings = {
      bind: "127.0.0.1",
      port,
      dir: `"${dir}"`,
      requirepass: password,
      appendonly: fast ? "no" : "yes",
      save: '""',
      // BullMQ must not lose jobs to eviction.
      "maxmemory-policy": "noeviction",
      daemonize: "no",
      ...further,
    };
    const child = spawnLogged(logFile, program.command, ["-"], { env: program.env, stdin: "pipe" });
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(
      Object.entries(settings)
        .map(([name, value]) => `${name} ${value}\n`)
        .join(""),
    );
    return child;
  };
  const server = new ServerProcess({
    name: "Redis",
    spawn: spawnServer,
    ready: (signal) => until(() => acceptsCommands(urlOf(port)), signal),
    stopping: [{ signal: "SIGTERM", timeoutMs: 5000 }],
    logFile,
    keepAlive,
    say,
    onStarted,
  });
  await startPastObstacles(server, logFile, async () => {
    port = await freePort();
  });
  return { url: urlOf(port), server };
}
