import { chmodSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import getPort from "get-port";
import { dataDirOf, root } from "../../scripts/setup/paths.mjs";
import { apiServer, READY_TIMEOUT_MS, untilReady } from "#services/api.ts";
import { buildApi, buildWeb } from "#services/build.ts";
import { spawnNode } from "#services/programs.ts";
import { startPostgres } from "#services/postgres.ts";
import { startRedis } from "#services/redis.ts";
import { storedSecret } from "#services/secret.ts";
import { type ServerOptions, ServerProcess, until } from "#services/server-process.ts";

type Say = (line: string) => void;
type OnStarted = ServerOptions["onStarted"];

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

/** PORT=0 asks for any free port. */
async function portOf({ PORT = "" }: NodeJS.ProcessEnv): Promise<number> {
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("PORT must be a number from 0 to 65535.");
  return port === 0 ? getPort() : port;
}

/** Adds demo data and test payments for the embedded database, and a JWT secret; none of these in production. */
function apiEnv(
  env: NodeJS.ProcessEnv,
  facts: { DATA_DIR: string; HOST: string; PORT: string; DATABASE_URL: string; REDIS_URL: string },
): NodeJS.ProcessEnv {
  const isProduction = env.NODE_ENV === "production";
  const demo = !isProduction &&
    !env.DATABASE_URL && { SEED: env.SEED || "demo", PAYMENT_PROVIDER: env.PAYMENT_PROVIDER || "test" };
  const secret = !isProduction &&
    !env.JWT_SECRET && { JWT_SECRET: storedSecret(join(facts.DATA_DIR, "jwt.secret")).value };
  return { ...demo, ...secret, ...facts };
}

function webServer(options: { url: string; api: string; say: Say; onStarted: OnStarted }): ServerProcess {
  const { url, api, say, onStarted } = options;
  const { hostname, port } = new URL(url);
  const vite = [join(root, "node_modules/vite/bin/vite.js"), "--host", hostname, "--port", port, "--strictPort"];
  return new ServerProcess({
    name: "Vite",
    spawn: () => spawnNode([...vite, "--logLevel", "warn"], { cwd: join(root, "apps/web"), env: { API_URL: api } }),
    ready: (signal) => until(() => fetch(url).then(Boolean, () => false), signal),
    stopping: [{ signal: "SIGTERM", timeoutMs: 5000 }],
    keepAlive: true,
    say,
    onStarted,
  });
}

/** @param options.dev adds Vite and restarts the API at each change @throws after stopping all started servers */
export async function startPodium(options: {
  env: NodeJS.ProcessEnv;
  say: Say;
  onStarted?: OnStarted;
  signal: AbortSignal;
  dev: boolean;
}) {
  const { env, say, onStarted, signal, dev } = options;
  const dataDir = dataDirOf(env);
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL's account may enter the folder but not list it.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const host = env.HOST || "127.0.0.1";
  const port = await portOf(env);
  await assertFree(host, port);
  const address = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const apiUrl = `http://${address}:${port}`;
  const webUrl = dev ? `http://${address}:${await getPort({ port: 5173 })}` : apiUrl;

  const running: ServerProcess[] = [];
  const stop = async (how: { force?: boolean } = {}): Promise<void> => {
    for (const server of running) server.expectEnd();
    // In reverse order: the API closes its connections before the database stops.
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
    const [database, redis, ...builds] = await Promise.allSettled([
      provide(env.DATABASE_URL, () => startPostgres({ dir: join(dataDir, "postgres"), ...common })),
      provide(env.REDIS_URL, () => startRedis({ dir: join(dataDir, "redis"), ...common })),
      ...(dev ? [] : [buildWeb({ say, signal }), buildApi({ signal })]),
    ]);
    if (database.status === "rejected") throw database.reason;
    if (redis.status === "rejected") throw redis.reason;
    for (const build of builds) if (build.status === "rejected") throw build.reason;
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
      watched: dev,
      say,
      onStarted,
    });
    const servers = dev ? [api, webServer({ url: webUrl, api: apiUrl, say, onStarted })] : [api];
    running.push(...servers);
    signal.addEventListener("abort", () => void Promise.all(servers.map((server) => server.stop())));
    await Promise.all(servers.map((server) => server.start()));
    const missing = await untilReady(apiUrl, AbortSignal.any([signal, AbortSignal.timeout(READY_TIMEOUT_MS)]));
    return { url: webUrl, /** Undefined once ready. */ missing, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
