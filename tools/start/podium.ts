import { spawn } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import getPort from "get-port";
import { dataDirOf, pinnedNode, root } from "../../scripts/setup/paths.mjs";
import { projectEnv } from "../../scripts/setup/pinned-node.mjs";
import { apiServer, untilReady } from "#services/api.ts";
import { startPostgres } from "#services/postgres.ts";
import { startRedis } from "#services/redis.ts";
import { storedSecret } from "#services/secret.ts";
import { type ServerOptions, ServerProcess, until } from "#services/server-process.ts";
import { buildWeb } from "#services/web-build.ts";

type Say = (line: string) => void;
type OnStarted = ServerOptions["onStarted"];

/** @throws Error with a sentence when somebody else listens there */
async function assertFree(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "is in use by another program" : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} on ${host} ${why}: choose another one, for example PORT=${port + 1} npm start.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** The port to listen on; PORT=0 asks for whichever is free. */
async function portOf({ PORT = "" }: NodeJS.ProcessEnv): Promise<number> {
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("PORT must be a number from 0 to 65535.");
  return port === 0 ? getPort() : port;
}

/**
 * The variables that the API gets on top of what was set by hand. Demo data and test payments come by themselves only
 * where the database is the embedded one; a JWT secret is made only where this is not production.
 */
function apiEnv(
  env: NodeJS.ProcessEnv,
  facts: { DATA_DIR: string; HOST: string; PORT: string; DATABASE_URL: string; REDIS_URL: string },
): NodeJS.ProcessEnv {
  const embedded = !env.DATABASE_URL && {
    SEED: env.SEED || "demo",
    PAYMENT_PROVIDER: env.PAYMENT_PROVIDER || "test",
  };
  const needsSecret = env.NODE_ENV !== "production" && !env.JWT_SECRET;
  const secret = needsSecret && { JWT_SECRET: storedSecret(join(facts.DATA_DIR, "jwt.secret")).value };
  return { ...embedded, ...secret, ...facts };
}

/** Vite's server, which reloads the web app at each change and passes calls on to the API. */
function webServer(options: { url: string; api: string; say: Say; onStarted: OnStarted }): ServerProcess {
  const { url, api, say, onStarted } = options;
  const { hostname, port } = new URL(url);
  const stopWithParent = ["--import", join(root, "tools/services/stop-with-parent.ts")];
  const vite = [join(root, "node_modules/vite/bin/vite.js"), "--host", hostname, "--port", port, "--strictPort"];
  return new ServerProcess({
    name: "Vite",
    spawn: () =>
      spawn(pinnedNode, [...stopWithParent, ...vite, "--logLevel", "warn"], {
        cwd: join(root, "apps/web"),
        env: { ...projectEnv(), API_URL: api },
        detached: true,
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      }),
    ready: (signal) => until(() => fetch(url).then(Boolean, () => false), signal),
    stopping: [{ signal: "SIGTERM", timeoutMs: 5000 }],
    keepAlive: true,
    say,
    onStarted,
  });
}

export interface Podium {
  /** Where people go. */
  url: string;
  /** What the API still lacks; undefined once it is ready. */
  missing: string | undefined;
  stop(options?: { force?: boolean }): Promise<void>;
}

/**
 * Starts everything that `npm start` runs: the embedded servers where none are configured, the built website, the API.
 * @param options.onStarted called for every process at the moment that it exists
 * @param options.signal ends a start that is still going on
 * @param options.dev the API starts again at each change, and Vite stands before it instead of the built website
 * @throws Error with a sentence for people; everything that was started is stopped by then
 */
export async function startPodium(options: {
  env: NodeJS.ProcessEnv;
  say: Say;
  onStarted?: OnStarted;
  signal: AbortSignal;
  dev: boolean;
}): Promise<Podium> {
  const { env, say, onStarted, signal, dev } = options;
  const dataDir = dataDirOf(env);
  mkdirSync(dataDir, { recursive: true });
  // The account that PostgreSQL runs as under root has to pass through, not to look around.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const host = env.HOST || "127.0.0.1";
  const port = await portOf(env);
  await assertFree(host, port);
  const address = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const apiUrl = `http://${address}:${port}`;
  const webUrl = dev ? `http://${address}:${await getPort({ port: 5173 })}` : apiUrl;

  const running: ServerProcess[] = [];
  const stop: Podium["stop"] = async (how = {}) => {
    for (const server of running) server.expectEnd();
    // Last started first: the API lets go of the database before the database goes.
    for (const server of running.toReversed()) await server.stop(how);
  };
  const provide = async (
    configured: string | undefined,
    start: () => Promise<{ url: string; server: ServerProcess }>,
  ): Promise<string> => {
    if (configured) return configured;
    const { url, server } = await start();
    running.unshift(server);
    return url;
  };
  const common = { keepAlive: true, say, onStarted };
  try {
    const [database, redis, build] = await Promise.allSettled([
      provide(env.DATABASE_URL, () => startPostgres({ dir: join(dataDir, "postgres"), ...common })),
      provide(env.REDIS_URL, () => startRedis({ dir: join(dataDir, "redis"), ...common })),
      dev ? undefined : buildWeb({ say, signal }),
    ]);
    if (database.status === "rejected") throw database.reason;
    if (redis.status === "rejected") throw redis.reason;
    if (build.status === "rejected") throw build.reason;
    signal.throwIfAborted();
    const facts = {
      DATA_DIR: dataDir,
      HOST: host,
      PORT: String(port),
      DATABASE_URL: database.value,
      REDIS_URL: redis.value,
    };
    const api = apiServer({
      env: { ...apiEnv(env, facts), ...(dev && { PUBLIC_URL: env.PUBLIC_URL || webUrl }) },
      url: apiUrl,
      nodeOptions: dev ? ["--watch", "--watch-preserve-output", "--inspect"] : [],
      say,
      onStarted,
    });
    const servers = dev ? [api, webServer({ url: webUrl, api: apiUrl, say, onStarted })] : [api];
    running.push(...servers);
    signal.addEventListener("abort", () => void Promise.all(servers.map((server) => server.stop())));
    await Promise.all(servers.map((server) => server.start()));
    const missing = await untilReady(apiUrl, AbortSignal.any([signal, AbortSignal.timeout(60_000)]));
    return { url: webUrl, missing, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
