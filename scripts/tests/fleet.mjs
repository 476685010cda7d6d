// The product as docker-compose.yml runs it, with processes for containers: PostgreSQL, Redis, two web processes, a
// worker, and nginx with the very templates of deploy/nginx before them.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { apiServer, untilReady } from "../../tools/services/api.ts";
import { startNginx } from "../services/nginx.mjs";
import { startPostgres } from "../../tools/services/postgres.ts";
import { startRedis } from "../../tools/services/redis.ts";

/** @typedef {{ url: string, server: import("../../tools/services/server-process.ts").ServerProcess }} Member */

export const fleetAdmin = { email: "beheer@fleet.example", password: "fleet-tests-only" };

/** @param {Member} member @throws Error with what is missing when it does not become ready */
export async function memberReady({ url }) {
  const missing = await untilReady(url, AbortSignal.timeout(30_000));
  if (missing) throw new Error(`${url} is not ready: ${missing}`);
}

/**
 * @param {Record<string, string>} env for all of the product's processes
 * @returns {Promise<Member>} ready
 */
async function startMember(env) {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const server = apiServer({ env: { ...env, HOST: "127.0.0.1", PORT: String(port) }, url });
  await server.start();
  const member = { url, server };
  await memberReady(member);
  return member;
}

/**
 * @param {object} options
 * @param {Record<string, string>} [options.env] on top of the fleet's own
 * @param {{ certificate: string, key: string }} [options.tls] files; none: without TLS
 */
export async function startFleet({ env = {}, tls } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "podium-fleet-"));
  chmodSync(folder, 0o711);
  const [postgres, redis] = await Promise.all([
    startPostgres({ dir: join(folder, "postgres"), fast: true }),
    startRedis({ dir: join(folder, "redis"), fast: true }),
  ]);
  const common = {
    NODE_ENV: "production",
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    DATA_DIR: folder,
    JWT_SECRET: "only for tests, and long enough for that",
    ADMIN_EMAIL: fleetAdmin.email,
    ADMIN_PASSWORD: fleetAdmin.password,
    LOG_LEVEL: "warn",
    RATE_LIMIT: "off",
    ...env,
  };
  // All at once, as compose starts them: whoever comes first migrates, the others wait for that.
  const [first, second, worker] = await Promise.all([
    startMember({ ...common, ROLE: "web" }),
    startMember({ ...common, ROLE: "web" }),
    startMember({ ...common, ROLE: "worker" }),
  ]);
  const [port, plainPort] = [await getPort(), await getPort()];
  const secure = tls && `ssl http2; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key}`;
  const proxy = await startNginx({
    dir: join(folder, "nginx"),
    port,
    variables: {
      API_SERVERS: [first, second].map(({ url }) => `server ${new URL(url).host} max_fails=0;`).join(" "),
      LISTEN: `listen 127.0.0.1:${port}${secure ? ` ${secure}` : ""};`,
      SERVER_NAME: "_",
      ...(tls && { LISTEN_PLAIN: `listen 127.0.0.1:${plainPort};` }),
    },
  });
  return {
    url: `${tls ? "https" : "http"}://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    web: [first, second],
    worker,
    async stop() {
      await proxy.stop();
      await Promise.all([first, second, worker].map(({ server }) => server.stop()));
      await Promise.all([postgres.server.stop(), redis.server.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
