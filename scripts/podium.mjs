import { chmodSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { dataDirOf } from "./setup/paths.mjs";
import { apiServer, untilReady } from "./services/api.mjs";
import { freePort } from "./services/free-port.mjs";
import { startPostgres } from "./services/postgres.mjs";
import { startRedis } from "./services/redis.mjs";
import { keptSecret } from "./services/secret.mjs";
import { buildWeb } from "./services/web-build.mjs";

/**
 * Everything that `npm start` runs: the embedded servers where none are configured, the built website, the API.
 * @typedef {import("./services/server-process.mjs").ServerProcess} ServerProcess
 * @typedef {import("./services/server-process.mjs").ServerKind["onStarted"]} OnStarted
 */

/**
 * @param {string} host
 * @param {number} port
 * @throws Error with a sentence when somebody else listens there
 */
async function assertFree(host, port) {
  await new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const why = error.code === "EADDRINUSE" ? "is in use by another program" : `cannot be used (${error.code})`;
      failed(new Error(`Port ${port} on ${host} ${why}: choose another one, for example PORT=${port + 1} npm start.`));
    });
    probe.listen(port, host, () => probe.close(done));
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the port to listen on; PORT=0 asks for whichever is free
 */
async function portOf({ PORT = "" }) {
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("PORT must be a number from 0 to 65535.");
  return port === 0 ? freePort() : port;
}

/**
 * The variables that the API gets on top of what was set by hand. Demo data and test payments come by themselves only
 * where the database is the embedded one; a JWT secret is made only where this is not production.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ dataDir: string, host: string, port: number, databaseUrl: string, redisUrl: string }} facts
 */
function apiEnv(env, { dataDir, host, port, databaseUrl, redisUrl }) {
  const embedded = env.DATABASE_URL
    ? {}
    : { SEED: env.SEED || "demo", PAYMENT_PROVIDER: env.PAYMENT_PROVIDER || "test" };
  const secret =
    env.NODE_ENV === "production" || env.JWT_SECRET
      ? {}
      : { JWT_SECRET: keptSecret(join(dataDir, "jwt.secret")).value };
  return {
    ...embedded,
    ...secret,
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
  };
}

/**
 * Starts all of it.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(line: string) => void} options.say
 * @param {OnStarted} [options.onStarted] called for every process at the moment that it exists
 * @param {AbortSignal} options.signal ends a start that is still going on
 * @returns {Promise<{ url: string, missing: string | undefined, stop: (how?: { force?: boolean }) => Promise<void> }>}
 * @throws Error with a sentence for people; everything that was started is stopped by then
 */
export async function startPodium({ env, say, onStarted, signal }) {
  const dataDir = dataDirOf(env);
  mkdirSync(dataDir, { recursive: true });
  // The account that PostgreSQL runs as under root has to pass through, not to look around.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const host = env.HOST || "127.0.0.1";
  const port = await portOf(env);
  await assertFree(host, port);
  const url = `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}`;

  /** @type {ServerProcess[]} */
  const running = [];
  const stop = async (/** @type {{ force?: boolean }} */ how = {}) => {
    for (const server of running) server.letGo();
    // Last started first: the API lets go of the database before the database goes.
    for (const server of running.toReversed()) await server.stop(how);
  };
  const common = { keepAlive: true, say, ...(onStarted ? { onStarted } : {}) };
  /** @param {string | undefined} configured @param {() => Promise<{ url: string, server: ServerProcess }>} start */
  const provide = async (configured, start) => {
    if (configured) return configured;
    const { url: embeddedUrl, server } = await start();
    running.unshift(server);
    return embeddedUrl;
  };
  try {
    const parts = await Promise.allSettled([
      provide(env.DATABASE_URL, () => startPostgres({ dir: join(dataDir, "postgres"), ...common })),
      provide(env.REDIS_URL, () => startRedis({ dir: join(dataDir, "redis"), ...common })),
      buildWeb({ say, signal }).then(() => ""),
    ]);
    const [databaseUrl, redisUrl] = parts.map((part) => {
      if (part.status === "rejected") throw part.reason;
      return part.value;
    });
    signal.throwIfAborted();
    const api = apiServer({
      env: apiEnv(env, { dataDir, host, port, databaseUrl: databaseUrl ?? "", redisUrl: redisUrl ?? "" }),
      url,
      say,
      ...(onStarted ? { onStarted } : {}),
    });
    running.push(api);
    signal.addEventListener("abort", () => void api.stop());
    await api.start();
    const missing = await untilReady(url, AbortSignal.any([signal, AbortSignal.timeout(60_000)]));
    return { url, missing, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
