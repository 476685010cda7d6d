import { join } from "node:path";
import { mkdirSync, rmSync } from "node:fs";
import { Redis } from "ioredis";
import { cacheDir, pinnedNode, projectEnv, root } from "../../scripts/setup/paths.mjs";
import { hasDebianPackages, libraryPathOf, provideFromDebian } from "./debian-packages.ts";
import { onPath, runToEnd, spawnLogged, starts } from "./programs.ts";
import { freePort } from "./ports.ts";
import { storedSecret } from "./secret.ts";
import { type ServerOptions, ServerProcess, startPastObstacles, until } from "./server-process.ts";

/** A redis-server, or a valkey-server, which speaks the same protocol. */
interface RedisProgram {
  command: string;
  env: NodeJS.ProcessEnv;
}

const unpacked = join(cacheDir, `redis-${process.platform}-${process.arch}`);

const runs = ({ command, env }: RedisProgram): boolean => starts(command, { env });

function findRedis(): RedisProgram | undefined {
  const present = onPath("redis-server", "valkey-server").map((command) => ({ command, env: process.env }));
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPathOf(unpacked) };
  return [...present, { command: join(unpacked, "usr/bin/redis-server"), env }].find(runs);
}

async function fromDebian(say: (line: string) => void): Promise<RedisProgram | undefined> {
  if (!hasDebianPackages()) return undefined;
  // The package redis-tools contains the program; only libraries among the dependencies are needed.
  const wanted = ["redis-server", "redis-tools"];
  return provideFromDebian("Redis", findRedis, { wanted, follow: /^(lib(?!c6$)|lua)/, folder: unpacked, say });
}

/** Package outside the workspaces, because hardly any machine needs it. */
const compiler = join(root, "tools/services/redis-compiler");
const COMPILE = `import { RedisBinary } from "redis-memory-server";
console.log(await RedisBinary.getPath({ downloadDir: process.argv[1] }));`;

async function compiled(say: (line: string) => void): Promise<RedisProgram> {
  say("No Redis on this machine: building one, which takes some minutes the first time …");
  const options = { cwd: compiler, env: projectEnv() };
  await runToEnd("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], options);
  const args = ["--input-type=module", "--eval", COMPILE, join(cacheDir, "redis-compiled")];
  return { command: (await runToEnd(pinnedNode, args, options)).trim(), env: process.env };
}

/** Provides Redis without installing it system-wide. @throws Error that says what to do */
export async function provideRedis(say: (line: string) => void): Promise<RedisProgram> {
  const reasons: string[] = [];
  for (const way of [findRedis, fromDebian, compiled]) {
    try {
      const program = await way(say);
      if (program && runs(program)) return program;
    } catch (error) {
      reasons.push(String(error instanceof Error ? error.message : error).split("\n")[0] ?? "");
    }
  }
  throw new Error(
    `There is no Redis here and none could be had: install redis-server, or set REDIS_URL to one. (${reasons.join("; ")})`,
  );
}

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
